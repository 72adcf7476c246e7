### The tables of bashifen on the page.
###
### $all (Number) – how many there are
### $card (Text) – its name
### $cards (Text) – their names
### $first (Text) – a play
### $game (Text) – its name
### $group (Text) – a suit, or trumps
### $groups (Text) – suits
### $least (Number) – the smallest
### $most (Number) – the largest
### $n (Number) – how many, or which
### $need (Number) – with how many the opponents win
### $pair (Text) – two names
### $pairs (Number) – how many
### $plays (Text) – the plays of a trick
### $points (Number) – how many
### $put (Text) – a play
### $rank (Text) – of the level cards
### $rest (Number) – how many others
### $second (Text) – the next
### $suit (Text) – its name or sign
### $sum (Number) – how many then
### $taken (Text) – who took it
### $term (Text) – a term
### $twice (Number) – what they count then
### $who (Text) – a seat as it is called here

pairs-card-pair = { $card } (a pair)
pairs-corner-BJ = B
pairs-corner-LJ = L
pairs-cards = { $n } { $n ->
        [one] card
       *[other] cards
    }
pairs-trumps = trumps
pairs-trumps-sign = T
pairs-trumps-none = no suit
pairs-trumps-none-short = no suit
pairs-trumps-none-sign = –
pairs-trump-label = Trumps: { $suit }, level { $rank }
pairs-trump-open = Trumps are not fixed yet, level { $rank }
pairs-trump-stage = level
pairs-oya = declarers
pairs-ko = opponents
pairs-dacha = declarer
pairs-dacha-seal = D
pairs-partner = partner
pairs-us = us
pairs-them = them
pairs-pair = Pair
pairs-count = { $n }
pairs-leads = leads
pairs-confirmed = confirmed
pairs-confirmed-all = All have confirmed.
pairs-voids = holds no more: { $groups }
pairs-open-card = known to all
pairs-group = { $group }, { $n }
pairs-top-single = certain to win
pairs-top-pair = certain to win as a pair
pairs-deal = Deal { $n }
pairs-between = The next deal is about to begin
pairs-drawing = Drawing
pairs-drawn = { $n } of 100 cards are drawn
pairs-widow = kitty
pairs-declared = shows
pairs-declares = { $suit } trumps
pairs-declares-none = no trump suit
pairs-undeclared = Nobody has shown a card yet
pairs-undeclared-first = Whoever shows a card becomes declarer
pairs-waits = Still to confirm: { $who }
pairs-show = Show { $cards }
pairs-confirm = Nothing to show
pairs-confirm-more = Show nothing more
pairs-draw-none = Cards are being drawn. Showing a { $rank } makes its suit trumps.
pairs-draw-may = You may show this now, or later
pairs-draw-last = All cards are drawn. You may still show
pairs-draw-confirm = All cards are drawn. Please confirm
pairs-draw-wait = Waiting for the others to confirm
pairs-draw-watch = Cards are being drawn
pairs-bury-title = Bury eight cards
pairs-bury-chosen = { $n } of { $most } chosen
pairs-bury-say = The kitty is in your hand. Choose eight to bury
pairs-bury-do = Bury these eight
pairs-bury-points = { $points } points. If the opponents take the last trick they count { $twice } for them
pairs-bury-none = No points. The kitty goes with the last trick
pairs-bury-waits = { $who } has taken the kitty and is burying eight cards
pairs-turned = Turned from the kitty
pairs-trick = Trick
pairs-put = { $who }: { $cards }
pairs-put-led = { $who } leads { $cards }
pairs-ahead = ahead
pairs-keys = Arrows to move, space to pick, arrow up to the button
pairs-clear = Put back
pairs-lead-say = Lead a card, a pair, or a throw that nobody can beat
pairs-lead-say-tops = Lead a card, a pair, or a throw that nobody can beat (gold edge)
pairs-lead-none = Choose cards
pairs-lead-do = Lead { $cards }
pairs-lead-single = { $cards }, a single
pairs-lead-pair = { $cards }, a pair
pairs-lead-tops = { $cards }, a throw
pairs-play-do = Play { $cards }
pairs-follow = Follow { $group }
pairs-follow-many = Follow { $group }: { $n } cards
pairs-follow-pairs = Follow { $group } with { $pairs ->
        [one] a pair
       *[other] { $pairs } pairs
    }
pairs-follow-some = Follow { $group }: { $n } cards, with { $pairs } of the pairs you have
pairs-follow-part = Follow { $group }: all { $least } you have, and any { $rest } more
pairs-follow-free = You have no { $group }: play any { $n }
pairs-lack-cards = { $n } more
pairs-lack-many = { $n } too many
pairs-lack-suit = { $n } more of { $group }
pairs-lack-pairs = { $n } more { $n ->
        [one] pair
       *[other] pairs
    } of { $group }
pairs-warning-title = Throw these?
pairs-warning-doubt = These may be beaten: { $cards }
pairs-warning-price = If anyone can beat one of them, your pair loses the rest of the deal.
pairs-warning-back = Choose again
pairs-warning-do = Throw them all the same
pairs-stages = Levels
pairs-stages-past = past A wins
pairs-stages-ace = reaching A wins
pairs-stage-zero = below 2
pairs-points = Opponents’ points
pairs-points-of = Opponents’ points: { $n }; they win with { $need }
pairs-points-why = { $term }: K and 10 count 10, 5 counts 5, { $all } in all. With { $need } the opponents become declarers.
pairs-taken = Won by the opponents
pairs-taken-none = None yet.
pairs-in-trick = { $n } in this trick: { $sum } if the opponents take it.
pairs-out = Trumps out
pairs-out-note = not in your hand
pairs-out-others = other { $rank }s
pairs-out-stages = { $rank }s
pairs-out-rest = others
pairs-last = Last trick
pairs-bar-stages = Levels and log
pairs-bar-points = Points and last trick
pairs-end-sub = Deal { $n } · trumps { $suit } · level { $rank }
pairs-end-sub-level = Deal { $n } · level { $rank }
pairs-end-tricks = Won by the opponents
pairs-end-to = { " " }to{ " " }
pairs-end-stays = stays
pairs-end-drawing = The next deal is being drawn: { $n } of { $all }
pairs-end-go = To the table
pairs-card = { $rank ->
        [J] jack
        [Q] queen
        [K] king
        [A] ace
       *[other] { $rank }
    } of { $suit }
pairs-ahead-of = { $put } (ahead)
pairs-open-cards = known to be in hand: { $cards }
pairs-heading = { $game } deal { $n }
