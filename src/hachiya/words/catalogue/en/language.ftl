### How this language puts things together.

language-name = English
# What a document in it is marked as (BCP 47)
language-tag = en
# Where a line may be broken: at `spaces`, or `anywhere`
language-breaks = spaces

## Several in a row: what stands between them, and before the last

language-comma = { $first }, { $second }
language-and = { $first } and { $second }
language-and-more = { $first }, { $second }
language-or = { $first } or { $second }
language-or-more = { $first }, { $second }

## Sentences

language-sentences = { $first } { $second }
language-clause = { $sentence } ({ $clause })

## People

language-person = { $name }
language-bot = { $name }
language-seat = seat { $number }

## Names side by side, as pairs are called

language-beside = { $first } { $second }
language-partners = { $first } & { $second }
