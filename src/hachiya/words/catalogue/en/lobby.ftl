### The lobby: who waits for others to play with.
###
### $n (Number) – how many seats
### $all (Number) – how many seats the table has
### $game (Text) – a game
### $who (Text) – who has opened the table

lobby-title = Lobby
lobby-text = People who wait for others to play with. Take a seat, or say what you want to play now.
lobby-now = Play now
lobby-now-text = You sit down with those who want the same game. Where nobody waits yet, a table is opened for you and shown here.
lobby-open = Tables that wait
lobby-none = Nobody is waiting just now.
lobby-here = { $n ->
    [one] Nobody else is here now
   *[other] { $n } people are here now
}
lobby-running = Look on
lobby-running-none = No match to look on at just now.
lobby-running-table = { $game }, played by { $who }
lobby-watch = Look on
lobby-lost = The connection is lost. Trying again …
lobby-table = { $game }, opened by { $who }
lobby-free = { $n ->
    [one] one seat free
   *[other] { $n } seats free
}
lobby-sit = Take a seat
lobby-own = Open a table of your own
lobby-waiting = You wait at a table: { $n } of { $all } have come.
lobby-waiting-back = Back to it
lobby-called = All have come: your table begins.
lobby-called-go = Go there
lobby-called-later = Not yet
