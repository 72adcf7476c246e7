"""A second, slow reading of 三人はちはち, written from the rule texts alone (never imports the engine)."""
