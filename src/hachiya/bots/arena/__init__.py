"""The arena: bots play the same deals from every seat, and what they win is told with its interval."""
