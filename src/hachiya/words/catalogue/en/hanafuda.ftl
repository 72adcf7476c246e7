### What the events of the games with flower cards say.
###
### $person (Seat) – who does it, or whom it befalls
### $people (Seat[]) – several
### $payer (Seat|Message) – who pays: a seat, the pot, the board, the bank
### $payee (Seat|Message) – who is paid
### $other (Seat) – whose share it would be
### $money (Sum) – how much
### $yaku (Yaku) – what for, or what is made
### $card (Cards) – the card that is played or turned
### $cards (Cards) – what is shown
### $takes (Cards) – what is taken
### $game (Message) – which game
### $month (Message) – what grows in it
### $kind (Message) – of a field
### $kinds (Message[]) – of fields still to come
### $n (Number) – which month or deal
### $results (Message[]) – of each seat

## Payments

hanafuda-fold = { $payer } puts { $money } into the pot for folding.
hanafuda-fold-hachiju = { $payer } puts { $money } into the pot for folding.
hanafuda-squeeze = { $payer } pays { $payee } { $money } for the squeeze.
hanafuda-hand-yaku = { $payer } pays { $payee } { $money } for the hand yaku { $yaku-explained }.
hanafuda-captured-yaku = { $payer } pays { $payee } { $money } for the captured yaku { $yaku-explained }.
hanafuda-sage-half = { $payer } pays { $payee } { $money }, half of the worth of { $yaku-explained }, which went on by sage.
hanafuda-sage-return = { $payer } returns { $money } to { $payee }, half of what was paid for { $yaku-explained }, which went on by sage.
hanafuda-tobikomi = { $payer } pays { $payee } { $money } for { $yaku-explained }: all four cards of the month were captured.
hanafuda-nuke = { $payer } pays { $payee } { $money } for { $yaku-explained }: a poor hand took 89 card points or more.
hanafuda-mizuten = { $payer } pays { $payee } { $money }: the dealer came in unseen and has 89 card points or more.
hanafuda-special = { $payer } pays { $payee } { $money } for the special yaku { $yaku-explained }.
hanafuda-refund = { $payer } returns { $money } to { $payee }: { $yaku-explained } no longer counts.
hanafuda-refund-all = { $payer } returns { $money } to { $payee }: it no longer counts.
hanafuda-exempt = { $payer } gives { $payee } back { $money }, the own share of { $yaku-explained }: the hatto was exempt.
hanafuda-card-points = { $payer } pays { $payee } { $money } for the card points.
hanafuda-pot = { $payee } takes { $money } from the pot.
hanafuda-pot-hachiju = { $payee } takes { $money } from the pot.
hanafuda-stone = { $payer } deals next and puts a month stone of { $money } on { $payee }.
hanafuda-stone-of-winner = { $payer } has won the month and puts a month stone of { $money } on { $payee }.
hanafuda-gimmi = { $payer } pays { $payee } the winner's prize of { $money }.
hanafuda-from-board = { $payee } receives { $money } in month stones from { $payer }.
hanafuda-from-bank = { $payee } receives the winner's prize of { $money }.

## What a payment is a part of

hanafuda-squeezed-for-hand = It is half of the hand yaku { $yaku-explained } in the hand put out.
hanafuda-squeezed-for-captured = It is half of { $yaku-explained }, of which the hand put out held all cards.
hanafuda-squeezed-for-cards = It is for the red and blue ribbons and brights in the hand put out.
hanafuda-liable-hatto = This is the share of { $other }, which { $payer } bears for throwing a hatto card.
hanafuda-liable-sage = This is the share of { $other }, which { $payer } bears after going on by sage.

## The match

hanafuda-match = { $people-and } begin a match of { $game }.
hanafuda-draw-seats = The cards are drawn: { $person } deals first.
hanafuda-draw-seats-hachiju = The cards are drawn: { $person } deals first.
hanafuda-result = The final result: { $results }.
hanafuda-result-of = { $person } { $money }
hanafuda-winner = The winner is { $people-and }.
hanafuda-winners = The winners are { $people-and }.
hanafuda-no-winner = Nobody wins.

## A month or deal

hanafuda-month-opens = Month { $n }: { $person } deals.
hanafuda-deal-opens-hachiju = Deal { $n }: { $person } deals.
hanafuda-field-is = It is { $kind }.
hanafuda-void-month = This month is void and is dealt again.
hanafuda-void-deal-hachiju = This deal is void and is dealt again.
hanafuda-carried = Carried over to the next month: { $kind }.
hanafuda-carried-on = Carried over to later months: { $kinds }.
hanafuda-redeal = Four cards of one month lie on the field, so the cards are dealt again.
hanafuda-shima = All four cards of the { $month } lie on the field, and { $person } takes them (shima).
hanafuda-next-dealer = { $person } deals next.
hanafuda-next-dealer-hachiju = { $person } deals next.
hanafuda-two-four-threes = Two hands hold shiso, so the year is void.

## Why it ended

hanafuda-ended-by-yaku = The captured yaku of { $person } ends the month.
hanafuda-ended-by-yaku-hachiju = The captured yaku of { $person } ends the deal.
hanafuda-ended-by-cancel = The cancelled sage of { $person } ends the month.
hanafuda-played-out = All hands are played out, and the month goes to { $person }.
hanafuda-played-out-hachiju = All hands are played out, and the deal goes to { $person }.
hanafuda-ended-by-special = The special yaku of { $person } ends the month.
hanafuda-ended-by-four-three = The shiso of { $person } ends the year.
hanafuda-ended-alone = Only { $person } has joined, and the deal is over.
hanafuda-ended-alone-hachiju = All others have folded, and the deal goes to { $person }.

## The auction

hanafuda-mizuten-said = { $person } comes in unseen (mizuten).
hanafuda-white-card = { $person } draws the white card and sits the month out.
hanafuda-bid-in = { $person } comes in.
hanafuda-bid-out = { $person } folds.
hanafuda-bid-out-hachiju = { $person } folds.
hanafuda-bid-double = { $person } doubles and leads from now on. All who have not folded answer again.
hanafuda-squeezed = { $person } is squeezed out of this month.
hanafuda-squeezed-hachiju = { $person } is put out free, for three are in at the highest rate.
hanafuda-squeezed-holds = The hand holds { $yaku-explained }.
hanafuda-squeezed-shows = It shows: { $cards }.
hanafuda-no-choice = No choice was left.

## Play

hanafuda-shows = { $person } announces { $yaku-explained } and lays open: { $cards }.
hanafuda-shows-closed = { $person } announces { $yaku-explained }.
hanafuda-shows-nothing = { $person } shows no hand yaku.
hanafuda-play-takes = { $person } plays { $card } and takes { $takes }.
hanafuda-play-lays = { $person } lays { $card } on the field.
hanafuda-turn-takes = { $person } turns { $card } and takes { $takes }.
hanafuda-turn-lays = { $person } turns { $card }, which stays on the field.
hanafuda-stop = { $person } stops with { $yaku-explained }.
hanafuda-sage = { $person } goes on with { $yaku-explained } (sage).
hanafuda-cancel = { $person } cancels the sage of { $yaku-explained } and ends the month.
hanafuda-stop-forced = Going on was not possible.
hanafuda-stop-forced-hachiju = It was the last card, so going on was not possible.
hanafuda-cancel-forced = The last hand card had brought no new yaku.
