"""Search: every choice is tried in many possible worlds, and the worse ones are dropped until the best is found."""
