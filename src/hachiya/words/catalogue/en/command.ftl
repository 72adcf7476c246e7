### What is wrong with a command line, with files, and what commands say of their work.
###
### $option (Text) – as it is typed
### $given (Text) – what was given
### $low (Number) – at least
### $high (Number) – at most
### $names (Text[]) – what there is
### $options (Text[]) – as they are typed
### $game (Message) – which game
### $what (Message) – what is wrong
### $why (Text) – what the system or the library says of it
### $file (Text) – its path
### $number (Number) – of a match in a file, or how many are done
### $total (Number) – how many there are
### $seconds (Number) – about how long it takes
### $line (Number) – of the file
### $verified (Number) – events
### $said (Text) – options as they were typed, with a space before each
### $played (Message) – how long the match went on
### $deals (Number) – how many
### $wrong (Number) – how many of them
### $share (Text) – in percent
### $bot (Text) – its name
### $name (Text) – of a module that is missing, or one that there is
### $extra (Text) – the part of the package that brings it
### $address (Text) – to open in a browser
### $letters (Text) – cards, a letter each

command-whole-number = { $option } must be a whole number from { $low } to { $high }, not { $given }
command-one-of = { $option } cannot be { $given }; its values are: { $names }
command-place = { $option } must be a port or HOST:PORT, not { $given }
command-player-name = { $option }: a name must be 1 to { $high } printable characters, not { $given }
command-name-and-value = --option must be name=value, with each name once, not { $given }; the options of { $game } are: { $names }
command-no-option = There is no option { $given }; the options are: { $names }, --help
command-needs-value = { $option } needs a value
command-takes-no-value = { $option } takes no value
command-missing = { $option } is missing
command-together = These options must be used together: { $options }
command-apart = These options cannot be used together: { $options }
command-not-text = { $file }: The file is not text in UTF-8
command-wrong-value = { $option }: { $why }
command-unexpected = Unexpected argument: { $given }; the options are: { $names }, --help
command-no-command = There is no command { $given }; the commands are: { $names }
command-did-you-mean = { $what }. Did you mean { $name }?
command-as-it-is = { $why }
command-wrong-picture = --plot { $file }: the name of the picture must end in one of: { $names }
command-needs-extra = This needs { $name }, which is not installed: pip install 'hachiya[{ $extra }]'
command-plot-needs-matplotlib = --plot needs matplotlib: pip install 'hachiya[plot]'

## Files

command-of-file = { $file }: { $why }
command-not-there = { $file }: No such file or directory
command-no-access = { $file }: Permission denied
command-not-permitted = { $file }: Operation not permitted
command-is-directory = { $file }: Is a directory
command-no-directory = { $file }: Not a directory
command-no-space = { $file }: No space left on device
command-read-only = { $file }: Read-only file system
command-long-name = { $file }: File name too long

## Work

command-gets-ready = Preparing { $bot } for { $game } (about { $seconds } s the first time)
command-compiled = { $number } of { $total } searches compiled
command-compiling = { $number } of { $total } searches compiled, about { $seconds } s left
command-interrupted = Interrupted
command-serving = Hachiya: { $address } (Ctrl-C ends it)
command-for-others = For others:  { $address }
command-wrong-leads = Wrong throws: { $wrong } of { $deals ->
        [one] 1 deal
       *[other] { $deals } deals
    } ({ $share } %)
command-summary = Match { $number }: { $game }{ $said }, { $played }, verified { $verified } events
command-played-months = { $deals ->
        [one] 1 month
       *[other] { $deals } months
    }
command-played-deals = { $deals ->
        [one] 1 deal
       *[other] { $deals } deals
    }
command-ends-after-match = The record breaks off after match { $number }
command-ended-early = All players of match { $number } ended it early ({ $verified ->
        [one] 1 event
       *[other] { $verified } events
    } verified)
command-ends-after-line = The record ends after line { $line }, in the middle of match { $number } ({ $verified ->
        [one] 1 event
       *[other] { $verified } events
    } verified)
command-ends-inside-line = The record ends inside a line, after line { $line }, in the middle of match { $number } ({ $verified ->
        [one] 1 event
       *[other] { $verified } events
    } verified)
command-nothing-kept = No progress was saved; with --state FILE the same command can continue later
command-kept = { $number } of { $deals } deals { $number ->
        [one] is
       *[other] are
    } saved in { $file }; the same command continues from there
command-site-unbuilt = The parts of the site are missing: run `make site`, or install a wheel that has them
command-site-not-empty = { $file } is not empty
command-site-no-address = --server must be an address such as https://cards.example.org/, not { $given }
command-site-no-root = --root must be a path such as /hachiya/, not { $given }
command-site-written = The site is in { $file }. Any web server can serve it; to look at it: python3 -m http.server -d { $file }
command-record-or-cards = Either a record or --cards is to be drawn
command-picture-file = A picture is written to a file that ends in .svg or .png, not to { $given }
command-no-event = The record has { $number ->
        [one] one event
       *[other] { $number } events
    }, and none after { $given }
command-hand-yaku = Hand yaku
command-open-cards = Open cards
command-no-hand-yaku = No hand yaku
command-chosen-ribbons = and { $number } of { $letters }
command-hand-pays = Each of the two others pays.
command-option-needs-game = --option needs --game: options differ from game to game
