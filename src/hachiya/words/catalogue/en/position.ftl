### What is wrong with the text of a position.
###
### $text (Text) – a line as it should be
### $key (Text) – a key of a position, with its number
### $keys (Text[]) – the keys that there are
### $low (Number) – the lowest number behind a key
### $high (Number) – the highest number behind a key
### $given (Text) – what stands there
### $viewer (Text) – the number of the seat whose view it is
### $seat (Text) – the number of the seat of a hand
### $right (Text) – a line as it could be
### $number (Number) – how many there must be
### $other (Number) – how many there are
### $card (Text) – a card
### $places (Text[]) – keys under which it stands

position-header = A position begins with the line { $text }
position-game = The second line names the game, for example: game sannin v1 seats 3
position-lacks = The line { $key } is missing
position-no-key = There is no key { $given }; the keys are: { $keys }
position-twice = { $key } stands here a second time
position-no-value = { $key } needs a value; for nothing write -
position-no-number = { $key } needs a number from { $low } to { $high }, not { $given }
position-wrong = { $given } cannot be read here; a right line is for example: { $right }
position-wrong-stock = The stock is every card that lies nowhere else, exactly once
position-hidden = Cards are hidden, but no line says whose view this is, for example: viewer 0
position-not-open = Seat { $viewer } sees only the open cards of this hand: hide the others with ?, or name them in a line: open { $seat } …
position-wrong-count = { $key } needs { $number ->
        [one] 1 value
       *[other] { $number } values
    }, not { $other }
position-impossible = These lines do not fit together
position-card-twice = The card { $card } lies in too many places: { $places }
position-wrong-hand = { $key } must have { $number ->
        [one] 1 card
       *[other] { $number } cards
    }, not { $other }
