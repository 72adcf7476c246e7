### What is wrong with a record: with its text, with one of its events, or with what it says happened.
###
### $line (Number) – of the file, from 1
### $column (Number) – of the line, from 1
### $what (Message) – what is wrong there
### $expected (Message[]) – what would have been right
### $place (Text) – which value of which event
### $found (Text) – what stands there, as JSON
### $key (Text) – a key
### $keys (Text[]) – keys that there are
### $name (Text) – of an event, a fact, a game
### $names (Text[]) – those that there are
### $why (Text) – what Python says of it, in English
### $number (Number) – how many
### $other (Number) – how many of something else
### $most (Number) – how many at most
### $seat (Seat) – whose turn, whose line
### $wrong (Seat) – whom the line names instead
### $cards (Text) – cards as records write them
### $more (Text) – more of them
### $card (Text) – one card
### $text (Text) – a line as it would be right
### $texts (Text[]) – lines as they would be right
### $legal (Message[]) – choices that would be legal
### $yaku (Yaku) – what a seat held
### $reason (Message) – why it is so
### $viewer (Text) – who saw it
### $game (Message) – which game
### $version (Number) – of its rules
### $right (Number) – the version that this program plays

## Where

record-at-line = Line { $line }: { $what }
record-at-column = Line { $line }, column { $column }: { $what }

## Files

record-empty-file = The file is empty
record-long-line = The line is longer than { $number } bytes
record-byte-order-mark = The file begins with a byte order mark (BOM); save it as UTF-8 without BOM
record-no-text = Not UTF-8 text (a binary file?)
record-ends-in-character = The file ends inside a character
record-ends-in-line = The file ends inside this line
record-damaged-gzip = The compressed file is damaged
record-empty-line = An empty line; expected an event
record-not-json = Not JSON: { $why }
record-long-number = The number is too long
record-no-number = { $key } is not a valid number
record-key-twice = The key { $key } is there twice
record-too-deep = Nested too deep

## Something else was expected

record-expected = Expected { $expected-or }
record-expected-not = Expected { $expected-or }, not { $found }
record-expected-at = { $place }: expected { $expected-or }, not { $found }
record-unknown-key = { $name } has no key { $key }; its keys: { $keys }
record-needs-key = { $name } needs the key "{ $key }"
record-needs-tag = Needs the key "{ $key }", one of: { $names }
record-unknown-event = Unknown event { $found }; known: { $names }
record-unknown-fact = Unknown fact { $found }; known: { $names }
record-one-half = `entropy` needs either "sha256" or "words"
record-hidden-cards = Unknown cards (?) stand only in a record whose match line names a viewer

## What could be expected

record-an-integer = an integer
record-a-string = a string
record-utf8-text = text that UTF-8 can write
record-true-or-false = true or false
record-a-list = a list
record-seat-and-card = [seat, card]
record-an-object = an object
record-taken-cards = 0, 1 or 3 cards
record-a-stage = a level (0 or 2 … 14)
record-nothing = null
record-at-least = at least { $number }
record-at-most = at most { $number }
record-entries-at-least = at least { $number } { $number ->
        [one] entry
       *[other] entries
    }
record-entries-at-most = at most { $number } { $number ->
        [one] entry
       *[other] entries
    }
record-characters-at-most = at most { $number } characters
record-no-card-thrice = no card more than twice ({ $card } is there { $number } times)
record-one-of = { $names-or }
record-known-first = the unknown cards (?) after the known
record-flower-cards = cards A–Z, a–v (there is no { $found })
record-each-once = each card once ({ $card } is there twice)
record-in-order = cards in the order A–Z, a–v ("{ $cards }")
record-cards-exactly = exactly { $number } cards ({ $other } here)
record-cards-at-least = at least { $number } { $number ->
        [one] card
       *[other] cards
    }
record-cards-at-most = at most { $number } cards ({ $other } here)
record-one-card = one card (A–Z, a–v)
record-playing-card = a card (2–9 T J Q K A with S H D C; LJ, BJ)
record-hex-digits = 64 hexadecimal digits (0–9, a–f)
record-a-word = a word of letters, digits and _
record-words-of-line = one of: { $keys }
record-line-like = "{ $text }" …
record-value-of = { $name }'s { $key }
record-only-once = { $key } only once
record-not-both = either { $key } or { $name }, not both
record-any-of = { $keys }
record-end-of-line = the end of the line
record-value-for = a value for { $key }
record-from-to = from>to, such as 2>1 or 0>pot
record-draw-like = seat:card, such as 0:A
record-bare-word = a word without quotes
record-quoted-text = text in quotes ("…")
record-marked = "{ $key }", such as { $text }
record-yes-or-no = yes or no
record-game-name = the name of a game
record-closing-bracket = a closing ")"
record-closing-quote = a closing quote (")
record-json-text = text quoted as in JSON (\" \\ \n \u…)
record-option-list = option=value, …
record-option-of = an option of { $name } ({ $keys })
record-facts-indented = the facts of a tally only on indented lines
record-header-first = "{ $text }" as the first line
record-header = "{ $text }" (the version this program reads)

## A record that begins wrongly

record-begins-early = A new match begins before the last one has ended
record-begins-with-match = A record begins with a `match` event
record-seen-by = This is what viewer { $viewer } saw; only the full record can be replayed
record-begins-at-position = A match that was opened at a position cannot be played again, because its record has no beginning
record-unknown-version = { $game } version { $version } is unknown; this program plays version { $right }
record-lacks-options = `options` lacks { $names }
record-names-of-seats = `names` has { $number ->
        [one] 1 name
       *[other] { $number } names
    } for { $other } seats
record-players-of-seats = `players` has { $number ->
        [one] 1 player
       *[other] { $number } players
    } for { $other } seats
record-seats-before-deal = `draw_seats` stands before the first deal
record-other-first-dealer = By these draws { $seat } is the first dealer, not { $wrong }
record-no-seat = There is no { $seat }

## A record that goes on wrongly

record-disagrees = `{ $key }` is wrong; the right line is { $text }
record-was-due = Found `{ $name }` where this was expected: { $text }
record-line-was-due = Found `{ $name }` where `{ $key }` was expected
record-line-of-seat-was-due = Found `{ $name }` where { $names-or } of { $seat } was expected
record-line-of-other-was-due = Found `{ $name }` of { $wrong } where { $names-or } of { $seat } was expected
record-payment-not-due = This payment is not due; due: { $texts }
record-ended = { $what }: { $reason }
record-had-to-stop = the month is over, { $seat } had to stop with { $yaku }
record-had-to-cancel = the month is over, { $seat } had to cancel with { $yaku } on the last hand card
record-takes-one-of = { $card } takes one of { $cards }: `takes` must say which
record-cannot-show = This hand cannot show that; legal: { $legal } (aka may keep up to four ribbons hidden)
record-never-dealt = These cards are never dealt: { $cards }
record-dealt-twice = These cards are dealt twice: { $names }
record-hand-size = A deal gives { $number } cards to each of { $other } seats
record-field-size = { $number } cards lie on the field
record-pack-size = Each card is dealt twice; too often: { $cards }, too few: { $more }
record-drawn-too-early = `drawn` { $number }: nothing can be declared before { $other ->
        [one] 1 card is
       *[other] { $other } cards are
    } drawn
record-cannot-declare = { $seat } cannot declare { $cards } with { $number ->
        [one] 1 card
       *[other] { $number } cards
    } drawn; legal: { $legal }
record-hands-alone = In a deal with `hands` only, every declaration has `drawn` { $number }, not { $other }
record-nothing-to-declare = { $seat } cannot declare { $cards } with { $number ->
        [one] 1 card
       *[other] { $number } cards
    } drawn; legal: nothing
record-follow-size = { $number ->
        [one] 1 card follows
       *[other] { $number } cards follow
    } a lead of { $other }; legal: { $other ->
        [one] 1 card
       *[other] { $other } cards
    }
record-after-cards = After { $cards }: { $what }
