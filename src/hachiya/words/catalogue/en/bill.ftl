### The bill of a month or deal of the games with flower cards: every payment with its reason, and why it ended.
###
### $about (Message[]) – what the yaku are
### $other (Seat) – whose share it is
### $who (Seat) – who has won or made it
### $yaku (Yaku) – what was paid for

## Why it ended

bill-title-yaku = { $who-name } with { $yaku }
bill-title-cancel = { $who-name }: sage of { $yaku } cancelled
bill-title-played-out = { $who-name }: most card points
bill-title-flow = { $who-name }: nothing came of the sage of { $yaku }
bill-title-flow-hachiju = { $who-name }: half of { $yaku }, gone on with by sage
bill-title-special = { $who-name } with { $yaku }
bill-title-four-three = { $who-name }: shiso ends the year
bill-title-void = Two shiso: the year is void
bill-title-alone = { $who-name } alone

## Kinds of payments

bill-group-auction = Auction
bill-group-hand = Hand yaku
bill-group-captured = Captured yaku
bill-group-end = End of the month
bill-group-end-hachiju = End of the deal

## Who pays or is paid and is no seat

bill-account-pot = Pot
bill-account-pot-hachiju = Pot
bill-account-board = Month stones
bill-account-bank = Bank

## What was paid for

bill-reason-fold = Fold fee: not in this month
bill-reason-fold-hachiju = Fold fee: not in this deal
bill-reason-squeeze = Squeezed out: half of { $yaku }
bill-reason-squeeze-cards = Squeezed out: red and blue ribbons and brights in hand
bill-reason-hand-yaku = Hand yaku { $yaku }: { $about-and }
bill-reason-captured-yaku = Captured yaku { $yaku }: { $about-and }
bill-reason-sage-half = Half of { $yaku }, gone on with by sage
bill-reason-sage-return = Half of { $yaku } returned: the sage brought nothing more
bill-reason-tobikomi = Tobikomi: all four of the shown month captured
bill-reason-nuke = Nuke: more than an equal share of card points after a hand of chaff
bill-reason-mizuten = Mizuten: the dealer came in unseen and has more than an equal share of card points
bill-reason-special = Special yaku { $yaku }: { $about-and }
bill-reason-refund = { $yaku } no longer counts: a special yaku was made
bill-reason-refund-all = It no longer counts
bill-reason-exempt = Own share of { $yaku } given back: the hatto was exempt
bill-reason-card-points = Card points: the difference to an equal share
bill-reason-card-points-hachiju = Card points: the difference, times the rate
bill-reason-pot = The pot of fold fees, to the winner
bill-reason-pot-hachiju = The pot of fold fees, to the winner
bill-reason-stone = Month stone of the next dealer
bill-reason-board = The month stones of the year
bill-reason-bank = First prize, for the highest score
bill-reason-gimmi = Gimmi: the winner’s kan and the kan for winning

## Whose share it is

bill-liable-hatto = Share of { $other-name }, borne for throwing a hatto card
bill-liable-sage = Share of { $other-name }, borne after going on by sage
