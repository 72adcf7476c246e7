### How people meet at a table: what is refused.

meet-begun = the cards are dealt: that is possible only before the first deal
meet-no-sitter = no person sits there who could be sent away
meet-not-welcome = this table is played without onlookers
meet-lobby-full = there are as many tables in the lobby as it takes; come to one of them, or try again in a minute
meet-not-in-lobby = one comes to this table by invitation alone
