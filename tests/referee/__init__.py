"""A second, slow reading of the games, written from the rule texts alone (it never imports the engine)."""
