### The written score sheets: 記入式 of the games with flower cards.
###
### $n (Number) – which month or deal
### $kind (Message) – of its field, short
### $carried (Message[]) – kinds carried to later months, short
### $place (Number) – in which place a seat plays
### $yaku (Yaku) – what was paid for
### $remark (Message) – what it was paid for, to which something is added
### $rate (Number) – of doubling

sheet-month = { $n }
sheet-deal-hachiju = { $n }
sheet-field-twice = { $kind } { $kind }
sheet-field-carrying = { $kind } ({ $carried-beside })

## Heads

sheet-months = month
sheet-deals-hachiju = deal
sheet-remarks = remarks

## What was paid for

sheet-fold = auction
sheet-fold-hachiju = auction
sheet-squeeze = squeeze { $yaku }
sheet-squeeze-cards = squeeze
sheet-of-yaku = { $yaku }
sheet-sage-return = { $yaku }, half returned
sheet-tobikomi = tobikomi
sheet-nuke = nuke
sheet-mizuten = mizuten
sheet-exempt = tobikomi exempt
sheet-pot = pot
sheet-pot-hachiju = pot
sheet-hatto = { $remark } hatto
sheet-sage = { $remark }, sage
sheet-cancel = { $remark }, cancelled
sheet-flow = { $remark }, played out
sheet-at-rate = { $remark }, rate { $rate }
sheet-unseen = { $remark }, unseen
sheet-void = void

## What was said in the auction

sheet-in-place = in { $place }
sheet-out = out
sheet-out-hachiju = out
sheet-double-place = double { $place }
sheet-double-no-place = double
sheet-in-no-place = in
sheet-put-out = put out
sheet-put-out-hachiju = put out
sheet-stone = *
sheet-stones = *={ $n }

## The foot

sheet-total = sum
sheet-start = at the start
sheet-prize = prize
sheet-base = to be given back
sheet-nearest = nearest kan
sheet-gimmi = gimmi
sheet-with-stones = stones
sheet-stake = stake
sheet-rest = together
sheet-in-kan = points in kan
sheet-whole = whole kan
sheet-final = final
sheet-draw = draw
sheet-void-year = void year
