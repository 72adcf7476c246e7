### Computer players. `about` says how one plays.

bot-random = Whim
    .about = Whim: plays anything
bot-greedy = Greedy
    .about = Greedy: takes what lies nearest
bot-mc30 = Apprentice
    .about = Apprentice: thinks a little
bot-mc200 = Adept
    .about = Adept: thinks, and errs at times
bot-mc1000 = Veteran
    .about = Veteran: thinks hard, seldom errs
bot-master = Master
    .about = Master: plays its best
