### All of one's own tables: search, the same person in another browser, to be forgotten.
###
### $table (Text) – its game and month

own-title = Your tables
own-none = You have not played here in this browser yet. When you open a table or join one, it stands here.
own-running = Running
own-running-none = No table is waiting for you.
own-over = Finished
own-over-none = No match has ended yet.
own-found-none = No match is like that.
own-more = Show more
own-remove = Take { $table } off the list
own-removed = { $table } is off the list.
own-search = Search finished matches
own-search-game = Game
own-search-every = every game
own-search-with = Played with
own-search-since = From
own-search-until = To
own-search-all = Show all
own-history = Save all finished matches
own-devices = On another device
own-devices-text = This browser knows you by a cookie alone. Twelve words bring your tables to another browser, and back to this one if its cookies are lost.
own-phrase-had = You were shown your words before. New ones make those useless.
own-phrase-show = Show my recovery phrase
own-phrase-new = New recovery phrase
own-phrase = Your recovery phrase
own-phrase-text = Write these twelve words down in this order. They are shown this once. Whoever has them has your seats.
own-phrase-written = I have written them down
own-recall = Recovery phrase from another device
own-recall-go = Bring my tables here
own-recall-done = Your tables are here.
own-forget = Forget me
own-forget-text = The server forgets that these tables are yours. In the lists of others your seats have no name; records of matches keep the name you played under.
own-forget-go = Forget me
own-forget-sure = Forget you here?
own-forget-sure-text = This list is gone for good, in every browser of yours, and your recovery phrase is useless. A seat can still be taken by its own link.
own-forget-stay = Keep my tables
