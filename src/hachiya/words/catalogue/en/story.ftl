### The story of a match that is over: why it was won, and what stood out in it.
###
### $who (Seat) – of whom it is told
### $other (Seat) – who came next
### $people (Seat[]) – a pair, or all who have won
### $money (Sum) – how much it was
### $more (Sum) – how much of it lay above the average
### $yaku (Yaku) – what was paid for
### $n (Number) – which month or deal
### $steps (Number) – how many levels
### $points (Number) – in cards

story-balance = { $money }
story-who = { $people-name-partners }

## Why it was won

story-why-ahead = { $who-name } ended { $money } ahead of { $other-name }.
story-why-equal = { $people-name-and } ended with the same sum.
story-why-shiso = The shiso of { $who-name } ended the year.
story-why-levels = { $people-name-and } ended { $steps ->
        [one] one level
       *[other] { $steps } levels
    } ahead.

## What stood out

story-lead = Went ahead for good
story-lead-kept = { $who-name }
story-lead-kept-by = { $people-name-partners }
story-dearest = Dearest yaku
story-dearest-of = { $who-name }: { $yaku }, { $money } from all payers
story-best-month = Biggest gain
story-best-month-of = { $who-name }: { $money }, { $more } more than on average
story-dealt = Most by luck of the deal
story-dealt-to = { $who-name }: { $money } for hand yaku, all told
story-rise = Greatest rise
story-rise-of = { $people-name-partners }: { $steps ->
        [one] one level
       *[other] { $steps } levels
    }
story-points = Most points in a deal
story-points-of = { $people-name-partners }: { $points }
story-kitty = Most by luck of the kitty
story-kitty-of = { $people-name-partners }: { $points } points

## How the scores went

story-month = month { $n }
story-month-hachiju = deal { $n }
story-month-bashifen = deal { $n }
story-curve = Scores month by month
story-curve-hachiju = Scores deal by deal
story-curve-bashifen = Levels deal by deal
