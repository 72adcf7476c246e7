"""`hachiya tally`: the score of a match at a real table."""
