### Those who sit at a table together.
###
### $names (Text) – what some of them are called
### $name (Text) – what one of them is called
### $n (Number) – how many
### $bot (Text) – a computer player

company-here = is here
company-thinking = is thinking
company-lost = has lost the connection
company-same = { $names } are one person
company-pass-title = { $name } is next
company-pass-text = Hand the device to { $name }. No cards are shown until they press.
company-pass-go = I am { $name }
company-watching = { $n ->
    [one] One person looks on.
   *[other] { $n } people look on.
}
company-side = Look on from the side of
company-host = opened the table
company-sign = Your sign
company-remove = Send away
company-remove-who = Send { $name } away
company-remove-title = Send { $name } away?
company-remove-text = Their seat is open again. The link by which they came is good for nothing; you get a new one.
company-remove-stay = Wait on
company-fill = Seat bots everywhere
company-fill-which = Bot for all free seats
company-close = Close the table
company-close-title = Close this table?
company-close-text = All who wait here are sent away, and nothing is kept of the table.
company-leave = Leave the table
company-leave-title = Leave this table?
company-leave-text = Your seat is open again, for somebody else.
company-end = End the match early
company-end-title = End the match here?
company-end-text = The others are asked. When all persons agree the match is over, and how you stand now is its result.
company-end-propose = Ask the others
company-end-agree = Agree
company-end-not = Play on
company-wish = { $names } would end the match here.
company-declined = { $name } would rather play on.
company-hints = Allow hints
company-hints-not = No hints
company-hints-wish = { $names } would allow hints. When all persons do, each may ask for them.
company-hints-all = All allow hints at this table.
company-ended-title = All have ended the match
company-ended-text = How you stand is the result.
company-again = { $name } has opened another match.
company-again-come = Come in
company-lower-rung = { $bot } plays for { $name }: the server is busy.
company-own-bot = { $bot } plays for { $name }, which has made no legal choice in time.
