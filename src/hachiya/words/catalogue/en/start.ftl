### The start: a new table, and the way back to one's tables.
###
### $against (Text) – a bot
### $amount (Text) – kan or levels
### $bot (Text) – its name
### $game (Text) – its name
### $instead (Text) – a bot
### $least (Number) – the smallest
### $most (Number) – the largest
### $n (Number) – how many, or which
### $name (Text) – what a bot is called
### $rung (Text) – of the ladder of bots
### $seats (Text) – how many, or from to
### $told (Text) – a sentence
### $who (Text) – a name
### $why (Text) – what has gone wrong

start-title = What shall we play today?
start-lead = Hanafuda are 48 cards with the flowers of twelve months, four to each. New to them? Match the pictures; the table tells what every choice costs.
start-how = How flower cards are played
start-learn = Learn it in short lessons
start-tally = Keep the score of a real table
start-how-match = Two of one month make a match: you take both.
start-how-yaku = Some sets of what you took are yaku, and yaku are paid.
start-how-stop = When you make one you decide: stop, or go on for more.
start-waits = { $n ->
    [one] A table waits for you.
   *[other] { $n } tables wait for you.
}
start-waits-title = ({ $n }) Your turn
start-call = Call me when it is my turn
start-play = Play
start-play-game = Play { $game }
start-one-month = One month
start-one-month-hachiju = One deal
start-play-month = Play one month of { $game }
start-play-month-hachiju = Play one deal of { $game }
start-options-of = Options of { $game }
start-share-rules = Share these rules
start-options-usual = Back to the usual
start-bot-ready = { $bot }: { $told }
start-tables = Your tables
start-tables-others = More of your tables
start-tables-over = Finished
start-tables-all = All your tables
start-tables-elsewhere = Find your tables from another device
start-game = Game
start-options = How it is played
start-seats = Who plays
start-seats-number = Number of players
start-seats-n = { $seats }
start-name = Your name
start-opponent = Opponent { $n }
start-open = Open the table
start-opening = Opening…
start-failed = The table could not be opened: { $why }
start-draw = The first dealer is drawn: the earliest month deals.
start-timing = Time to think
start-timing-none = As long as one likes
start-timing-none-about = Whoever keeps others waiting for some minutes is asked whether they are there; a bot plays for whoever is away.
start-timing-endless = No limit at all
start-timing-endless-about = The table waits for everyone, whoever is away too.
start-timing-quick = 30 seconds a move
start-timing-calm = 90 seconds a move
start-timing-short = 10 minutes for the match
start-timing-short-about = 10 seconds come back with each move.
start-timing-long = 30 minutes for the match
start-timing-long-about = 20 seconds come back with each move.
start-timing-slow = A day a move
start-clock = How fast cards are drawn
start-clock-slow = slowly
start-clock-usual = usual
start-clock-fast = fast
start-time = A month takes about three minutes, a year about half an hour. You can leave at any time and come back.
start-time-hachiju = A deal takes about three minutes. You can leave at any time and come back.
start-whole = A whole number from { $least } to { $most }
start-bot-own = A bot of this house's own.
start-bot-rung = { $name } ({ $rung })
start-bot-strength-kan = { $amount } kan a deal against { $against }
start-bot-strength-stages = { $amount } levels a deal against { $against }
start-bot-ready-soon = Ready in a moment; until then { $instead } plays in its place.
start-bot-ready-seconds = Ready in about { $n } s; until then { $instead } plays in its place.
start-bot-ready-minutes = Ready in about { $n } { $n ->
        [one] minute
       *[other] minutes
    }; until then { $instead } plays in its place.
start-bot-ready-never = This server cannot get it ready; { $instead } plays in its place.
start-friend = A friend, by a link
start-here = A person at this device
start-here-title = Who sits at this device?
start-here-text = Everybody takes a seat by their name. The match begins when all seats are taken; then pass the device round, and nobody sees the cards of another.
start-here-name = Name for free seat { $n }
start-here-sit = Sit down
start-have-code = I have a code
start-invite-title = Waiting for friends
start-invite-text = Send each friend a link. A link is good once: whoever opens it sits there. The match begins when all seats are taken.
start-invite-link = Link for friend { $n }
start-invite-once = A new link makes the one before useless.
start-invite-local = This server answers on this machine only: elsewhere the links lead nowhere.
start-invite-new = New link
start-invite-bot = Seat a bot
start-invite-which = Bot for seat { $n }
start-invite-free = still free
start-invite-kept = kept for { $who }
start-invite-seats = Who sits at the table
start-invite-waiting = The match begins when all seats are taken.
start-join-name = What shall the others call you?
start-join-go = Take the seat
start-time-bashifen = A deal takes about ten minutes, a match more than an hour. You can leave at any time and come back.
start-draw-bashifen = Whoever sits opposite is your partner. Cards are cut for who draws first.
start-watched = Others may look on
start-open-deals = Tell the secret of each shuffle when its deal is over; that opens every hand of the deal
start-opens-deals = When a deal is over the secret of its shuffle is told: everyone can know every hand of that deal.
start-lobby = Anyone may come, from the lobby
start-free-words = People may write what they like
start-today = Today’s puzzle
