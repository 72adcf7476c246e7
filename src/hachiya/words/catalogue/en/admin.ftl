### What `hachiya admin` prints of a running server.
###
### $table (Text) – of a table
### $network (Text) – an address or a network
### $number (Number) – how many
### $seconds (Number) – how long
### $file (Text) – the path of a socket

admin-table = Table
admin-game = Game
admin-state = State
admin-moves = Version
admin-players = Players
admin-here = Connected
admin-state-gathering = gathering
admin-state-running = running
admin-state-over = over
admin-address = Address
admin-seat = Seat
admin-name = Name
admin-since = Since
admin-until = Until
admin-owned = Tables
admin-lobby = Lobby
admin-answers = Answers
admin-spectator = spectator
admin-no-tables = No table is in memory
admin-no-persons = Nobody is connected to a table
admin-no-servers = No server is registered in the database
admin-no-bans = No address is banned
admin-closed = Table { $table } is closed
admin-silenced = The person is silenced at this table
admin-may-speak = The person may speak again
admin-banned = { $network } is banned; { $number ->
    [one] 1 connection was closed
   *[other] { $number } connections were closed
    }
admin-lifted = { $network } is no longer banned
admin-drains = The server opens no new tables and ends as soon as nobody plays, in { $seconds } s at the latest
admin-name-socket = This database has no default socket; name the server's socket with --admin-socket
admin-no-server = No server answers at { $file }
admin-not-permitted = Only root and the user who runs the server can connect to { $file }
admin-no-unix-sockets = `hachiya admin` needs Unix sockets, and this system has none
