### Computer players. `about` says how one plays.

bot-random = Whim
    .about = Whim: plays anything
bot-novice = Novice
    .about = Novice: often plays anything
bot-apprentice = Apprentice
    .about = Apprentice: takes what lies nearest, and slips at times
bot-greedy = Greedy
    .about = Greedy: takes what lies nearest
bot-adept = Adept
    .about = Adept: thinks ahead
bot-master = Master
    .about = Master: plays its best
