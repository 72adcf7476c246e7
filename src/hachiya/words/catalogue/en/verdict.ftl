### The page on which the cards of a real table are judged.
###
### $cards (Text) – cards by name
### $money (Text) – how much
### $n (Number) – how many, or which
### $suits (Text) – of cards
### $what (Text) – what a set of cards is

verdict-title = Judge
verdict-lead = For a table with real cards: tap them, and read what they make and pay.
verdict-what = What is judged
verdict-hand = A hand
verdict-pile = A pile
verdict-trick = Plays of Bashifen

## Today: what the payments depend on

verdict-today = Today
verdict-game = Rules
verdict-kind = Field
verdict-rate = Rate

## A hand

verdict-hand-cards = The seven cards of the hand
verdict-hand-ask = Tap the seven cards of a hand.
verdict-hand-left = { $n } { $n ->
        [one] more card
       *[other] more cards
    } to tap.
verdict-hand-deal = Deal seven
verdict-none = no hand yaku
verdict-always = Always shown.
verdict-free = Shown, or not at all: as the owner likes.
verdict-free-some = One of these is shown, or nothing: as the owner likes.
verdict-open = Open: { $cards }.
verdict-open-none = Nothing must lie open.
verdict-ribbons = And { $n } more of { $cards }, as the owner chooses.
verdict-each = { $money } from each
verdict-pays = Each of the two others pays
verdict-pays-rate = Each of two others pays, at the rate

## A pile

verdict-pile-cards = The cards of the pile
verdict-others-cards = The cards in other piles
verdict-pile-ask = Tap the cards of a pile.
verdict-sets = Whose cards are tapped
verdict-set-pile = This pile ({ $n })
verdict-set-others = Other piles ({ $n })
verdict-in-pile = it lies in this pile
verdict-in-others = it lies in another pile
verdict-points = { $n } { $n ->
        [one] point
       *[other] points
    }
verdict-chaff = { $n } chaff
verdict-special = If the deal is played out
verdict-no-yaku = no yaku yet

## Plays of Bashifen

verdict-trumps = Trumps
verdict-level = Level
verdict-suit = Trump suit
verdict-question = The question
verdict-question-lead = Is this lead certain?
verdict-question-follow = May this be played?
verdict-question-trick = Who wins the trick?
verdict-set-hand = Hand ({ $n })
verdict-set-lead = Lead ({ $n })
verdict-set-gone = Played ({ $n })
verdict-set-play-1 = 1st ({ $n })
verdict-set-play-2 = 2nd ({ $n })
verdict-set-play-3 = 3rd ({ $n })
verdict-set-play-4 = 4th ({ $n })
verdict-used-up = both of its kind are tapped already
verdict-cards-of = The cards of: { $what }
verdict-choose-lead = Tap what is led out of the hand
verdict-choose-follow = Tap what is played out of the hand
verdict-ask-hand = Tap the cards of the hand first.
verdict-ask-lead = Tap the cards of the hand, then what is led out of it.
verdict-ask-follow = Tap the cards of the lead and of the hand, then what is played out of it.
verdict-ask-trick = Tap the cards of each play, the lead first.
verdict-ask-equal = Each play of this trick has { $n } { $n ->
        [one] card
       *[other] cards
    }.
verdict-certain = Certain: no other hand can beat it.
verdict-plain = A single card or a pair is always right.
verdict-beatable = Not certain. These may be beaten: { $cards }
verdict-suits = Not a lead: it has cards of { $suits }.
verdict-legal = It may be played.
verdict-illegal = It may not be played.
verdict-winner = Won by play { $n }: { $cards }.
