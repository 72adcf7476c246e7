### What the tables of all games have around them.
###
### $game (Text) – its name
### $line (Text) – what a bot says
### $n (Number) – how many, or which
### $of (Number) – how many in all
### $turn (Text) – whose turn it is
### $who (Text) – a seat as it is called here

desk-look-at-table = Look at the table
desk-hint = Hint
desk-bar-menu = Menu
desk-leave = To the start
desk-log-title = Log
desk-turn-you = Your turn
desk-turn-over = The year is over
desk-turn-over-half = The half year is over
desk-turn-over-short = The match is over
desk-turn-over-hachiju = The match is over
desk-turn-ended = The match was ended early
desk-turn-watch = Watching
desk-players = Players
desk-stock = stock
desk-hand = Your hand
desk-act-wait = { $who } is thinking.
desk-act-result = Result of the year
desk-act-result-half = Result of the half year
desk-act-result-short = Result of the match
desk-act-result-hachiju = Result of the match
desk-bill-result = To the year’s result
desk-bill-result-half = To the half year’s result
desk-bill-result-short = To the result
desk-bill-result-hachiju = To the result
desk-result-title = The year is over
desk-result-title-half = The half year is over
desk-result-title-short = The match is over
desk-result-title-hachiju = The match is over
desk-result-winner = { $who } won the year
desk-result-winner-half = { $who } won the half year
desk-result-winner-short = { $who } won the match
desk-result-winner-hachiju = { $who } won the match
desk-result-picture = Picture to share
desk-result-picture-failed = The picture could not be drawn.
desk-result-again = Play again
desk-result-again-half = Play again
desk-result-again-short = Play again
desk-result-review = Review
desk-result-replay = Look back on it
desk-shuffle = The shuffle
desk-result-again-hachiju = Play again
desk-menu-title = Menu
desk-act-next = Next move
desk-act-next-why = The next move waits for you.
desk-replay-button = Last moves
desk-replay-button-why = Last moves: see three again
desk-looks-back = Looking back
desk-replay-title = Replay:
desk-replay-at = Replay, move { $n } of { $of }:
desk-replay-before = the table before the last moves.
desk-replay-end = Back to now
desk-menu-key = Key to your seat
desk-menu-key-why = With this address you take your seat again from another device. It is shown only here and only now; keep it to yourself.
desk-menu-key-here = With this address you take your seat again in another browser on this machine. It is shown only here and only now; keep it to yourself.
desk-menu-watch = Address for spectators
desk-menu-watch-why = Whoever opens this address looks on and sees no hand.
desk-menu-watch-here = It is good in a browser on this machine only: whoever opens it there looks on and sees no hand.
desk-take-back = Take back my last choice
desk-terms-title = Words of the game
desk-act-result-bashifen = Result of the match
desk-turn-over-bashifen = The match is over
desk-result-title-bashifen = The match is over
desk-result-winner-bashifen = { $who } won the match
desk-result-again-bashifen = Play again
desk-bill-result-bashifen = To the result
desk-title = { $turn } – { $game }
desk-story-figures = In figures
desk-story-start = Start
desk-says = { $who }: { $line }
desk-lessons = Lessons
desk-in-lesson = Show me in a lesson
