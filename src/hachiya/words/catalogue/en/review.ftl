### The review of a match: what every decision was worth, and luck apart from skill.
###
### $game (Message) – which game
### $number (Number) – how many decisions
### $worlds (Number) – in how many worlds each was judged
### $n (Number) – counts the moments
### $what (Message) – what is said of a match
### $chapter (Message) – the month or deal
### $person (Seat) – who chose
### $choice (Message) – what they chose
### $better (Message) – what would have been better
### $amount (Message) – how much that is worth
### $unit (Message) – kan, points or levels
### $bot (Message) – who plays the deals again

review-head = { $game }: { $number } { $number ->
        [one] decision
       *[other] decisions
    } judged from what each seat saw, in { $worlds } worlds each
review-of-match = { $n }. { $what }
review-nothing = This record has no decision that could be judged

## Columns

review-won = won ({ $unit })
review-luck = by the cards
review-skill = skill a deal
review-lost = lost by choices
review-good = as good as the best
review-note = By the cards: what { $bot } in every seat wins with the same deals. Skill a deal: what was won beyond that, with its 95 % interval. Lost by choices: what the chosen is worth less than the best, where that is more than chance.

## Kinds of decisions

review-by-kind = Choices as good as the best, and what the others lost
review-kind-card = hand card
review-kind-take = which card to take
review-kind-sage = stop or sage
review-kind-show = showing
review-kind-bid = bids
review-kind-declare = declaring
review-kind-bury = burying
review-kind-lead = leads
review-kind-follow = follows

## The course

review-course = Won in each deal, and in brackets what the cards would have brought
review-dearest = The dearest moments
review-nothing-dear = No choice was surely worse than the best.
review-moment = { $n }. { $chapter }, { $person }: “{ $choice }” cost { $amount }; “{ $better }” was better.
