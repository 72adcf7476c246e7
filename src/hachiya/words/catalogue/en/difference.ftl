### What the rule sets of hachi-hachi do differently: what is looked at, and what each does.
###
### $yaku (Message) – what it is worth
### $listed (Message[]) – yaku
### $begins (Sum) – given out
### $asked (Sum) – asked back
### $low (Number) – seats
### $high (Number) – seats
### $kan (Number) – of a captured yaku
### $more (Number) – kan for each further card

difference-none = none
difference-yes = yes
difference-no = no

## The table

difference-seats = players
difference-from-to = { $low } to { $high }
difference-auction = auction
difference-unseen = the dealer may come in unseen (mizuten)
difference-put-out = who is put out by three others
difference-put-out-paid = is paid for the hand, and shows what for
difference-put-out-unpaid = is paid nothing
difference-start-and-end = points at the start / given back
difference-begins-and-asked = { $begins } / { $asked }

## The field

difference-lights = several brights
difference-lights-same-kind = two of a kind: the next month too
difference-lights-each = each beyond the first: a later month

## Hand yaku

difference-showing = showing hand yaku
difference-always = always
difference-as-one-likes = as one likes
difference-willows = willows in a hand yaku
difference-willows-plain = chaff
difference-willows-as-one-likes = chaff or themselves, as one likes
difference-in-kan = { $yaku }, kan
difference-shiso-ends = shiso ends the year
difference-haneken-tobikomi = tobikomi after haneken
difference-tobikomi-paid = tobikomi is paid
difference-at-the-end = at the month's end
difference-at-once = at once
difference-nuke-after-yaku = nuke also in a month that a captured yaku ends

## Captured yaku

difference-kan-and-more = { $kan }, +{ $more } a further card
difference-willow-ribbon = the willow's ribbon in nanatan
difference-goko-after-shiko = goko after shiko
difference-goko-replaces = takes its place
difference-goko-barred = not possible
difference-goko-added = comes on top
difference-declared = captured yaku are declared
difference-declared-after = after the turn
difference-declared-completed = when completed, before the stock card too
difference-paid = captured yaku are paid
difference-paid-at-stop = at the stop
difference-paid-when-completed = when completed
difference-sage-offered = sage is offered
difference-sage-always = always
difference-sage-with-hope = while another yaku is still possible
difference-last-hand-card = a yaku with the last hand card
difference-last-hand-card-stops = stops
difference-last-hand-card-sage = sage while the stock card is to come
difference-cancelling = sage can be cancelled
difference-sage-fails = sage without a further yaku
difference-sage-cancelled = half, and the month ends with the last hand card
difference-sage-halved = played out, half, no card points
difference-sage-returned = played out, half goes back, card points too
difference-sage-beaten = the sager's yaku when another makes one
difference-half = half
difference-nothing = nothing

## Hatto

difference-hatto = protected by hatto
difference-yaku = { $listed }
difference-hatto-cards = cards that are hatto
difference-hatto-last = the last card
difference-hatto-shadow = the last card and its shadow
difference-hatto-month = the last card and any of its month
difference-excuses = exempt from hatto
difference-excuses-last = the last hand card
difference-excuses-all = the last hand card, a hand of hatto alone
difference-dive-hatto = hatto for tobikomi
difference-dive-discard = throwing the fourth card
difference-dive-inaction = throwing the fourth card, leaving one of the three

## The end

difference-deals-on = the last month has a next dealer
difference-stone = month stone
difference-year-end = end of the year
difference-balance = balances in whole kan
difference-prize = scores, and a prize from the bank
difference-gimmi = what the losers pay the winner, alone
