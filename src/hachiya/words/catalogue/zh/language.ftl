language-name = 中文
language-tag = zh-Hans
language-breaks = anywhere

## Several in a row: what stands between them, and before the last

language-comma = { $first }、{ $second }
language-and = { $first }和{ $second }
language-and-more = { $first }、{ $second }
language-or = { $first }或{ $second }
language-or-more = { $first }、{ $second }

## Sentences

language-sentences = { $first }{ $second }
language-clause = { $sentence }（{ $clause }）

## People

language-person = { $name }
language-bot = { $name }
language-seat = { $number }号座

## Names side by side, as pairs are called

language-beside = { $first }{ $second }
language-partners = { $first }·{ $second }
