### How people meet at a table: what is refused.

meet-begun = the cards are dealt: that is possible only before the first deal
meet-no-sitter = no person sits there who could be sent away
meet-not-welcome = this table is played without onlookers
meet-lobby-full = there are as many tables in the lobby as it takes; come to one of them, or try again in a minute
meet-not-in-lobby = one comes to this table by invitation alone
meet-too-chatty = too much at once: others cannot read so fast
meet-chat-full = as much has been said at this table as it keeps
meet-silenced = who opened the table has silenced this seat
meet-phrases-only = phrases only are allowed at this table
meet-not-said = nothing was said by this number
