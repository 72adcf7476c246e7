"""Search: every choice is tried in worlds that may be the true one, and the best few until one of them is the best."""
