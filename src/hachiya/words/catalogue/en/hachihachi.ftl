### Hachi-hachi at a terminal: what only its rule sets have on the table, and what `?` explains.
###
### $n (Number) – which month
### $kind (Message) – of the field, without article
### $kinds (Message[]) – still to come
### $name (Text) – of the dealer
### $place (Number) – in which place a seat plays
### $money (Sum) – how much
### $fees (Message[]) – one after the other
### $points (Number) – card points
### $alone (Sum) – if nothing is added
### $beaten (Sum) – if another makes a yaku

hachihachi-month = month { $n }
hachihachi-field = { $kind } field
hachihachi-carried = carried on: { $kinds }
hachihachi-dealer = dealer { $name }
hachihachi-in-as = in, plays { $place }.
hachihachi-out = out
hachihachi-white-card = white card
hachihachi-put-out = put out

## Choices

hachihachi-unseen = no folding; with { $points } points or more { $money } from everyone, times the field
hachihachi-fold = pay { $money } into the pot and watch
hachihachi-fold-free = watch this month; it costs nothing
hachihachi-stay = play this month to its end
hachihachi-hand-brings = { $money } from each of two for your hand
hachihachi-pot-if-won = the pot of { $money } if you win
hachihachi-later = if nothing is added { $alone }; if another makes a yaku { $beaten }, and both shares of theirs to pay

## The auction explained

hachihachi-explain-unseen = Who comes in unseen cannot fold, but with { $points } card points or more they are paid { $money } by everyone else at the table, times the field.
hachihachi-explain-auction = Three play this month. Who comes in plays it to the end, in the order of coming in.
hachihachi-fee = { $place ->
        [1] { $money }
       *[other] then { $money }
    }
hachihachi-explain-fees = Out, you pay a fee into the pot ({ $fees }, times the field) and watch this month.
hachihachi-explain-free = Out, you pay nothing and watch this month.
hachihachi-explain-squeeze = With three in, the others are put out; each of the three pays them half of their hand yaku and of whole captured yaku that they hold, and { $money } for each red or blue ribbon and bright.
hachihachi-explain-put-out = With three in, the others are put out: they pay nothing and get nothing, and their hands stay hidden.
hachihachi-explain-last-bids = When all but three have folded, the rest must play.

## Showing explained

hachihachi-explain-show = A hand yaku, made by your seven cards, is paid by both others if you show it; what you show lies open. The willow's ribbon, swallow and rain man may also count as chaff.
hachihachi-explain-expose = Of the ribbons of aka four may stay hidden; choose the others, one at a time.

## Hatto explained

hachihachi-hatto-last-card = Who throws the one card that another lacks for a yaku may have to pay for all (hatto).
hachihachi-hatto-shadow = Who throws the one card that another lacks for a yaku, or the card that must meet it, may have to pay for all (hatto).
hachihachi-hatto-month = Who throws the one card that another lacks for a yaku, or any card of its month, may have to pay for all (hatto).
hachihachi-hatto-on-dives = So may whoever throws the fourth card of a shown three.
hachihachi-hatto-on-leaving = So may whoever throws the fourth card of a shown three, or holds it and leaves one of the three lying.

## Stopping and going on explained

hachihachi-stop-pays = Stop, and it is paid now and the month is over.
hachihachi-stop-has-paid = It has been paid. Stop, and the month is over.
hachihachi-go-on-cancelled = Go on (sage), and you may add to it; if nothing is added by your last hand card, the month ends there and it pays half.
hachihachi-go-on-halved = Go on (sage), and you may add to it; if the hands are played out without a further yaku, it pays half and card points are not counted.
hachihachi-go-on-returned = Go on (sage), and you may add to it; if the hands are played out without a further yaku, you return half, and card points are counted all the same.
hachihachi-beaten-void = If another makes a yaku first, yours is void and you pay both shares of theirs.
hachihachi-beaten-half = If another makes a yaku first, yours pays half and you pay both shares of theirs.
hachihachi-beaten-returns = If another makes a yaku first, you return half and pay both shares of theirs.
hachihachi-cannot-cancel = A sage cannot be cancelled.
hachihachi-can-cancel = From the next turn on it can be cancelled for half.
hachihachi-no-stock-card = If you stop, no stock card is turned.
hachihachi-explain-cancel = Cancelling ends the month here, for half of what stopping would have paid.
