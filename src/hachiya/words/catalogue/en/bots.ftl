### What is wrong with bots, and with comparing them.
###
### $given (Text) – what was given
### $names (Text[]) – the bots or games that there are
### $bot (Text) – its name
### $choice (Text) – what it chose
### $what (Message) – what is wrong with that
### $file (Text) – its path
### $line (Number) – of the file, from 1
### $key (Text) – what of the job
### $found (Text) – what stands there, as JSON
### $right (Text) – what this job says, as JSON
### $address (Text) – of a cluster
### $why (Text) – what the cluster or the module says of it
### $module (Text) – where it was looked for
### $attribute (Text) – its name there
### $extra (Text) – the part of the package that brings it
### $game (Message) – what it should play
### $number (Number) – of seats
### $total (Number) – of bots
### $high (Number) – at most
### $name (Text) – at a table

bots-no-bot = There is no bot { $given }; the bots are: { $names }
bots-no-chooser = { $given } cannot play: it is neither the name of a bot nor an object with choose(view); the bots are: { $names }
bots-not-two = --bots must be two names or more with commas between them, such as greedy,whim, not { $given }; the bots are: { $names }, and MODULE:NAME for one of your own; greedy,greedy plays a bot against itself
bots-not-by-seat = --bots must name one bot, or { $number } with commas between them, one for each seat of a bot, not { $total }
bots-no-module = The bot { $bot }: there is no module { $module }, neither in this directory nor installed
bots-broken-module = The bot { $bot }: { $module } cannot be imported: { $why }
bots-no-own-bot = { $given } is no bot of one's own: it must be MODULE:NAME, with a name of A to Z, a to z, 0 to 9 and _, at most { $high } long, that no other bot has
bots-name-of-the-house = { $given } cannot sit at tables as { $name }: a player of the house is called so
bots-no-such-bot = The bot { $bot }: there is no { $attribute } in { $module }
bots-does-not-play = The bot { $bot } does not play { $game }; it plays: { $names }
bots-chose-nothing = The bot { $bot } chose nothing; a choice is one action or more
bots-chose-too-much = The bot { $bot } chose { $choice }, which is more than one choice
bots-chose-wrongly = The bot { $bot }: { $what }
bots-worker-ended = A worker process has ended unexpectedly, perhaps for lack of memory; try fewer --workers
bots-needs-extra = The bot { $bot } needs a part of hachiya that is not installed: pip install 'hachiya[{ $extra }]'
bots-needs-ray = --ray needs Ray: pip install 'hachiya[ray]'
bots-no-cluster = No Ray cluster answers at { $address }: { $why }
bots-cluster-failed = The Ray cluster has failed: { $why }
bots-no-state-file = { $file } is not a state file of an arena: line { $line } cannot be read
bots-state-of-other-job = { $file } is the state of another job: its { $key } is { $found }, and here it is { $right }
