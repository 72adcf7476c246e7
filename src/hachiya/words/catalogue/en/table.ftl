### What a table, its options and its seats refuse.
###
### $game (Message) – which game
### $given (Text) – what was given instead
### $names (Text[]) – what there is
### $name (Text) – an option
### $values (Text) – what it can be
### $requirement (Text) – another option, on which it depends
### $value (Text) – the value of that option
### $right (Text[]) – the values with which it would be right
### $numbers (Number[]) – how many may play
### $found (Number) – how many there are
### $seat (Seat) – who wanted something
### $other (Seat) – who may
### $seats (Seat[]) – several who draw, or may
### $turn (Number) – of the draw
### $card (Text) – as records write it
### $cards (Number) – how many there are
### $action (Message) – what was chosen
### $legal (Message[]) – what could have been

## Games and options

table-no-game = There is no game { $given }; the games are: { $names }
table-no-option = { $game } has no option { $given }; its options are: { $names }
table-no-value = Option { $name } of { $game } cannot be { $given }; its values are: { $values }
table-no-value-with = Option { $name } of { $game } cannot be { $given } with { $requirement } { $value }; it can with { $right-or }
table-wrong-seats = { $game } is for { $numbers-or } players, not for { $found }

## The draw for the first dealer

table-who-draws = In round { $turn } of the draw cards are due for { $seats-and }
table-nobody-draws = There is no round { $turn } of the draw: the first dealer is decided
table-drawn-too-often = { $card } cannot be drawn again: the deck has no more of it
table-equal-draws = { $seats-and } have drawn equal cards and must draw again
table-seats-follow-draw = Seats must be numbered by the draw: from the dealer counter-clockwise the drawn months rise

## Deals and choices

table-bad-deck = A deck must have each of the { $cards } cards exactly once
table-no-deal-due = No deal is due now
table-no-draw-due = No card is drawn now
table-over = The match is over
table-deal-due = The next deal is due, no seat is at turn
table-not-at-turn = { $seat } is not at turn; { $other } is
table-illegal = { $seat } cannot choose { $action }; legal: { $legal }
table-illegal-call = { $seat } cannot choose { $action } now; legal: { $legal }
table-nothing-to-call = { $seat } cannot choose { $action } now; legal: nothing
table-white-due = One of { $seats-and } draws the white card before this deal: name that seat
table-no-white-due = Nobody draws the white card now
table-wrong-white = { $seat } cannot draw the white card; one of { $seats-and } does

## Half a choice

table-lacks-rest = The choice is not complete; it must include the remaining parts
table-lacks-ribbons = The choice is not complete; it must name the ribbons that are laid open
table-more-than-one-choice = This is more than one choice
