### How people meet at a table: what is refused.

meet-begun = The cards are dealt: that is possible only before the first deal
meet-no-sitter = No person sits there who could be sent away
meet-not-welcome = This table is played without onlookers
meet-lobby-full = There are as many tables in the lobby as it takes; come to one of them, or try again in a minute
meet-not-in-lobby = One comes to this table by invitation alone
meet-too-chatty = Too much at once: others cannot read so fast
meet-chat-full = As much has been said at this table as it keeps
meet-silenced = Who opened the table has silenced this seat
meet-phrases-only = Phrases only are allowed at this table
