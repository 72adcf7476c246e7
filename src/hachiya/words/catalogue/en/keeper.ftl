### At a real table, in a terminal: the score keeper asks.
###
### $given (Text) – what was typed
### $seat (Seat) – a player
### $month (Number) – 1 to 12
### $most (Number) – how many at most
### $low (Number) – the least
### $high (Number) – the greatest
### $number (Number) – which deal, or how many facts
### $what (Message) – a fact, or what is wrong or missing
### $cards (Cards) – the brights that may lie on the field
### $rate (Number) – of doubling
### $parts (Message[]) – the deal, who deals, the field
### $before (Message[]) – what each won before
### $after (Message[]) – what each wins now
### $money (Sum) – points with their sign
### $levels (Number) – levels risen
### $file (Text) – the path of the record
### $other (Text) – the path of another file

keeper-wrong = { $given } is not possible here.
keeper-head = { $parts }
keeper-deals = { $seat } deals
keeper-rate = rate { $rate }
keeper-repeated = · { $what }
keeper-lacks = Missing: { $what }
keeper-left = You have left the table.
keeper-left-open = You have left the table; the record lacks { $number ->
        [one] 1 fact
       *[other] { $number } facts
    } of the open deal.
keeper-stored-apart = { $file } has been changed by another program; this tally is stored in { $other } from now on.
keeper-waits = Deal { $number } must be corrected: { $what }
keeper-changed = Deal { $number }: { $before } → { $after }
keeper-won = { $seat } { $money }
keeper-won-levels = { $seat } +{ $levels }
keeper-not-settled = not settled

## Commands

keeper-close = close the deal
keeper-undo = undo
keeper-earlier = correct a deal
keeper-sheet = sheet
keeper-leave = leave

## Questions

keeper-who = Who? (number)
keeper-person = { $seat }
keeper-which-yaku = Which yaku? (numbers; several with spaces)
keeper-shown-cards = Cards that lie open (letters)
keeper-lights = Brights on the field, by letters: { $cards-letters } (Enter for none)
keeper-bid-of = { $seat }?
keeper-month = Which month? (number)
keeper-of-month = month { $month }
keeper-fed-by = Thrown by whom? (hatto; Enter for nobody)
keeper-extra = Ribbons above seven, up to { $most } (Enter for none)
keeper-count = How many, { $low } to { $high }?
keeper-points-of = Card points of { $seat }, or the cards of the pile by letters (Enter: the rest)
keeper-which-deal = Which deal, 1 to { $most }?
