### Invitations to a table: what an invited person sees, and how the host hands them out.
###
### $who (Text) – a person
### $game (Text) – a game
### $time (Text) – a time as on a clock: 1:30
### $more (Number) – seconds
### $n (Number) – how many, or the number of a free seat
### $all (Number) – how many seats the table has
### $address (Text) – the address of the house

invite-who = { $who } invites you
invite-used-title = This link has been used
invite-used-text = Somebody sits in its seat already. Ask { $who } for a link of your own.
invite-used-by-somebody = Somebody sits in its seat already, and nobody may look on at this table.
invite-playing-title = The match has begun
invite-playing-text = All seats are taken.
invite-over-title = The match is over
invite-over-text = The match of this invitation has been played.
invite-over-go = See the match
invite-mine-title = You sit at this table already
invite-mine-go = To your seat
invite-void-title = This invitation is not valid
invite-void-text = Perhaps there is a new link, or the table was closed. Ask whoever invited you for another.
invite-usual = Usual rules
invite-move = { $time } a move
invite-match = { $time } each, { $more } s back a move
invite-timeless = No clock
invite-unwatched = No onlookers
invite-watched = Onlookers welcome
invite-free-words = Free talk
invite-opens-deals = Hands open after each deal
invite-settings = What is played
invite-arrivals = { $n } of { $all } have come
invite-seat = Free seat { $n }
invite-copy = Copy the link
invite-copied = Copied
invite-share = Share …
invite-share-text = { $who } invites you to { $game }.
invite-qr = The link as a QR code, to be scanned from this screen
invite-code = A code to say on the telephone
invite-code-text = It is typed at { $address } under “I have a code”, within half an hour.
invite-code-title = I have a code
invite-code-field = The eight digits that you were told
invite-code-go = See the invitation
invite-code-wrong = No invitation has this code. Perhaps it was mistyped, or it is too old.
