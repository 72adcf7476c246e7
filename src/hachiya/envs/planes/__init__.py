"""The planes of an observation, for each room of rules: a layout as data, and the rule that writes it."""
