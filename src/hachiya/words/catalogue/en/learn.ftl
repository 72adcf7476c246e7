### What a choice is worth, and why: hints, reviews, puzzles.
###
### $number (Text) – an amount in digits
### $unit (Message) – kan, points or levels
### $yaku (Yaku) – yaku
### $n (Number) – in how many of a hundred deals
### $often (Message) – in how many deals it comes
### $rarely (Message) – the same with the other choice
### $other (Message) – the other choice
### $card (Cards) – a flower card
### $cards (Cards) – flower cards
### $playing (Pack) – playing cards
### $rate (Number) – of doubling
### $person (Seat) – who
### $pair (Seat[]) – the pair that chooses
### $amount (Message) – a sum
### $change (Message) – by how much more or less
### $worth (Number) – of cards, in card points
### $points (Number|Message) – on average
### $fewer (Number|Message) – the same with the other choice
### $choice (Message) – the name of a choice

learn-amount = { $number } { $unit }
learn-points = { $number } { $points ->
        [one] point
       *[other] points
    }
learn-nothing-to-choose = There is nothing to choose here; a hint compares at least two choices
learn-speaks-for = For it
learn-speaks-against = Against it
learn-for-match = To win the match: { $choice }. That wins { $n } of 100 matches more.

## How often, in the deals that the search has tried

learn-often = { $n ->
        [0] in none of 100 deals
        [100] in all of 100 deals
       *[other] in { $n } of 100 deals
    }
learn-rarely = { $n ->
        [0] in none
        [100] in all
       *[other] in { $n }
    }
learn-more = { $amount } more
learn-less = { $amount } less

## The other choice

learn-with-card = with { $card }
learn-with-taken = after taking { $card }
learn-after-show = after showing { $yaku } with { $cards }
learn-after-show-nothing = after showing nothing
learn-after-look = after looking at the hand first
learn-after-unseen = after coming in unseen
learn-after-join = after coming in
learn-after-fold = after folding
learn-after-fold-hachiju = after folding
learn-after-double = after doubling to { $rate }
learn-after-stop = after stopping
learn-after-stop-hachiju = after stopping
learn-after-sage = after going on
learn-after-cancel = after cancelling the sage
learn-after-go-on = after playing on
learn-with-playing = with { $playing }
learn-after-burying = after burying { $playing }
learn-after-declare = after showing { $playing }
learn-after-declare-pair = after showing the pair { $playing } { $playing }
learn-after-declare-nothing = after showing nothing

## Why, with flower cards: `It` is the best choice

learn-yaku-home = It leads to { $yaku-explained } { $often }; { $other }, { $rarely }.
learn-yaku-home-with = { $cards } { $cards-count ->
        [one] counts
       *[other] count
    } for { $yaku-explained }, which is made { $often }; { $other }, { $rarely }.
learn-yaku-given = { $person } makes { $yaku-explained } { $often }; { $other }, { $rarely }.
learn-yaku-kept = { $person } could use { $cards } for { $yaku-explained }, and makes it { $often }; { $other }, { $rarely }.
learn-yaku-thrown = On the field, { $cards } helps { $person } to { $yaku-explained }: { $often }, instead of { $rarely }.
learn-stop-pays = Stopping brings { $amount } at once, for certain.
learn-sage-keeps = Going on still brings { $amount } in all if no yaku is added.
learn-made-more = Going on adds a yaku { $often }.
learn-hatto = Hatto has to be paid for { $often }; { $other }, { $rarely }.
learn-hatto-card = { $card } is hatto: { $person } lacks one card for { $yaku-explained }, and whoever plays it pays for all { $often }.

## Why, by what payments come to

learn-own-yaku = Captured yaku bring { $change } on average than { $other }.
learn-own-yaku-above = Captured yaku, above all { $yaku-explained }, bring { $change } on average than { $other }.
learn-others-yaku = Others’ captured yaku cost { $change } on average than { $other }.
learn-others-yaku-above = Others’ captured yaku, above all { $yaku-explained }, cost { $change } on average than { $other }.
learn-hatto-shares = Hatto costs { $change } on average than { $other }.
learn-sage-shares = The duty to pay for all after going on costs { $change } on average than { $other }.
learn-special-yaku = Special and attached yaku, received less paid, bring { $change } on average than { $other }.
learn-special-yaku-above = Special and attached yaku, above all { $yaku-explained }, bring { $change } on average than { $other }.
learn-hand-yaku = Hand yaku, received less paid, bring { $change } on average than { $other }.
learn-card-points = Card points bring { $change } on average than { $other }.
learn-card-points-taken = It takes { $cards }, { $worth } card points: in the end card points bring { $change } on average than { $other }.
learn-card-points-missed = It does not take { $cards }, { $worth } card points: on average that costs { $amount }.
learn-card-points-thrown = On the field, { $cards } gives the others { $worth } card points: on average that costs { $amount }.
learn-fees = Fees and the pot, received less paid, bring { $change } on average than { $other }.
learn-match-end = Month stones and the end of the match bring { $change } on average than { $other }.

## Why, at bashifen

learn-throw-fails = The throw is wrong { $often }; { $other }, { $rarely }.
learn-tops = Nobody can beat { $playing }.
learn-declares = { $pair-partners } become declarers { $often }; { $other }, { $rarely }.
learn-deal-won = { $pair-partners } win the deal { $often }; { $other }, { $rarely }.
learn-trick-won = { $pair-partners } win this trick { $often }; { $other }, { $rarely }.
learn-trick-points = On balance this trick brings { $pair-partners } { $points } on average; { $other }, { $fewer }.
learn-opponents-points = The opponents end the deal with { $points ->
        [one] 1 point
       *[other] { $points } points
    } on average; { $other }, with { $fewer }.
learn-in-all = In the rest of the deal { $pair-partners } gain { $change } on average than { $other }.
