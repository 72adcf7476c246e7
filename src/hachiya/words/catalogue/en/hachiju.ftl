### Hachijū at a terminal: rate and cube, the auction with doubling, and what `?` explains.
###
### $n (Number) – which deal
### $name (Text) – of a person
### $rate (Number) – of the deal
### $place (Number) – in which place a seat plays
### $money (Sum) – how much
### $points (Number) – a third of the card points
### $alone (Sum) – if nobody stops
### $beaten (Sum) – if another stops

hachiju-deal = deal { $n }
hachiju-dealer = dealer { $name }
hachiju-rate = rate { $rate }
hachiju-cube = cube before { $name }, who leads
hachiju-doubled-as = double, plays { $place }.
hachiju-in-as = in, plays { $place }.
hachiju-out = out
hachiju-put-out = put out free
hachiju-doubled = double
hachiju-joined = in

## Choices

hachiju-fold = pay { $money } into the pot and watch
hachiju-stay = play at rate { $rate }
hachiju-leads = you lead, and the others answer again
hachiju-hand-brings = { $money } from each opponent for your hand
hachiju-pot-if-won = the pot of { $money } if you win
hachiju-later = if nobody stops { $alone }, or more with a further yaku; if another stops { $beaten }, and your share of theirs to pay

## Explained

hachiju-explain-bid = At most three play. In means at the current rate; a double makes it twice as high, up to { $rate }.
hachiju-explain-double = Who doubles leads, and all who have not folded answer again.
hachiju-explain-fee = Out, you pay { $money } into the pot, whatever the rate, and watch this deal.
hachiju-explain-three = With three in, the others may only fold or double; at rate { $rate } they are put out free.
hachiju-explain-last = If all others fold, the one who is left takes the pot and the deal is over.
hachiju-explain-show = A hand yaku that you show is paid, times the rate: by the one opponent in full, or by each of two one half.
hachiju-explain-families = A chaff yaku and a suit yaku add up, and willows count as chaff. What you show lies open until you play it.
hachiju-explain-declare = A captured yaku is declared after the stock card.
hachiju-explain-points = If nobody makes one, card points count, chaff nothing: of two players the difference, of three twice the difference from { $points }, times the rate.
hachiju-explain-stop = Stop, and all that you have made is paid in full, the pot is yours and the deal is over.
hachiju-explain-sage = Go on (sage), and you may add to it; if nobody stops before the hands are played out, it pays half. Several may go on.
hachiju-explain-beaten = If another stops first, yours is void, and you pay no more than your own share.
