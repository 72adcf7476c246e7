### How people meet at a table: what is refused.

meet-begun = the cards are dealt: that is possible only before the first deal
meet-no-sitter = no person sits there who could be sent away
meet-not-welcome = this table is played without onlookers
