"""八十: two to six sit down, an auction with doubling decides who plays and for how much (RULES B1)."""
