### The tables of flower cards on the page: what lies there, what is asked, what is told of it.
###
### $card (Text) – its name
### $cards (Text) – their names
### $chosen (Number) – how many are chosen
### $counts (Text) – what the field counts
### $factor (Text) – what it multiplies by
### $game (Text) – its name
### $hands (Number) – how many in hands
### $kind (Text) – of a field
### $kinds (Message[]) – kinds of field, short
### $money (Text|Sum) – how much
### $month (Text) – which month or deal
### $n (Number) – how many, or which
### $near (Text) – who is near to what
### $needs (Text) – who wants it
### $own (Text) – a card in hand
### $payee (Seat|Message) – who is paid
### $payer (Seat|Message) – who pays
### $plant (Text) – of a month
### $points (Number) – how many
### $rate (Text) – of doubling
### $remark (Text) – what it was paid for
### $sage (Text) – the term
### $shares (Text) – who pays what
### $stock (Number) – how many in the stock
### $takes (Text) – what is taken
### $unit (Text) – what is counted
### $warnings (Text) – whom it helps
### $who (Text) – a seat as it is called here
### $why (Text) – what has gone wrong
### $yaku (Text) – their names

flowers-carried = next too: { $kind }
flowers-carried-many = still to come: { $kinds-beside }
flowers-undealt = to be dealt
flowers-times = ×{ $n }
flowers-rate = rate { $rate }
flowers-cube = the cube lies here, { $rate }
flowers-plus = +{ $n } kan
flowers-pile-light = brights
flowers-pile-tane = animals
flowers-pile-ribbon = ribbons
flowers-pile-plain = chaff
flowers-points-short = pt
flowers-bar-scores = Scores and log
flowers-bar-sheet = Score sheet
flowers-bar-yaku = Yaku
flowers-scores-title = Scores
flowers-dealer = dealer
flowers-dealer-seal = D
flowers-dealer-nakayoshi = dealer
flowers-dealer-seal-nakayoshi = D
flowers-dealer-shiragiku = dealer
flowers-dealer-seal-shiragiku = D
flowers-dealer-hachiju = dealer
flowers-dealer-seal-hachiju = D
flowers-sager-seal = sage
flowers-mizuten-seal = unseen
flowers-order = plays as number { $n }
flowers-standing-in = in
flowers-standing-out = folded
flowers-standing-out-hachiju = folded
flowers-standing-squeezed = squeezed out
flowers-standing-squeezed-hachiju = out free
flowers-standing-white = white card
flowers-standing-asked = thinking
flowers-standing-waits = not yet
flowers-squeezed-shown = Shown by the squeezed hand
flowers-looking-on-out = You have folded. You watch until the month ends.
flowers-looking-on-out-hachiju = You have folded. You watch until the deal ends.
flowers-looking-on-squeezed = You were squeezed out. You watch until the month ends.
flowers-looking-on-squeezed-hachiju = Three were in at the highest rate: you are out and pay nothing. You watch until the deal ends.
flowers-looking-on-white = You have drawn the white card. You watch until the month ends.
flowers-pot = Pot
flowers-pot-hachiju = Pot
flowers-pot-whose = to this month’s winner
flowers-pot-whose-hachiju = to this deal’s winner
flowers-turn = to play
flowers-opponents = Opponents
flowers-bystanders = Looking on this month
flowers-hand-count = { $n } in hand
flowers-hand-closed = { $n } closed { $n ->
        [one] card
       *[other] cards
    } in hand
flowers-piles-of = Captured cards of { $who }
flowers-pile-of = { $kind }: { $n }, { $points } { $points ->
        [one] point
       *[other] points
    }
flowers-field = Field
flowers-stock-left = Stock: { $n } { $n ->
        [one] card
       *[other] cards
    } left
flowers-pending-label = { $card } waits for a choice
flowers-hand-of = Hand of { $who }
flowers-hand-takes = { $card }: takes { $takes }
flowers-hand-chooses = { $card }: takes { $takes }, one of the two
flowers-hand-lays = { $card }: takes nothing, stays on the field
flowers-field-target = { $card }: take it
flowers-act-hint = Choose a card from your hand.
flowers-act-keys = Keys 1-7 or arrows, then Enter
flowers-act-pick = Which of the two does { $card } take?
flowers-act-take = Take { $takes }
flowers-act-take-two = Play, then choose which to take
flowers-act-lay = Lay on the field
flowers-act-say-take = { $card } takes { $takes }
flowers-act-say-two = { $card } takes one of the two
flowers-act-say-lay = { $card } stays on the field
flowers-act-decide = Decide
flowers-begins-with = Everyone begins with { $money }.
flowers-show-title = Show your hand?
flowers-show-none = Your hand makes no hand yaku.
flowers-show-none-why = Everyone is asked, whatever they hold: so the question tells nothing.
flowers-show-why = Whoever shows is paid for it. Cards that are shown lie open until they are played.
flowers-show-open = { $card }: lies open
flowers-show-stays = { $card }: stays hidden
flowers-show-do = Show { $yaku }
flowers-show-do-open = Show { $yaku } and lay { $card } open
flowers-show-pass = Show nothing
flowers-show-pass-pays = The others pay you
flowers-show-go-on = Go on
flowers-show-ribbons = Choose { $n } of the ribbons to lie open ({ $chosen } chosen)
flowers-mizuten-sub = { $month }, before the deal
flowers-mizuten-title = Come in unseen?
flowers-mizuten-look = Look first
flowers-mizuten-look-why = See your cards, then come in or fold.
flowers-mizuten-look-do = Look at my hand
flowers-mizuten-unseen = Mizuten: in unseen
flowers-mizuten-unseen-binds = You play whatever you are dealt; there is no folding.
flowers-mizuten-unseen-wins = With 89 card points or more at the end everyone at the table pays you, those who folded too:
flowers-mizuten-unseen-do = Come in unseen
flowers-bid-title = Come in or fold?
flowers-bid-said = What was said so far
flowers-bid-now = now
flowers-bid-in = Come in
flowers-bid-in-why = You would be number { $n }.
flowers-bid-in-rest = When three are in, the rest are squeezed out.
flowers-bid-in-hand = Your hand yaku
flowers-bid-in-hand-each = from each of the two others
flowers-bid-in-pot = Pot, if you win
flowers-bid-in-pot-hachiju = Pot, if you win
flowers-bid-in-pot-more = later folds add to it
flowers-bid-in-pot-more-hachiju = later folds add to it
flowers-bid-in-others = Others’ hands
flowers-bid-in-others-why = those in play pay them
flowers-bid-later = later
flowers-bid-in-do = Come in
flowers-bid-out = Fold
flowers-bid-out-hachiju = Fold
flowers-bid-out-why = You watch this month.
flowers-bid-out-why-hachiju = You watch this deal.
flowers-bid-out-fee = Fold fee
flowers-bid-out-fee-hachiju = Fold fee
flowers-bid-out-fee-why = fold number { $n }, field { $factor }
flowers-bid-out-rest = Yaku and card points
flowers-bid-out-do = Fold for { $money }
flowers-bid-out-do-hachiju = Fold for { $money }
flowers-bid-hand-yaku = hand yaku: { $money }
flowers-bid-hand-none = no hand yaku
flowers-bid-doubled = doubled
flowers-double-title = In, double or fold?
flowers-double-full = Three are in at this rate: you may only double or fold.
flowers-double-highest = The rate is at its highest.
flowers-double-in = Come in
flowers-double-in-why = You play at { $rate }, unless someone doubles.
flowers-double-in-do = Come in at { $rate }
flowers-double-double = Double
flowers-double-double-why = You lead at { $rate }; all who have not folded answer again.
flowers-double-double-do = Double to { $rate }
flowers-double-hand-each = from each of the others in play
flowers-double-rest = Every yaku, and card points
flowers-double-fee-why = the same at every rate
flowers-decide-title = You have made { $yaku }
flowers-decide-hand = The stock card is not turned yet.
flowers-decide-stop = Stop
flowers-decide-stop-why = End the month here and be paid.
flowers-decide-stop-why-hachiju = End the deal here and be paid.
flowers-decide-stop-do = Stop and take { $money }
flowers-decide-stop-why-collected = End the month here. You have been paid already.
flowers-decide-stop-do-collected = Stop
flowers-decide-collected = Collected already
flowers-decide-sage = { $sage }: go on
flowers-decide-sage-word = Sage
flowers-decide-sage-why = Play on for more, with { $n } { $n ->
        [one] card
       *[other] cards
    } in hand.
flowers-decide-sage-more = Another yaku comes and you stop
flowers-decide-sage-more-pays = all of it, whole
flowers-decide-sage-more-kept = that is paid too
flowers-decide-sage-alone = Nothing more comes of it
flowers-decide-sage-beaten = Another player completes a yaku
flowers-decide-sage-beaten-hachiju = Another player stops with a yaku
flowers-decide-sage-beaten-pays = You alone pay it, for the third player too.
flowers-decide-sage-beaten-pays-hachiju = Yours is void, and you pay your share of theirs.
flowers-decide-own = For yours you still get: { $shares }
flowers-decide-back = Of what you were paid you give back: { $shares }
flowers-decide-sage-do = Go on
flowers-cancel-title = Cancel your sage?
flowers-cancel-why = You have gone on with { $yaku }.
flowers-cancel-end = Cancel
flowers-cancel-end-why = The month ends, and you are paid half.
flowers-decide-near = One card short: { $near }.
flowers-decide-near-one = { $who } of { $yaku }
flowers-cancel-do = End the month for { $money }
flowers-cancel-pass = Go on
flowers-share = { $who }: { $money }
flowers-share-to = { $who }: { $money }
flowers-share-hatto = { $who }: { $money } (hatto)
flowers-share-sage = { $who }: { $money } (sage)
flowers-share-none = nothing
flowers-share-pays = { $who } pays
flowers-liable-hatto-why = for another too, after a hatto card, unless exempt
flowers-liable-sage-why = for another too, having gone on by sage
flowers-bill-sub = { $month } · { $kind } { $factor }
flowers-bill-sub-rate = { $month } · rate { $rate }
flowers-bill-caption = Every payment of { $month }
flowers-bill-who = Who pays whom
flowers-bill-pays = pays
flowers-bill-why = Why
flowers-bill-amount = Amount
flowers-bill-nothing = Nobody paid anything.
flowers-bill-standing = Standing
flowers-bill-standing-of = month · total
flowers-bill-standing-of-hachiju = deal · total
flowers-bill-next = Next month
flowers-bill-next-hachiju = Next deal
flowers-bill-foot = 1 kan = { $money }. Clause letters are sections of the rules.
flowers-bill-foot-hachiju = Clause letters are sections of the rules.
flowers-sheet-title = Score sheet
flowers-sheet-empty = Nothing has been paid yet.
flowers-result-draw = All three are equal: nobody wins.
flowers-result-void = The year is void: nobody wins.
flowers-result-place = Place
flowers-result-sum = Year’s sum
flowers-result-sum-half = Half year’s sum
flowers-result-sum-short = Sum of the match
flowers-result-final = Result
flowers-result-sheet = Score sheet
flowers-result-how-sannin = The stake goes off each sum, the last place gets the month stones, and whole kan count. The winner gets what the others pay.
flowers-result-how-nakayoshi = The highest score gets the first prize; equal ones share it. The scores with it are the result.
flowers-result-how-shiragiku = The stake of 10 kan goes off each sum, and what is left is rounded to whole kan: up to five points are dropped, six and more make a kan. Whoever has most wins; the others each pay the winner that and 15 kan. Joint winners are each paid in full.
flowers-result-how = The highest score wins; equal ones share the win.
flowers-result-payments = The year’s settlement
flowers-result-payments-half = The half year’s settlement
flowers-result-payments-short = The settlement of the match
flowers-worth-title = Yaku
flowers-worth-note = from each payer, this month
flowers-worth-note-hachiju = from each payer, at this rate
flowers-worth-left = { $n } more
flowers-worth-made = made
flowers-worth-impossible = not possible
flowers-worth-have = captured
flowers-worth-open = still to be had
flowers-worth-gone = captured by others
flowers-worth-holds = { $who }: { $cards }
flowers-worth-void = It no longer counts.
flowers-worth-takes = { $card } lies on the field; your { $own } takes it.
flowers-worth-lies = { $cards } lies on the field.
flowers-worth-lacks = { $cards } is lacking.
flowers-beware-title = Beware
flowers-beware-near = { $who } is one card short of { $yaku }: { $cards }.
flowers-beware-hatto = Hatto if played now: { $cards }.
flowers-need = { $card }, wanted by { $needs }
flowers-need-more = { $card }, wanted by { $needs } and more
flowers-need-one = { $who } ({ $yaku }, { $n } left)
flowers-unseen-title = Unseen cards
flowers-unseen-button = Unseen cards: { $n }
flowers-unseen-why = { $n } { $n ->
        [one] card
       *[other] cards
    } you have not seen: { $hands } closed in the others’ hands, { $stock } in the stock.
flowers-unseen-month = { $plant }: { $cards }
flowers-unseen-none = { $plant }: all seen
flowers-hatto-flag = hatto
flowers-hatto-title = A hatto card
flowers-hatto-card = Your card
flowers-hatto-of = { $who }: { $yaku }
flowers-hatto-warning = Hatto: helps { $who } to { $yaku }. You would pay for both, { $money }.
flowers-hatto-excused = Hatto, but excused: it may help { $who } to { $yaku }; you would pay your own share, { $money }.
flowers-hatto-why = With { $card } played, { $who } may come to { $yaku }. Then you pay the others’ share too.
flowers-hatto-both = { $yaku } of { $who }, for both
flowers-hatto-back = Choose another card
flowers-hatto-do = Play it all the same
flowers-hatto-off = In the settings this question can be switched off.
flowers-month = { $n ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
        [12] December
       *[other] Month { $n }
    }
flowers-month-hachiju = Deal { $n }
flowers-warned = { $card }. { $warnings }
flowers-heading = { $game } { $month } { $counts }
