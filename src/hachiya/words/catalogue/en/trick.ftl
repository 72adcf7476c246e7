### Bashifen at a terminal: the table, what is asked, what is legal, what was typed wrongly, and what `?` explains.
###
### $n (Number) – which deal
### $rank (Text) – of the level cards
### $suit (Text) – the sign of a suit
### $title (Message) – a suit, or trumps
### $other (Message) – another suit
### $drawn (Number) – cards that all have drawn
### $draws (Number) – how many there are
### $points (Number) – of the opponents
### $need (Number) – with which the opponents win
### $suits (Text) – which a hand does not have
### $cards (Text) – cards in a row
### $card (Text) – one card
### $pairs (Text) – pairs in a row
### $shown (Text[]) – what may be shown
### $groups (Message[]) – cards by suit
### $number (Number) – how many
### $held (Number) – how many are in the hand
### $own (Number) – how many of the suit led
### $rest (Number) – how many more
### $wanted (Number) – how many pairs
### $times (Number) – how often
### $word (Text) – what was typed
### $what (Message) – what is wrong
### $legal (Message) – what would be legal
### $stage (Text) – where a pair stands
### $people (Text) – who they are

## The table

trick-headline-deal = deal { $n }
trick-headline-rank = on { $rank }
trick-headline-trumps = trumps { $suit }, { $rank }s, jokers
trick-headline-no-suit = trumps { $rank }s, jokers
trick-headline-drawn = drawn { $drawn } of { $draws }
trick-oya = declarers
trick-ko = opponents
trick-dacha = declarer
trick-points = { $points } of { $need } points
trick-head-cards = cards
trick-head-known = known
trick-head-trick = this trick
trick-void = no { $suits }
trick-void-with-trumps = no { $suits } trumps
trick-void-of-trumps = no trumps
trick-ahead = ◄ ahead
trick-hand = Your hand, { $number ->
        [one] 1 card
       *[other] { $number } cards
    }
trick-turned = turned kitty
trick-won = won by the opponents
trick-certain = * nobody can beat it   + nobody can beat the pair
trick-risk = If another hand can beat { $cards }, the deal ends there and all points left go to the other side (BAS C-90). Lead them?
trick-stage = { $people }  level { $stage }
trick-stage-won = { $people }  level { $stage }  winners

## Questions

trick-ask-last-show = The drawing is over. Will you still show anything?
trick-ask-show = Will you show level cards?
trick-ask-bury = Bury { $number } cards
trick-ask-lead = You lead (AS or KS KS, or by numbers)
trick-ask-follow = Led in { $title }: { $number ->
        [one] one card. Play one card
       *[other] { $number } cards. Play { $number } cards
    }
trick-ask-follow-pairs = Led in { $title }: { $number } cards with { $wanted ->
        [one] a pair
       *[other] { $wanted } pairs
    }. Play { $number } cards
trick-keys = Name cards (AS, 10H, BJ, LJ) or their numbers, all in one line. ? explains, q leaves
trick-draw-keys = Enter: not before your next card; w: wait until something changes

## What is legal

trick-legal-bury = bury { $number } of your { $held } cards
trick-legal-nothing-to-show = Enter, for you have nothing to show
trick-legal-show = show { $shown-or }, or nothing (Enter)
trick-legal-group = { $title } ({ $cards })
trick-legal-lead = play one card or more of { $groups-or }
trick-legal-any = you have no { $title }: any { $number ->
        [one] card
       *[other] { $number } cards
    } will do
trick-legal-all-and-more = { $own ->
        [one] play your one card of { $title } ({ $cards }) and { $rest } more
       *[other] play all { $own } cards of { $title } ({ $cards }) and { $rest } more
    }
trick-legal-all = { $own ->
        [one] play your one card of { $title } ({ $cards })
       *[other] play all { $own } cards of { $title } ({ $cards })
    }
trick-legal-some = play { $number } of your { $title } ({ $cards })
trick-legal-with-pairs = play { $number } of your { $title } ({ $cards }), { $wanted ->
        [one] one pair
       *[other] { $wanted } pairs
    } of { $pairs } among them
trick-legal-stands-alone = That is legal: { $legal }.

## What was typed wrongly

trick-wrong = { $what }; { $legal }
trick-number-twice = Number { $word } stands there twice
trick-no-number = No card of yours has the number { $word }
trick-no-card = '{ $word }' is no card (AS, 10H, BJ)
trick-held-once = You hold { $card } only once
trick-held-twice = You hold { $card } only twice
trick-not-held = You do not hold { $card }
trick-not-shown-so = What is shown is a { $rank }, two equal { $rank }s or two equal jokers
trick-jokers-stand = No level card comes over a pair of jokers (BAS C-94)
trick-only-big-over-little = Of jokers only the big ones come over the little ones (BAS C-94)
trick-jokers-too-early = A pair of jokers comes only over a level card here (BAS C-94)
trick-pair-stands = No other pair of level cards comes over the pair of { $card } (BAS C-93)
trick-single-stands = { $card } is shown already, and a single card does not come over it (BAS C-93)
trick-that-many = That is { $number ->
        [one] 1 card
       *[other] { $number } cards
    }
trick-none-named = No card is named
trick-two-suits = A lead is of one suit: { $card } is of { $title }, { $cards } of { $other }
trick-follow-suit = { $title } were led, and you still have { $cards }: follow suit
trick-follow-pairs = The lead has { $wanted ->
        [one] a pair
       *[other] { $wanted } pairs
    }, and you have { $pairs } (BAS C-92)

## Explained

trick-explain-show = Who shows a level card (a { $rank }) makes its suit trumps. A pair comes over a single card (rebellion) and under no other pair (BAS C-93).
trick-explain-jokers = A pair of jokers comes over level cards and leaves only jokers and level cards as trumps; the big pair comes over the little one too (BAS C-94).
trick-explain-jokers-late = Jokers may be shown only over a level card.
trick-explain-first-deal = In deal 1 who fixes trumps becomes declarer, and that pair are the declarers.
trick-explain-nobody = If nobody does, the kitty is turned (BAS C-95). What you show returns to your hand, known to all.
trick-explain-bury = The eight cards of the kitty are in your hand. Any { $number } may be buried.
trick-explain-buried = They go to who wins the last trick; if those are the opponents, their points count twice (BAS B2).
trick-explain-lead = A lead is one card, a pair of equal cards, or a throw: several top cards of one suit.
trick-explain-tops = Top cards may be thrown together if no other hand can beat any single one or any pair among them (A K K at the start). * marks cards that surely nobody beats, + those that nobody beats as a pair.
trick-explain-wrong-lead = If one can be beaten, the deal ends there and all points left go to the other side (BAS C-90).
trick-explain-led = Led in { $title }: n = { $number } { $number ->
        [one] card
       *[other] cards
    }, k = { $wanted } { $wanted ->
        [one] pair
       *[other] pairs
    } among them (BAS C-92).
trick-in-hand = { $title } in hand
trick-you-play = you play
trick-have-none = none
trick-have-few = n or fewer
trick-have-pairs = more, up to k pairs
trick-have-more-pairs = more, and more pairs
trick-play-any-ruff = any n cards (all trumps with k pairs are a ruff)
trick-play-any = any n cards (they never win)
trick-play-all-and-others = all of them and others (which never win)
trick-play-with-all-pairs = n of them, with all pairs
trick-play-with-some-pairs = n of them, with at least k pairs
