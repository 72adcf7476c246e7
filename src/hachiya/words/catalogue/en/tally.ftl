### What a score keeper told of a month or deal that cannot have happened.
###
### $fact (Number) – which fact, from 1
### $what (Message) – what is wrong with it
### $seat (Seat) – of whom it is told
### $other (Seat) – who it would be
### $seats (Seat[]) – who have not played
### $name (Text) – what was told, as records write it
### $names (Text[]) – what can be told
### $yaku (Yaku) – yaku
### $cards (Cards) – flower cards
### $bid (Message) – in, out or double
### $several (Message[]) – yaku that cards can stand for
### $month (Number) – 1 to 12
### $number (Number) – how many, or which deal
### $most (Number) – how many there can be
### $found (Number) – how many there are
### $points (Number) – card points
### $total (Number) – of the points told

tally-at = Fact { $fact }: { $what }

## Any fact

tally-wrong-dealer = { $seat } does not deal this month; { $other } does
tally-wrong-dealer-hachiju = { $seat } does not deal now; { $other } does
tally-no-lights = The brights of the field hold cards that are not brights
tally-no-such-fact = This game has no fact { $name }; its facts are { $names } and void
tally-no-seat = There is no { $seat }
tally-year-ended = A shiso has ended the year
tally-played-out = All hands are played out; only { $names } can follow
tally-played-out-hachiju = All hands are played out: no fact can follow
tally-month-over = { $seat } has made a yaku: the month is over unless it goes on (sage)
tally-deal-over = { $seat } has made a yaku: the deal is over unless it goes on (sage)
tally-void-last = The month is void: no fact can follow
tally-void-last-hachiju = The deal is void: no fact can follow

## The auction

tally-mizuten-first = Only the dealer can play unseen, at a table of more than three, as the first fact of the month
tally-cannot-bid = { $seat } cannot bid { $bid } here
tally-not-squeezed = { $seat } was not squeezed here
tally-not-put-out = { $seat } is not put out here
tally-not-cards-of = { $cards } are not the cards of { $yaku }
tally-lie-elsewhere = { $cards } cannot be in this hand: they lie on the field, or another hand has shown them
tally-not-played = { $yaku } is not played here
tally-bid-missing = The bid of { $seat } is missing
tally-bid-missing-hachiju = The bid of { $seat } is missing
tally-one-left = One seat is left alone: the deal is over

## Hand yaku

tally-not-in-play = { $seat } is not in play
tally-shown-once = A hand is shown once, before all other facts
tally-no-hand = { $yaku } is not a hand; a hand has one of sanbon … futatatesanbon, one of aka … karasu, or both
tally-never-meet = { $yaku } never meet in a hand
tally-no-light-left = No bright is left for pikaichi: they lie on the field, or in other hands
tally-no-kasu-left = Hands cannot hold so much chaff: all of it, willows included, is { $number ->
        [one] 1 card
       *[other] { $number } cards
    }
tally-no-month-left = No hand can hold { $yaku } beside the others: too few cards of one month are left
tally-nothing-shown = { $seat } has shown nothing
tally-no-diving-three = { $seat } has shown no three that tobikomi could complete
tally-all-dived = { $seat } has already made tobikomi of every three that it has shown
tally-month-dived = Tobikomi of month { $month } has already been made
tally-no-three-of = Month { $month } cannot be a three of { $yaku }, which { $seat } has shown
tally-fourth-elsewhere = Nobody can have thrown the fourth card of month { $month }: it lay on the field, or a squeezed hand has shown it
tally-no-hatto-on-dives = This game has no hatto for tobikomi
tally-cannot-have-fed = { $seat } cannot have thrown the card that completed it
tally-cannot-announce = { $seat } cannot announce here; only seats in play can, once each and before all other facts
tally-no-hand-hachiju = { $yaku } is not a hand; a hand has one chaff yaku, one suit yaku, or both

## Captured yaku

tally-only-nanatan-longer = { $number } extra: only nanatan has extra cards, { $most } at most
tally-nothing-new = { $seat } cannot newly make { $yaku } here
tally-no-hatto-protects = No hatto protects { $yaku }
tally-neither-hatto-nor-extra = This game has neither hatto nor extra cards
tally-cannot-lie = This is impossible: other seats have taken cards that the yaku needs
tally-cannot-sage = { $seat } cannot go on (sage) now
tally-no-hope = { $seat } cannot go on (sage): there is no other yaku left to make
tally-only-sager-cancels = Only the seat that has gone on (sage) can cancel, and that ends the month
tally-bound-to-go-on = { $seat } went on knowing the next stock card, and cannot cancel before another yaku
tally-ends-after-sage = After { $seat } has gone on (sage) the month ends with a yaku or a cancel

## The end

tally-no-escape = { $seat } has shown no hand yaku that nuke can follow
tally-escapes-differ = The facts of nuke do not agree with the points
tally-too-many-escapes = The pack does not have enough card points for so many nuke
tally-no-special = { $yaku } with { $number } is no special yaku of { $seat }: sohachi is the first player's at 88 points, futahachi needs 168 points, sujuroku 16 cards
tally-told-twice = { $yaku } is given twice
tally-points-differ = { $seat } has { $found ->
        [one] 1 point
       *[other] { $found } points
    } by another fact, not { $points }
tally-points-number = { $number ->
        [one] 1 number
       *[other] { $number } numbers
    } of points, where there are { $total } seats
tally-points-below = { $seat } cannot have { $points } points: the least is 0
tally-points-sum = Three seats' points add up to { $number }, not to { $total }
tally-points-sum-hachiju = The points of the seats in play are multiples of five and add up to { $number } (of two seats, to no more); other seats have 0
tally-idle-points = { $seats-and } have not played: they have 0 points
tally-points-too-few = { $seat } has made yaku that count more than { $points ->
        [one] 1 point
       *[other] { $points } points
    }
tally-points-twice = The card points are given twice
tally-no-end = The month has no end yet: where no yaku ended it, the card points are missing
tally-no-end-hachiju = The deal has no end yet: where no yaku ended it, the card points are missing
tally-too-many-cards = The pack does not have so many cards
tally-no-such-piles = The three seats cannot have these points with the yaku that they have made
tally-special-differs = The points of { $seat } do not agree with its special yaku

## Bashifen

tally-dacha-missing = It is not known yet who is declarer in the first deal
tally-wrong-dacha = { $seat } is not declarer in this deal; { $other } is
tally-points-of-ko = { $points ->
        [one] 1 point
       *[other] { $points } points
    } cannot be: the opponents win fives, { $most } at most here

## What is missing, and facts in short

tally-yaku-missing = The yaku is not named
tally-cards-missing = A squeezed hand with { $yaku } shows cards
tally-not-all-cards = A squeezed hand does not show { $cards } alone
tally-white-missing = Nobody has drawn the white card yet
tally-field-missing = It is not known yet which brights lie on the field
tally-ko-points-missing = The points of the opponents are missing
tally-cards-without-yaku = No hand shows exactly { $cards } for its yaku
tally-cards-of-several = { $cards } can be shown for { $several-or }: name the yaku
tally-in-two-piles = { $cards } cannot lie in two piles
tally-piles-missing = More than one seat is not counted yet; only the last one follows from the others
tally-counts-missing = There are neither points nor piles
tally-both-piles = Both seats must be counted: some cards lie in neither pile

## The notes of a score keeper

tally-field-twice = The field is already known
tally-field-too-large = { $number } cards lie on the field, not { $cards }
tally-no-white-card = { $seat } cannot draw the white card now
tally-entered-twice = This is already known
tally-nothing-to-undo = Nothing has been entered yet
tally-earlier-waits = An earlier deal must be corrected first
tally-waits = Deal { $number } must be corrected first: { $what }
tally-no-deal = There is no deal { $number }; { $most ->
        [one] 1 deal is
       *[other] { $most } deals are
    } entered
tally-one-match = A score keeper goes on with a record of one match, not of { $number }
tally-deal-with-cards = Cards were dealt in deal { $number }; a score keeper goes on only where each deal was entered
tally-no-notebook = This is no tally: { $name } is missing or wrong
