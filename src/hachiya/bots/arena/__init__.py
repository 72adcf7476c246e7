"""The arena: bots play the same deals from every seat, and their average wins are reported with intervals."""
