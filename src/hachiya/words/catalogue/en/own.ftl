### All of one's own tables: search, the same person in another browser, to be forgotten.
###
### $table (Text) – its game and month
### $number (Number) – of matches, or of a line
### $part (Number) – of megabytes
### $whole (Number) – of megabytes
### $size (Number) – of megabytes
### $why (Text) – what is wrong

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
own-take-in = Take matches in
own-take-in-text = A file that you have saved here or in another house. Each match is verified, kept on this server and put on your list; the statistics of the computer players do not change by it.
own-take-in-name = Your name in these matches
own-take-in-choose = Choose a file
own-take-in-going = { $part } of { $whole } MB
own-take-in-stop = Stop
own-take-in-done =
    { $number ->
        [0] Nothing new has come in.
        [one] { $number } match has come in.
       *[other] { $number } matches have come in.
    }
own-take-in-known =
    { $number ->
        [one] { $number } was here already.
       *[other] { $number } were here already.
    }
own-take-in-refused =
    { $number ->
        [one] { $number } match was refused; the others are not harmed:
       *[other] { $number } matches were refused; the others are not harmed:
    }
own-take-in-line = Line { $number }: { $why }
own-take-in-more = … and { $number } more.
own-take-in-too-large = This file is larger than { $size } MB. It has not been read; cut it into several.
own-take-in-unreadable = This file cannot be read.
own-take-in-long-match = This match is longer than { $size } MB
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
