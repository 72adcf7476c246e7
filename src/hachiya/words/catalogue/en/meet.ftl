### How people meet at a table: what is refused.

meet-begun = The cards have been dealt; this is possible only before the first deal
meet-no-sitter = No person sits in this seat
meet-not-welcome = This table does not admit spectators
meet-lobby-full = The lobby has no room for another table; join one of its tables, or try again in a minute
meet-not-in-lobby = This table can be joined only by invitation
meet-too-chatty = Too many messages at once; wait a little so that others can read them
meet-chat-full = The chat of this table is full
meet-silenced = The person who opened the table has silenced this seat
meet-phrases-only = Only ready-made phrases are allowed at this table
