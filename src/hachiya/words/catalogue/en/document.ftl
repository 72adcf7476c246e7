### The tables of the pages: what they say beside names and numbers.
###
### $cards (Message[]) – with their letters
### $letter (Text) – of a card
### $card (Message) – its name
### $letters (Text) – of cards, or of one
### $flower (Message) – of a month
### $japanese (Text) – its Japanese name
### $yaku (Message) – its name
### $aside (Text) – its kana where a language has them, else its Japanese name
### $meaning (Message) – what it is
### $named (Message) – its name with that
### $option (Text) – with which it is played
### $times (Text) – what a field multiplies by
### $kan (Number) – of a yaku
### $more (Number) – kan, or ribbons, that come on top
### $kind (Message) – of a field
### $kinds (Message[]) – of fields, carried to later months
### $made (Message) – of which cards a yaku is made
### $shown (Message) – which cards are laid open
### $number (Number) – in a row: of who folds, or of cards that are needed
### $points (Number) – that a seat has, or a yaku is worth
### $each (Number) – points that each of two pays
### $when (Message) – it is paid
### $low (Number) – points
### $high (Number) – points
### $trumps (Text|Message) – made by the turned kitty
### $other (Text|Message) – trumps with an option
### $stage (Text) – a pair plays

## Heads

document-head-option = option
document-head-values = values, default first
document-head-meaning = what
document-head-clause = clause
document-head-month = month
document-head-flower = flower
document-head-lights = bright, 20
document-head-tane = animal, 10
document-head-ribbons = ribbon, 5
document-head-dregs = chaff, 1
document-head-menu = menu
document-head-dealt = brights dealt
document-head-for = for
document-head-how-much = how much
document-head-who-whom = to whom
document-head-different = what
document-head-hand-yaku = hand yaku
document-head-captured-yaku = captured yaku
document-head-special-yaku = special yaku
document-head-kan = kan
document-head-seven = the seven cards
document-head-laid-open = laid open
document-head-followed = may be followed by
document-head-hand = hand
document-head-shows = shows
document-head-open = open
document-head-hidden = hidden
document-head-cards = cards
document-head-hatto = hatto
document-head-when = when
document-head-family = family
document-head-total = total (of three)
document-head-card = card
document-head-points = points
document-head-in-pack = in the pack
document-head-together = together
document-head-stage = level
document-head-trump-suit = trump suit
document-head-trumps = trumps
document-head-how-many = how many
document-head-side-suit = a side suit
document-head-stands = what stands
document-head-turned = turned, at level 8
document-head-made-trumps = trumps
document-head-ko-points = points of the opponents
document-head-winner = winner
document-head-stages = levels
document-head-oya-on = declarers on
document-head-ko-on = opponents on
document-head-oya-then = declarers then on
document-head-ko-then = opponents then on
document-head-next-oya = next declarers
document-head-deal = deal
document-head-dacha = declarer
document-head-oya = declarers
document-head-won-by = won by

## Cards

document-cards = { $cards }
document-card = `{ $letter }` { $card }
document-flower = { $flower } { $japanese }
document-some-of = { $number } of { $letters }
document-some-or-more-of = { $number } or more of { $letters }
document-light = bright 光
document-tane = animal タネ
document-ribbon = ribbon 短冊
document-dregs = chaff カス

## The field

document-small = small 小場
document-large = large 大場
document-grand = grand 絶場
document-once = ×1
document-times = ×{ $times }
document-kan-more = +{ $kan } kan a yaku
document-carrying = { $kind }, carries { $kinds }
document-carried = carried: { $kinds }
document-carried-nothing = carried: nothing
document-no-lights = none
document-one-large = one large
document-large-or-more = two or three large
document-two-large = two large
document-one-grand = one grand
document-one-grand-any-large = one grand, any large
document-grand-and-large = one grand, one large
document-two-grand = two grand
document-two-grand-any-large = two grand, any large

## The auction

document-fold = who folds as number { $number }
document-the-pot = the pot
document-squeeze-hand = hand yaku
document-squeeze-whole = a whole captured yaku in the hand
document-squeeze-card = each of { $letters }
document-half = half of its value
document-three-to-each = each of the three in play, to each seat put out

## Yaku

document-yaku = { $yaku } { $aside }: { $meaning }
document-yaku-alone = { $yaku }: { $meaning }
document-yaku-with = { $named } ({ $option })
document-kan-a-card = { $kan }, +{ $more } a further card
document-kan-a-point = { $kan }, +{ $more } a further point
document-protected = yes
document-total = { $points } ({ $each } each)
document-family-dregs = chaff
document-family-suit = suit

## Of which cards a hand yaku is made

document-three = three of a month
document-three-but = three of a month, but no tatesanbon
document-tatesanbon = any three of wisteria, iris or clover, or the three chaff cards of paulownia
document-pairs = three pairs
document-four = all four of a month
document-three-and-pairs = three of a month and two pairs
document-four-and-pair = all four of a month and a pair
document-four-and-three = all four of a month and three of another
document-threes = two threes
document-three-and-tatesanbon = a three and a tatesanbon
document-tatesanbon-twice = two tatesanbon
document-ribbons = two ribbons or more, the rest chaff
document-one-ribbon = one ribbon, the rest chaff
document-one-tane = one animal, the rest chaff
document-one-light = one bright, the rest chaff
document-dregs-seven = seven chaff cards
document-dregs-six-willows = six chaff cards, willows too
document-dregs-seven-willows = seven chaff cards, willows too
document-ending = { $made }; ends the year

## Which of its cards lie open

document-open-three = the three
document-open-four = the four
document-open-six = the six
document-open-seven = all seven
document-open-six-dregs = the six chaff cards
document-open-dregs = the chaff
document-open-ribbons-too = { $shown }, and ribbons from the fifth on
document-open-and-ribbons = { $letters } and { $more } ribbons

## Special yaku

document-sohachi-leader = all three have { $points } points; paid to who plays first
document-sohachi-dealer = all three have { $points } points; paid to the dealer
document-futahachi = { $points } points or more
document-sujuroku = { $number } chaff cards or more; all four willows count as chaff
document-tobikomi = the owner of a shown three captures all four of the month; { $when }
document-at-once = paid at once
document-at-the-end = paid at the month's end
document-nuke = aka, tanichi, toichi or karasu was shown, and its owner has { $points } points or more
document-mizuten = the dealer came in unseen and has { $points } points or more; everyone else at the table pays

## Bashifen

document-oya = declarers
document-ko = opponents
document-in-all = all
document-no-trumps = no trump suit
document-trumps-or = { $trumps }; with `no_trumps`: { $other }
document-may = yes
document-may-any-time = yes (not with `joker_rebellion=over_declaration`)
document-may-not = no
document-stands-nothing = nothing yet
document-stands-card = one level card
document-stands-pair = a pair of level cards
document-stands-little-jokers = two LJ
document-stands-big-jokers = two BJ
document-span = { $low }–{ $high }
document-won = past A, **wins**
document-same-pair = the same pair, on { $stage }
document-other-pair = the other pair, on { $stage }
