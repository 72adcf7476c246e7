### Picking cards of one's own on the page.
###
### $card (Text) – its name
### $most (Number) – how many at most
### $n (Number) – how many, or which month
### $plant (Text) – of a month
### $why (Text) – why it cannot be picked

picker-month = { $n } { $plant }
picker-picked = { $n } { $n ->
        [one] card
       *[other] cards
    } picked
picker-picked-of = { $n } of { $most } picked
picker-full = No more than { $n } { $n ->
        [one] card
       *[other] cards
    }.
picker-refused = { $card }: { $why }
picker-copies = { $card }: { $n } of 2
picker-twice = ×2
picker-jokers = jokers
picker-clear = Put all back
