"""The common parts of the games of the 48 flower cards: the deck, the yaku by name, the events of a deal."""
