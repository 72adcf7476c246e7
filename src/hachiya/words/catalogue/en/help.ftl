### What `--help` says.

help-program = Hachi-Hachi, Hachijū and Bashifen: played, scored, explained and taught.
help-version = Version
help-language = Language (else by LC_ALL, LANG)
help-game = sannin for 3, nakayoshi for 3 to 7 with an auction, shiragiku for 3 to 7, hachiju for 2 to 6 with doubling, bashifen for 4 with two packs of cards
help-option = Option of the game, repeatable
help-seats = Players: nakayoshi and shiragiku 3 to 7, hachiju 2 to 6
help-spelling = Spelling of the record
help-out = Written whole or not at all; - is standard output
help-seed = Seed of the random numbers

## hachiya simulate

help-simulate =
    Let bots play matches and write the records.

    The same seed writes the same bytes on every machine (but for Master, whose thoughts end by the clock). Match i has the same decks whoever plays.

    Of bashifen the share of deals that a wrong throw has ended is told on stderr.

    Whim takes any legal action; at bashifen it first chooses the kind of lead: a single card six times in ten, a pair three times if it has one, a throw once, nine times in ten of cards that its seat knows to be top.
help-matches = How many matches
help-policy = Who plays: Whim, Novice, Apprentice, Greedy, Adept, Master, the weakest first

## hachiya replay

help-replay =
    Recompute and verify a record.

    One that ends early is printed up to its end with a notice on stderr (exit code 0); one that is wrong is an error (exit code 2) that names the line.
help-record = A record; - is standard input
help-view = What to print (else a summary)

## hachiya verify

help-verify =
    Check that the cards of a record are those that were promised.

    Of each deal with a fair shuffle the secret must be the promised one, and the cards must follow from it and the words of the seats; the record is recomputed first. Exit code 1 if a deal is wrong, or if nothing was promised or told. docs/play/fair-shuffle.md says how the cards follow.

## hachiya review

help-review =
    Judge every decision of a record.

    Each is judged from what its seat saw, by search: what it cost beside the best choice, in kan, points or levels; the dearest moments with what would have been better and why; accuracy by kind of decision; what the cards brought and what was won beyond that. The record is verified first; one that is wrong is an error (exit code 2) that names the line.

## hachiya puzzles

help-puzzles = Puzzles, where one choice is clearly best and not the obvious one.
help-puzzles-make =
    Make puzzles of deals that bots play.

    A line of JSON for each: the deal, what was played, what every choice is worth, and why the best is better than the obvious one.
help-puzzles-show =
    Show a puzzle that comes with the package.

    Without a name today's of the game. There are sixty a game, sannin-1 to sannin-60.
help-puzzles-check =
    Play the puzzles of a file, and judge them again.

    A line that is no puzzle is an error (exit code 2) that says why.
help-puzzles-drill =
    Show a small question whose answer the rules give.

    points, yaku, settlement (flower cards), follows, throws (bashifen); by its number always the same.
help-puzzles-kind = points, yaku, settlement, follows or throws
help-puzzles-which = Which one, from 0 without end
help-puzzles-n = How many
help-puzzles-name = sannin-7; without it today's of the game
help-puzzles-solution = Tell the solution too
help-puzzles-file = Puzzles, a line each; - is standard input

## hachiya stats

help-stats =
    Tell what players have done in all deals of records, each of which is verified.

    A table for each game, a line for each player: what a deal brings with its 95 % interval, sage, hatto, fees; at bashifen by side. With --player all that is counted: hand yaku beside their exact odds, yaku made, leads. Players are told apart by their names, bots without the number behind theirs. A record that is wrong is an error (exit code 2) that names file and line; of one that ends early a notice on stderr says so.
help-records = Records, .jsonl or .fuda, of one match or several
help-stats-player = All that is counted of this player
help-stats-game = Only matches of this game

## hachiya play

help-play = Play against bots in the terminal.
help-opponents = Who plays the others: Whim, Novice, Apprentice, Greedy, Adept, Master, the weakest first
help-fixed = Fixes seats and decks
help-name = Your name
help-keep = Write the record there at the end

## hachiya serve

help-serve = Serve the tables to browsers, of this machine or of others.
help-port = 0: any that is free
help-host = The address to listen on; 0.0.0.0 for every network
help-public-url = What people open, where a proxy stands before the server
help-trusted-proxy = A proxy's address or network, whose X-Forwarded-For is believed; again for more (those of this machine are, with --public-url alone)
help-tls-cert = A certificate in PEM, where no proxy has one
help-tls-key = Its key
help-database = Where tables are kept (else a file of yours)
help-browser = Open a browser

## hachiya db

help-db = Check, copy and mend the database of a server.
help-db-check = Look through all tables; a server may run.
help-db-export = Write the records of all finished matches into one file; a server may run.
help-db-import = Take the finished matches of a file in, each once; a server may run.
help-db-backup = Copy a SQLite database while a server writes to it.
help-db-prune =
    Remove old matches; no server may run.

    Removed are the tables whose match was over before so many days, with their keys, invitations and records. Links to them lead nowhere then.
help-db-repair =
    Cut damaged tables back to their last sound entry; no server may run.

    What is cut is kept in a file beside the database. A match that was over goes on from there.
help-db-history = A history; - is standard input
help-db-copy = Where the copy goes; what is there is replaced once it is whole
help-db-days = Older than so many days
help-db-yes = Do it; without, it is only told

## hachiya odds

help-odds = Tell exact odds: hand yaku, fields, first cards, level cards.
help-topic = Without one: what there is
help-odds-game = Else the first game that has the topic
help-k = How many cards one has seen
help-cards = The first cards themselves, as EFG
help-form = How to tell them
help-odds-out = Else standard output; of a plot .png or .svg

## hachiya arena

help-arena =
    Compare bots on the same deals, from every seat.

    Each deal is played once for every seat that a bot may have in it. Told are what it wins a deal with its 95 % interval, its bids, sage and hatto, and its time for a move. The same seed finds the same on every machine, however many play.
help-bots = Who plays: Whim, Novice, Apprentice, Greedy, Adept, Master; MODULE:NAME is a bot of your own
help-deals = How many deals
help-workers = Processes (else one a core)
help-ray = Play on this Ray cluster; local makes one
help-json = One line of JSON
help-plot = Draw the figures (.png, .svg, .pdf)
help-state = Keep what is done there, and go on from it
