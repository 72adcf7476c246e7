"""八十分: four seats in two pairs, two decks with jokers, drawing for trumps, leads of several cards (RULES B2)."""
