### Time at a table of several persons.
###
### $more (Number) – seconds
### $time (Text) – what is left, as on a clock: 1:30

time-bot-in = A computer player plays for them in { $time }
time-left = { $time } left
time-own = Your time
time-own-still = The others wait for you. A computer player takes your seat in
time-stands-in = A computer player has taken your seat for now.
time-back = Play on yourself
time-each-move = Each move may take { $time }.
time-match = Each has { $time } for the match, and { $more } seconds back with each move.
