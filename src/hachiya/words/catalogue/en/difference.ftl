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
difference-unseen = dealer may come in unseen (mizuten)
difference-put-out = a player whom three others put out of the month
difference-put-out-paid = is paid for the hand, and shows its yaku
difference-put-out-unpaid = is paid nothing
difference-start-and-end = points at the start / given back
difference-begins-and-asked = { $begins } / { $asked }

## The field

difference-lights = field with several brights
difference-lights-same-kind = two of a kind: the next month is of that kind too
difference-lights-each = each bright beyond the first is carried to a later month

## Hand yaku

difference-showing = hand yaku are shown
difference-always = always
difference-as-one-likes = by choice
difference-willows = willows in a hand yaku count
difference-willows-plain = as chaff
difference-willows-as-one-likes = as chaff or as themselves, by choice
difference-in-kan = { $yaku }, kan
difference-shiso-ends = shiso ends the year
difference-haneken-tobikomi = tobikomi after haneken
difference-tobikomi-paid = tobikomi is paid
difference-at-the-end = at the month's end
difference-at-once = at once
difference-nuke-after-yaku = nuke is paid in a month that a captured yaku ends

## Captured yaku

difference-kan-and-more = { $kan }, +{ $more } for each further card
difference-willow-ribbon = the willow's ribbon counts in nanatan
difference-goko-after-shiko = goko after shiko
difference-goko-replaces = replaces shiko
difference-goko-barred = not possible
difference-goko-added = is paid on top
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
difference-sage-cancelled = is paid half, and the month ends with the last hand card
difference-sage-halved = the month is played out, half is paid, no card points
difference-sage-returned = the month is played out, half goes back, card points too
difference-sage-beaten = a sager's yaku after another player's yaku is paid
difference-half = half
difference-nothing = nothing

## Hatto

difference-hatto = yaku that hatto protects
difference-yaku = { $listed }
difference-hatto-cards = cards that are hatto
difference-hatto-last = the last card
difference-hatto-shadow = the last card, and the other one that is left of its month
difference-hatto-month = the last card, and every card of its month
difference-excuses = exempt from hatto
difference-excuses-last = the last hand card
difference-excuses-all = the last hand card, and a hand of hatto cards alone
difference-dive-hatto = hatto for tobikomi
difference-dive-discard = for the fourth card of a shown three
difference-dive-inaction = for the fourth card of a shown three, and for leaving one of the three on the field

## The end

difference-deals-on = the last month names a next dealer
difference-stone = month stone
difference-year-end = end of the year
difference-balance = balances in whole kan
difference-prize = scores, and a prize from the bank
difference-gimmi = only the payments of the losers to the winner
