"""What players have done in finished deals: counted from verified records, added up, and told with exact odds beside.

Nothing here decides what a rule decides: payments, yaku and ends are those of the records' events. `counting` reads a
match into `Counts` for each player, which can be kept and added in any order; `telling` makes tables of them.
"""
