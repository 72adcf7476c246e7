"""The engine: rules over integers, in plain Python or compiled, without knowledge of any game."""
