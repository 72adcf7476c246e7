### What who waits for others may do meanwhile.

meanwhile-title = While you wait
meanwhile-play = Play it with bots meanwhile
meanwhile-called = You are called when all have come.
meanwhile-long = Nobody has come for a while. Your seat stays yours while you play with bots.
meanwhile-long-host = Nobody has come for a while. Bots can take the free seats, and you begin at once; or play with bots meanwhile, and your table waits on.
