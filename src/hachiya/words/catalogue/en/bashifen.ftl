### What the events of bashifen say: 八十分, the game with playing cards.
###
### $person (Seat) – who does it, or whom it befalls
### $people (Seat[]) – several
### $pair (Seat[]) – a seat and its partner
### $other (Seat[]) – the other pair
### $n (Number) – which deal
### $rank (Text) – of the level cards: 2 … 10, J, Q, K, A
### $stage (Message) – where a pair stands
### $suit (Message) – trumps
### $cards (Pack|Message) – cards from the strongest down, or a pair of them
### $card (Pack) – one card
### $drawn (Number) – how many cards all have drawn
### $points (Number) – how many
### $twice (Number) – what those in the kitty count
### $total (Number) – of the opponents so far
### $steps (Number) – how many levels

## Cards and levels

bashifen-pair-of = the pair { $card } { $card }
bashifen-one-little-joker = a little joker
bashifen-one-big-joker = a big joker
bashifen-both-little-jokers = both little jokers
bashifen-both-big-jokers = both big jokers
bashifen-stage-below = below 2
bashifen-stage-on = { $rank }

## Before play

bashifen-match = { $people-and } begin a match of bashifen: { $pair-and } against { $other-and }.
bashifen-draw-seats = The cards are cut: { $person } draws first.
bashifen-first-deal = Deal { $n } is played on { $rank }. { $person } draws first. Who fixes trumps becomes declarer, and that pair are the declarers.
bashifen-deal = Deal { $n }: { $pair-and } are declarers on { $rank }, { $other-and } opponents on { $stage }. { $person } is declarer and draws first.
bashifen-deal-told = Deal { $n }: { $pair-and } are declarers on { $rank }, { $other-and } opponents on { $stage }. { $person } is declarer.
bashifen-shows = { $drawn ->
        [100] After the last card { $person } shows { $cards }.
        [one] After { $drawn } card { $person } shows { $cards }.
       *[other] After { $drawn } cards { $person } shows { $cards }.
    }
bashifen-reinforces = { $drawn ->
        [100] After the last card { $person } adds the second { $card } and makes it a pair.
       *[other] After { $drawn } cards { $person } adds the second { $card } and makes it a pair.
    }
bashifen-rebels = { $drawn ->
        [100] After the last card { $person } rebels with { $cards }.
       *[other] After { $drawn } cards { $person } rebels with { $cards }.
    }
bashifen-stands = As it stands { $suit } are trumps.
bashifen-stands-without-suit = As it stands only jokers and { $rank }s are trumps.
bashifen-trumps-are = Trumps are { $suit }, all { $rank }s and the jokers.
bashifen-no-suit-trumps = Only jokers and { $rank }s are trumps.
bashifen-becomes-dacha = { $person } has fixed them and is declarer; { $pair-and } are the declarers.
bashifen-cut = Nobody has declared, so the kitty was turned. { $person }, who drew first, is declarer; { $pair-and } are the declarers.
bashifen-widow-turned = Nobody has declared, so the kitty was turned.
bashifen-no-stage-card = It held no level card.
bashifen-buries = { $person } takes the kitty and buries { $cards }.
bashifen-buries-unseen = { $person } takes the kitty and buries eight cards.
bashifen-points-buried = It holds { $points } points.

## Play

bashifen-plays = { $person } plays { $cards }.
bashifen-leads = { $person } leads { $cards }.
bashifen-leads-tops = { $person } throws { $cards }.
bashifen-discards = { $person } discards { $cards }.
bashifen-ruffs = { $person } ruffs with { $cards }.
bashifen-wins = { $person } wins the trick.
bashifen-wins-for-oya = { $person } wins the trick; its { $points } points go to the declarers.
bashifen-wins-for-ko = { $person } wins the trick: { $points } points for the opponents, { $total } so far.
bashifen-lead-was-wrong = A part of the throw could be beaten by another hand: it was wrong.
bashifen-threw-wrongly = { $person } has thrown, and a part of the throw could be beaten: it was wrong.
bashifen-rest-to-ko = All points not yet won go to the opponents, { $pair-and }, those in the kitty twice, and the deal is over.
bashifen-rest-to-oya = All points not yet won go to the declarers, { $pair-and }, and the deal is over.

## The end

bashifen-ko-has = The opponents have { $points } points.
bashifen-widow-twice = The { $points } in the kitty have counted twice, as { $twice }.
bashifen-oya-wins = Less than 80: the declarers win, and { $pair-and } rise by { $steps } to { $stage }.
bashifen-ko-wins = 80 or more: the opponents win, and { $pair-and } rise by { $steps } to { $stage } and are declarers next.
bashifen-ko-takes-over = 80 or more: the opponents win, and { $pair-and }, on { $stage }, are declarers next.
bashifen-oya-passes = Less than 80: the declarers win, and { $pair-and } rise by { $steps }.
bashifen-ko-passes = 80 or more: the opponents win, and { $pair-and } rise by { $steps }.
bashifen-next-dacha = { $person } is declarer next.
bashifen-won-past-ace = { $people-and } have risen past A and win the match.
bashifen-won-on-ace = { $people-and } have reached A and win the match.
