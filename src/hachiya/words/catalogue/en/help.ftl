### What `--help` says.
###
### $form (Text) – the form of a command line
### $value (Text) – as it is typed

help-program = Hachi-Hachi, Hachijū and Bashifen: played, scored, explained and taught.
help-version = Print the version

## The words of every help page

help-usage = Usage: { $form }
help-form-options = [OPTIONS]
help-form-command = COMMAND …
help-arguments = Arguments:
help-options = Options:
help-commands = Commands:
help-default = [default: { $value }]
help-variable = [environment: { $value }]
help-itself = Print this help

## Parameters of several commands

help-language = Language (by default that of LC_ALL or LANG)
help-game = sannin for 3, nakayoshi for 3 to 7 with an auction, shiragiku for 3 to 7, hachiju for 2 to 6 with doubling, bashifen for 4 with two packs of cards
help-option = Option of the game, repeatable
help-seats = Players: nakayoshi and shiragiku 3 to 7, hachiju 2 to 6
help-out = A file that is written completely or not at all; - is standard output
help-seed = The seed of the random numbers
help-json = Print JSON instead of text

## hachiya simulate

help-simulate =
    Let bots play matches and write the records or the decisions.

    The same seed writes the same on every machine, with any number of processes. Match i has the same decks for all bots.

    For bashifen, stderr gets the share of deals that a wrong throw has ended.

    Whim takes any legal action; at bashifen it first chooses the kind of lead: a single card six times in ten, a pair three times if it has one, a throw once, nine times in ten of cards that its seat knows to be top.
help-matches = The number of matches
help-simulate-bots = One bot for all seats, or one for each seat with commas between them: Whim, Novice, Apprentice, Greedy, Adept, Master, at hachiju and bashifen Grandmaster (from the weakest to the strongest), or MODULE:NAME for a bot of your own
help-simulate-workers = The number of processes that play (by default 1, with --ray one for each CPU of the cluster)
help-simulate-format = Format of the file: a record (jsonl, fuda), or for learning every decision with what its seat observed (npz, parquet)

## hachiya replay

help-replay =
    Recompute and verify a record.

    A record that ends early is printed up to its end, with a notice on stderr (exit code 0). A wrong record is an error that names the line (exit code 2).
help-record = The record; - is standard input
help-view = The format of the output (by default a summary)

## hachiya verify

help-verify =
    Check that the cards of a record follow from the promised secrets.

    In each deal with a fair shuffle the secret must be the promised one, and the cards must follow from it and from the words of the seats. The record is recomputed first. Exit code 1 if a deal is wrong, or if a secret was not promised or not revealed. docs/play/fair-shuffle.md explains the shuffle.

## hachiya review

help-review =
    Judge every decision of a record.

    A search judges each decision from what its seat saw. The report has the loss against the best choice in kan, points or levels, the dearest moments with the better choices and their reasons, the accuracy by kind of decision, and luck and skill. The record is verified first; a wrong record is an error that names the line (exit code 2).

## hachiya puzzles

help-puzzles = Puzzles in which one choice is clearly best, and not the obvious one.
help-puzzles-make =
    Make puzzles from deals that bots play.

    Each puzzle is a line of JSON with the deal, the play, the worth of every choice, and the reasons why the best is better than the obvious one.
help-puzzles-show =
    Show a puzzle that comes with the package.

    Without a name it is today's puzzle of the game. Each game has sixty, such as sannin-1 to sannin-60.
help-puzzles-check =
    Play the puzzles of a file, and judge them again.

    A line that is not a puzzle is an error with its reason (exit code 2).
help-puzzles-drill =
    Show a small question whose answer follows from the rules.

    The kinds are points, yaku, settlement (flower cards), follows and throws (bashifen). A number always gives the same question.
help-puzzles-kind = points, yaku, settlement, follows or throws
help-puzzles-which = The number of the question, from 0 without limit
help-puzzles-n = The number of puzzles
help-puzzles-name = The name of a puzzle, such as sannin-7 (by default today's puzzle of the game)
help-puzzles-solution = Show the solution too
help-puzzles-file = A file with a puzzle on each line; - is standard input

## hachiya stats

help-stats =
    Count what players have done in all deals of records, which are verified first.

    Each game has a table with a line for each player: the gain of a deal with its 95 % interval, sage, hatto and fees; at bashifen by side. With --player all statistics are printed: hand yaku beside their exact odds, yaku made, leads. Players are distinguished by their names; the numbers behind the names of bots are ignored. A wrong record is an error that names file and line (exit code 2); a record that ends early gives a notice on stderr.
help-records = Records, .jsonl or .fuda, of one match or several
help-stats-player = Print all statistics of this player
help-stats-game = Only matches of this game

## hachiya play

help-play = Play against bots in the terminal.
help-opponents = One bot for all other seats, or one for each with commas between them: Whim, Novice, Apprentice, Greedy, Adept, Master, at hachiju and bashifen Grandmaster (from the weakest to the strongest), or MODULE:NAME for a bot of your own
help-fixed = The seed that fixes seats and decks
help-name = Your name
help-keep = Write the record to this file at the end

## hachiya site

help-site = The site in a tab: all games offline, as files for any web server.
help-site-build =
    Write the site into a folder.

    The folder can be copied to any web space, also below a path. The parts come with the wheel, or from `make site`.
help-site-folder = A folder that does not exist yet or is empty
help-site-server = The address of a Hachiya server that the page names for playing with people elsewhere
help-site-root = The path of the site on its host, such as /hachiya/; with it every address of the page can be opened on hosts that answer with 404.html

## hachiya tally

help-tally =
    Keep the score of a match at a real table.

    Facts are chosen by number. A fact that cannot be is refused with the reason. Every entry can be taken back, and every deal corrected; the deals after it are settled anew. The sheet is printed at the end.
help-tally-file = The record, .fuda or .jsonl, written after every deal; one that exists is continued
help-tally-names = The names of the players, with commas between them
help-tally-dealer = The seat that deals first, from 0

## hachiya render

help-render =
    Draw the table of a record, or some cards.

    The picture is an SVG, or a PNG of twice the size, by the ending of the file that it is written to.
help-render-cards = Cards instead of a record: letters of flower cards such as AIcos, names of playing cards such as "AS TH BJ", or ? for a card face down
help-render-event = Draw the table after so many events of the record; without it after all of them
help-render-seat = Draw what this seat sees, from 0; without it all cards lie open
help-render-theme = The colours: light or dark
help-render-out = The file, .svg or .png; without it the SVG is printed

## hachiya serve

help-serve = Serve tables to browsers on this machine or on others.
help-port = The port; 0 for any free port
help-host = The address to listen on; 0.0.0.0 for all networks
help-public-url = The address that people open, if the server is behind a proxy
help-trusted-proxy = The address or network of a proxy whose X-Forwarded-For is trusted; repeatable (with --public-url alone, proxies on this machine are trusted)
help-peers = The address at which this server listens for the other servers of its PostgreSQL database, and at which they reach it
help-tls-cert = A certificate in PEM format, if no proxy has one
help-tls-key = The key of the certificate
help-database = The database of the tables (by default a file of the user)
help-database-password-file = A file with the password of the database's role (PostgreSQL)
help-metrics = Serve metrics for Prometheus at this port of this machine, or at HOST:PORT; everybody who can connect there can read them
help-admin-socket = The Unix socket at which the server answers `hachiya admin` (by default beside a SQLite database)
help-log = Write the log as lines of text, or as one JSON object on each line
help-serve-bots = Bots of your own that people can play against too, as MODULE:NAME, with commas between them
help-browser = Open a browser

## hachiya admin

help-admin =
    Watch over a running server.

    The commands connect to the server over a Unix socket, which only root and the user who runs the server can open.
help-admin-tables = List the tables in memory.
help-admin-persons = List the persons and spectators who are connected, with their addresses.
help-admin-servers = List the servers that share the database, and how many tables each of them owns.
help-admin-close = Close a table that has not begun, or end its match as it stands.
help-admin-silence = Silence the person of a seat at their table.
help-admin-ban = Ban an address or a network, and close its connections.
help-admin-unban = End the ban of an address or a network.
help-admin-bans = List the banned addresses and networks.
help-admin-metrics = Print the metrics, as Prometheus reads them.
help-admin-drain =
    Open no new tables, and end the server.

    Matches go on until nobody plays or the time is over. The server then tells all who are connected that it is back in a moment, finishes running requests, and ends.
help-admin-table = The id of the table
help-admin-seat = The number of the seat, from 0
help-admin-lift = Let the person speak again
help-admin-address = An address, or a network such as 192.0.2.0/24
help-admin-minutes = The minutes of the ban; by default it has no end
help-admin-seconds = The seconds for which matches may go on at most

## hachiya db

help-db = Check, copy and repair the database of a server.
help-db-check = Check all tables; a server may run.
help-db-export = Write the records of all finished matches into one file; a server may run.
help-db-import = Import the finished matches of a file, each once; a server may run.
help-db-backup = Copy a SQLite database while a server writes to it.
help-db-prune =
    Remove old matches; no server may run.

    The tables of matches that ended more than this number of days ago are removed, with their keys, invitations and records. Links to them become invalid.
help-db-repair =
    Cut damaged tables back to their last sound entry; no server may run.

    The removed entries are saved in a file beside the database. A finished match that was cut continues from its last sound entry.
help-db-history = The history; - is standard input
help-db-copy = The file of the copy; an existing file is replaced when the copy is complete
help-db-days = The age in days of the matches to remove
help-db-yes = Make the changes; without it they are only listed

## hachiya odds

help-games = List the games with their seats and options.
help-hand = Judge seven flower cards: the hand yaku that they make, the cards that must lie open, and what that pays.
help-hand-cards = The cards, a letter each, such as BFJCGKO
help-hand-game = The game; without it all games with flower cards
help-hint =
    Say what each choice of a position is worth, and why.

    The position is that of the first match of a record. A hint knows only what the seat at turn sees.
help-hint-event = Judge the choice after so many events of the record; without it after all of them
help-hint-worlds = The number of ways in which the hidden cards are tried to lie; without it the usual one of the game
help-odds = Print exact odds: hand yaku, fields, first cards, level cards.
help-topic = The topic; without it the topics are listed
help-odds-game = The game (by default the first game with the topic)
help-k = The number of cards that one has seen
help-cards = The letters of the first cards, such as EFG
help-csv = Print CSV, a line for each number
help-odds-plot = Draw the odds into this file (.png or .svg)

## hachiya arena

help-arena =
    Compare bots on the same deals, from every seat.

    Each deal is played once for every seat that a bot can have. The report has the gain of a deal with its 95 % interval, bids, sage, hatto, and the time for a move. The same seed gives the same results on every machine, with any number of processes.
help-bots = The bots to compare, two or more with commas between them: Whim, Novice, Apprentice, Greedy, Adept, Master, at hachiju and bashifen Grandmaster, or MODULE:NAME for a bot of your own
help-deals = The number of deals
help-workers = The number of processes (by default one for each core)
help-ray = The address of a Ray cluster to play on; local starts one
help-plot = Draw the results into this file (.png, .svg or .pdf)
help-state = Save the progress in this file, and continue from it

## hachiya completion

help-completion =
    Print the script by which a shell completes command lines.

    bash: hachiya completion bash > ~/.local/share/bash-completion/completions/hachiya

    zsh: hachiya completion zsh > a file _hachiya in a folder of $fpath

    fish: hachiya completion fish > ~/.config/fish/completions/hachiya.fish
help-completion-shell = bash, zsh, fish or powershell
