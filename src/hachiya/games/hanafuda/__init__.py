"""What the games of the 48 flower cards share: the deck, the yaku by name, the events of a deal."""
