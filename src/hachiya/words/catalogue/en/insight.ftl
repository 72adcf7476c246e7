### Hints, reviews and puzzles on the page.
###
### $unit (Message) – kan, points or levels
### $n (Number) – how many
### $low (Text) – a number
### $high (Text) – a number
### $game (Text) – its name
### $number (Number) – of a puzzle
### $right (Number) – answers that were right
### $of (Number) – all answers
### $worlds (Number) – in how many worlds each was judged
### $chapter (Message) – the month or deal
### $person (Seat) – who chose
### $choice (Message) – what they chose
### $better (Message) – what would have been better
### $amount (Message) – how much that is worth
### $level (Text) – how hard it is
### $who (Text) – what a seat is called

insight-thinking = Thinking …
insight-advice = Best: { $choice }
insight-advice-spoken = The best choice is { $choice }, { $amount } on average to the end of the deal.
insight-mark-best = best choice, { $amount }
insight-mark-as-good = as good as the best
insight-mark-behind = { $amount } less than the best
insight-to-the-end = on average to the end of the deal
insight-as-good = as good
insight-less = { $amount } less
insight-others = Other choices
insight-alike = It makes no difference that is worth a word.
insight-note = Tried in { $n } ways in which the hidden cards can lie. A hint sees only what you see, and does not know how the others really play.

## Reviews

insight-interval = { $low } to { $high }
insight-review = Review
insight-reviewing = Every decision is being judged …
insight-review-failed = This match could not be reviewed.
insight-judged = { $n } { $n ->
        [one] decision
       *[other] decisions
    } judged from what each seat saw, in { $worlds } worlds each.
insight-seats = The seats
insight-of = of { $n }
insight-verdict-best = best
insight-verdict-small = small loss
insight-verdict-mistake = mistake
insight-verdict-blunder = blunder
insight-counted-best = { $n } best
insight-counted-small = { $n ->
        [one] 1 small loss
       *[other] { $n } small losses
    }
insight-counted-mistake = { $n ->
        [one] 1 mistake
       *[other] { $n } mistakes
    }
insight-counted-blunder = { $n ->
        [one] 1 blunder
       *[other] { $n } blunders
    }
insight-chosen-best = “{ $choice }”: nothing was better.
insight-chosen-for-deal = “{ $choice }”: nothing brought more in this deal.
insight-chosen-worse = “{ $choice }” cost { $amount }; “{ $better }” was better.
insight-next-mistake = My next mistake
insight-no-mistake = No mistake
insight-report = Report
insight-cancel = Cancel
insight-choices-of = The choices of { $who }
insight-between = Between both: skill
insight-course = The course
insight-course-about = What each seat has won ({ $unit }); in brackets what its cards would have brought among equals, and behind that what its choices have lost.
insight-review-note = By the cards: what equal computer players in every seat win with the same deals. Skill a deal: what was won beyond that, with its 95 % interval. Lost by choices: what the chosen is worth less than the best, where that is more than chance.

## Puzzles

insight-puzzles = Puzzles
insight-puzzles-lead = Positions of matches that were played, in which one choice is clearly best, and easily missed.
insight-today = Today
insight-drills = Drills
insight-solved = solved
insight-number-level = { $number }, { $level }
insight-number-solved = { $number }, { $level }, solved
insight-puzzle = { $game }, puzzle { $number }
insight-find = Find the best choice, and make it on the table.
insight-right = Right.
insight-wrong = Not the best one.
insight-wrong-answer = Wrong.
insight-solution = Best is “{ $choice }”.
insight-again = Once more
insight-next = Next one
insight-previous = Previous one
insight-difficulty = Difficulty
insight-difficulty-1 = Easy
insight-difficulty-2 = Medium
insight-difficulty-3 = Hard
insight-difficulty-4 = Very hard
insight-theme = Theme
insight-any = All
insight-theme-catch = Taking cards
insight-theme-hold = Taking nothing
insight-theme-deny = Others’ yaku
insight-theme-hatto = Hatto
insight-theme-take = Which card to take
insight-theme-sage = Stop or sage
insight-theme-bid = Bids
insight-theme-double = Doubling
insight-theme-lead = Leads
insight-theme-throw = Throws
insight-theme-follow = Follows
insight-theme-bury = Burying
insight-theme-declare = Declaring
insight-none-fits = No puzzle is like that.
insight-solved-of = { $n } of { $of } solved
insight-rungs = How often computer players find it (of { $of })
insight-all-puzzles = All puzzles
insight-score = { $right } of { $of } right
