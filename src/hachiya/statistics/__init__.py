"""Statistics of players: the finished deals of verified records are counted, and compared with exact odds.

Nothing here applies rules: payments, yaku and results are those of the records' events. `counting` reads a match into
`Counts` for each player, which can be stored and added in any order; `player_tables` makes tables of them.
"""
