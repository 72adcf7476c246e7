### A match as a library offers it: what it refuses, how its table is drawn, and what is said of choices.
###
### $number (Number) – what was given instead, or how many
### $low (Number) – the lowest that is right
### $high (Number) – the highest that is right
### $other (Number) – how many there are, or the last seat
### $seat (Seat) – who is to choose
### $given (Text) – what was given
### $names (Text[]) – what there is
### $cards (Number) – how many there are
### $game (Message) – which game
### $deal (Message) – which month or deal
### $rank (Text) – the rank that is played
### $drawn (Number) – cards drawn so far
### $name (Text) – a seat, or what a number is
### $unit (Message) – kan, points or levels

match-wrong-names = There { $number ->
        [one] is 1 name
       *[other] are { $number } names
    } for { $other } seats
match-no-seat = There is no seat { $number }; the seats are 0 … { $other }
match-deal-waits = No deal is due: { $seat } is to choose first; legal: { $names }
match-deal-first = A deal is due first: deal()
match-no-choice = { $seat } cannot choose { $given }; legal: { $names }
match-not-in-deck = There is no card { $given } left; a deck is each of the { $cards } cards exactly once
match-wrong-name = { $given } cannot be a name: it has a half of a letter, which no file can have
match-wrong-range = { $name } is a whole number from { $low } to { $high }, not { $given }
match-no-past = There is nothing to take back
match-no-language = There is no language { $given }; the languages are: { $names }
match-wrong-number = { $name } is a whole number from 0 to { $number }, not { $given }

## The table

match-head = { $game }, { $deal }
match-seat = seat
match-hand = hand
match-shown = shown
match-captured = captured
match-made = yaku
match-score = score
match-field = field
match-pending = to be taken with
match-stock = stock: { $cards }
match-trick = trick
match-stage = level
match-trumps = trumps
match-no-suit = no suit
match-rank = rank
match-taken = points won
match-drawn = drawn: { $drawn }
match-to-choose = { $name } is to choose
match-to-deal = A deal is due
match-over = The match is over

## Hints

match-hint = What each choice brings until the end of the deal, on average over { $number } ways in which the hidden cards can lie ({ $unit }; its 95 % interval in brackets)
match-choice = choice
match-brings = brings
match-behind = behind the best
