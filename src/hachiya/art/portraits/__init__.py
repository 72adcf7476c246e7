"""Portraits of the seven bots: animals of the deck, each in a round medallion 100 units large."""
