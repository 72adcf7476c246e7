### The page of statistics.
###
### $bot (Text) – its name
### $unit (Text) – in what sums are told
### $n (Number) – how many
### $won (Number) – how many were won
### $low (Text) – a number
### $high (Text) – a number

figures-title = Statistics
figures-who = Whose
figures-you = Yours
figures-bots = The bots
figures-lead = All your matches that are over, at the tables that this browser finds again. Nobody else sees them.
figures-lead-bots = All matches of this house that are over and had a bot in a seat.
figures-lead-bot = All matches of this house that are over and had { $bot } in a seat.
figures-none = No match of yours is over yet.
figures-none-bots = No match with a bot is over in this house yet.
figures-none-bot = No match with { $bot } is over in this house yet.
figures-waiting = Fetching …
figures-play = Play one
figures-bot = Bot
figures-interval = 95 %: { $low } to { $high }
figures-own-scale = A dot is the mean, the line through it its 95 % interval, the upright line nothing won or lost. Each row has its own scale.
figures-one-scale = A dot is the mean, the line through it its 95 % interval, the upright line nothing won or lost.
figures-odds-mark = Bars are what happened, the upright lines the exact odds.
figures-note = An interval takes a match as one observation, for its deals hang together. Who has several seats in a match is counted once for each. ×1: with every multiplier taken out.
figures-games = Games
figures-course = Match by match
figures-course-about = { $unit } in all, over the last { $n ->
        [one] match
       *[other] { $n } matches
    }
figures-as-table = The same as a table
figures-when = Ended
figures-brought = { $unit }
figures-sum = In all
figures-glance = At a glance
figures-dearest = Your dearest yaku
figures-favourite-game = Your favourite game
figures-favourite-yaku = Your favourite yaku
figures-often = { $n ->
        [one] once
       *[other] { $n } times
    }
figures-matches = { $n ->
        [one] one match
       *[other] { $n } matches
    }
figures-last = { $n ->
        [one] The last match
       *[other] The last { $n } matches
    }
figures-rivals = Against whom
figures-rival = { $n ->
        [one] one match
       *[other] { $n } matches
    }, { $won } won
