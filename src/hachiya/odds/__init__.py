"""Exact odds: chances and expectations as fractions, by counting sets of cards and never by playing.

Nothing here calls the rules of a game; what a yaku is called and what it pays comes from the rule sets.
"""
