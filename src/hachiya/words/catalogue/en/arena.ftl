### What an arena has found.
###
### $game (Message) – which game
### $said (Text) – options, with a space before each
### $seats (Number) – how many play
### $deals (Number) – how many
### $seed (Text) – of the random numbers
### $unit (Message) – what is won
### $bot (Text) – its name

arena-title = { $game }{ $said }, { $seats } seats, { $deals ->
        [one] 1 deal
       *[other] { $deals } deals
    }, seed { $seed }
arena-unit-title = { $unit } a deal: one bot in one side, the other in all others
arena-kan-at-one = kan at ×1
arena-kan-as-played = kan as played
arena-stages = levels
arena-bot = bot
arena-against = against
arena-mean = mean
arena-interval = 95 % interval
arena-sd = sd
arena-deals = deals
arena-bids = Bids
arena-bids-of = Bids of { $bot }: what it expected and what it won, by tenths of what was expected
arena-could-go-on = Where one could go on (sage)
arena-choice = choice
arena-times = times
arena-share = share
arena-won-afterwards = won afterwards, { $unit }
arena-bid-count = bids
arena-expected = expected, { $unit }
arena-won = won
arena-milliseconds = ms a move, p50
arena-slow-milliseconds = p95
arena-hatto = deals paid for hatto

## What bots chose

arena-chose-mizuten = in unseen (mizuten)
arena-chose-look = looks first
arena-chose-in = in
arena-chose-out = out
arena-chose-double = double
arena-chose-single = shows one
arena-chose-pair = shows a pair
arena-chose-jokers = shows jokers
arena-chose-pass = shows nothing
arena-went-stopped = stopped
arena-went-succeeded = went on, made more
arena-went-failed = went on in vain
