### Time at a table of several persons.
###
### $more (Number) – seconds
### $time (Text) – what is left, as on a clock: 1:30
### $bot (Text) – a computer player
### $name (Text) – a person

time-bot-in = A computer player plays for them in { $time }
time-left = { $time } left
time-own-still = The others wait for you. Soon a computer player plays for you.
time-there = I am here
time-stands-in = { $bot } plays for you.
time-stands-in-for = { $bot } plays for { $name }.
time-no-limit = The table waits for everyone, whoever is away too.
time-back = Play on yourself
time-each-move = Each move may take { $time }.
time-match = Each has { $time } for the match, and { $more ->
        [one] 1 second
       *[other] { $more } seconds
    } back with each move.
