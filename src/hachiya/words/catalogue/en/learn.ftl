### What a choice is worth, and why: hints, reviews, puzzles.
###
### $number (Text) – with its sign and one digit behind the point
### $unit (Message) – kan, points or levels
### $yaku (Yaku) – captured, special or attached yaku
### $share (Number) – in how many of a hundred ways in which the hidden cards can lie
### $less (Number) – the same with the other choice
### $other (Message) – the other choice
### $person (Seat) – who
### $part (Message) – what payments are for
### $amount (Message) – what it brings on average
### $lesser (Message) – the same with the other choice
### $points (Number) – on average
### $fewer (Number) – the same with the other choice

learn-amount = { $number } { $unit }
learn-nothing-to-choose = There is nothing to choose here; a hint compares at least two choices

## Why: what the ways come to in which the hidden cards can lie

learn-yaku-home = { $yaku-explained } is made and paid in { $share } % of the ways the hidden cards can lie (after “{ $other }” in { $less } %).
learn-yaku-given = { $person } is paid for { $yaku-explained } in { $share } % of the ways the hidden cards can lie (after “{ $other }” in { $less } %).
learn-made-more = Going on by sage leads to more yaku in { $share } % of the ways the hidden cards can lie (after “{ $other }” in { $less } %).
learn-hatto = Hatto has to be paid for in { $share } % of the ways the hidden cards can lie (after “{ $other }” in { $less } %).
learn-part = { $part }: { $amount } on average (after “{ $other }” { $lesser }).

## What payments are for

learn-own-yaku = Own captured yaku
learn-others-yaku = Others’ captured yaku
learn-hatto-shares = Shares paid for hatto
learn-sage-shares = Shares paid for going on by sage
learn-special-yaku = Special and attached yaku
learn-hand-yaku = Hand yaku
learn-card-points = Card points
learn-fees = Fees and the pot
learn-match-end = Month stones and the end of the match

## Bashifen

learn-throw-fails = The throw is wrong in { $share } % of the ways the hidden cards can lie (“{ $other }” in { $less } %).
learn-declares = The own pair is declarers in { $share } % of the ways the hidden cards can lie (after “{ $other }” in { $less } %).
learn-deal-won = The own pair wins the deal in { $share } % of the ways the hidden cards can lie (after “{ $other }” in { $less } %).
learn-rises = { $amount } for the own pair on average, after subtraction of the levels that the opponents gain (after “{ $other }” { $lesser }).
learn-opponents-points = The opponents end with { $points ->
        [one] 1 point
       *[other] { $points } points
    } on average (after “{ $other }” with { $fewer }).
learn-trick-won = The own pair wins this trick in { $share } % of the ways the cards can lie, { $points ->
        [one] 1 point
       *[other] { $points } points
    } on average (after “{ $other }” in { $less } %, { $fewer ->
        [one] 1 point
       *[other] { $fewer } points
    }).
