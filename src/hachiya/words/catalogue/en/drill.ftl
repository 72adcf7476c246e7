### Drills: questions without end, whose answers the rules give.
###
### $points (Number) – card points
### $number (Number) – how many cards
### $whole (Number) – how many were led
### $pairs (Number) – pairs of the suit in the hand
### $more (Number) – pairs that were led
### $yaku (Yaku) – what is made
### $kind (Message) – of a field
### $person (Seat) – who
### $other (Seat) – to whom
### $money (Sum) – how much
### $suit (Message) – of trumps
### $rank (Text) – of trumps
### $cards (Pack) – playing cards
### $flowers (Cards) – flower cards
### $given (Text) – what was given
### $names (Text[]) – what there is

drill-title-points = Counting points
drill-title-yaku = Hand yaku
drill-title-settlement = Who pays what
drill-title-follows = What must follow
drill-title-throws = Safe throws
drill-no-kind = There is no drill { $given }; the drills are: { $names }

## Counting

drill-how-many-points = How many card points lie here?
drill-pile = Captured cards
drill-hand = Hand
drill-points = { $points }
drill-brights = { $number ->
        [one] One bright
       *[other] { $number } brights
    }: { $points }
drill-animals = { $number ->
        [one] One animal
       *[other] { $number } animals
    }: { $points }
drill-ribbons = { $number ->
        [one] One ribbon
       *[other] { $number } ribbons
    }: { $points }
drill-chaff = { $number ->
        [one] One chaff card
       *[other] { $number } chaff cards
    }: { $points }

## Hand yaku

drill-what-is-made = Which hand yaku do these seven make, the willows being chaff?
drill-yaku = { $yaku }
drill-nothing = none

## Settlement

drill-who-pays = Sannin. How much does { $person } pay { $other }?
drill-field = It is { $kind }.
drill-makes = { $person } makes { $yaku } and ends the month.
drill-threw-hatto = { $person } has thrown the hatto card that completed it.
drill-had-gone-on = { $person } had gone on by sage before.
drill-amount = { $money }
drill-share = A share is { $money }.
drill-both-for-hatto = { $person } pays both shares for the hatto card.
drill-both-for-sage = { $person } had gone on by sage and pays both shares.

## Playing cards

drill-trumps = Level { $rank }, trumps { $suit }
drill-no-suit = none
drill-led = Led
drill-gone = Played of this suit
drill-throw = The throw
drill-cards = { $cards }
drill-flowers = { $flowers } ({ $flowers-letters })
drill-what-follows = Which of these may be played?
drill-must-follow = { $more ->
        [0] { $whole } cards without a pair were led
       *[other] { $whole ->
            [2] A pair was led
           *[other] { $whole } cards with { $more ->
                [one] one pair
               *[other] { $more } pairs
            } were led
        }
    }; the hand has { $number ->
        [one] one card of this suit
       *[other] { $number } cards of this suit, { $pairs ->
            [0] no pair
            [one] one pair
           *[other] { $pairs } pairs
        } among them
    }.
drill-is-it-safe = Is this throw surely right, by what its seat knows?
drill-safe = surely right
drill-may-fail = it may fail
drill-all-safe = Nothing that is hidden beats any part of it.
drill-not-safe = { $cards } may be beaten by a hidden card.
