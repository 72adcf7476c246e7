language-name = 日本語
language-tag = ja
language-breaks = anywhere

## Several in a row: what stands between them, and before the last

language-comma = { $first }、{ $second }
language-and = { $first }と{ $second }
language-and-more = { $first }と{ $second }
language-or = { $first }か{ $second }
language-or-more = { $first }か{ $second }

## Sentences

language-sentences = { $first }{ $second }
language-clause = { $sentence }（{ $clause }）

## People

language-person = { $name }さん
language-bot = { $name }
language-seat = 席{ $number }

## Names side by side, as pairs are called

language-beside = { $first }{ $second }
language-partners = { $first }・{ $second }
