### Computer players by their rungs. `character` is the name at a table; `about` says how strong one is, without its
### name.

bot-random = Whim
    .character = Hirari
    .about = Plays any card that is allowed.
bot-novice = Novice
    .character = Kerori
    .about = Has known the game for a day: sees the best cards and little else.
bot-apprentice = Apprentice
    .character = Tsubame
    .about = Knows what cards are worth, but does not look at what the others do.
bot-greedy = Greedy
    .character = Uribo
    .about = Takes the most that lies in reach, and looks one move ahead.
bot-adept = Adept
    .character = Kanoko
    .about = Thinks ahead: tries every choice in up to 16 imagined deals.
bot-master = Master
    .character = Tazu
    .about = Thinks long: tries every choice in up to 800 imagined deals.
bot-grandmaster = Grandmaster
    .character = Otori
    .about = Thinks as long as Tazu, and expects strong play of all others.
