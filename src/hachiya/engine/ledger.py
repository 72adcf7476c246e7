"""The ledger: events and payments in order; only `pay` moves points.

A flat array of int64: slot 0 counts the rows, rows of WIDTH slots follow from slot WIDTH on. A row is either a
payment (PAY, from, to, points, reason, yaku, for, liable) or an event of the game (a number above PAY and up to
seven more). One type serves all sizes: search and batches use a ledger of no rows, which stores nothing; a full
ledger ignores further rows.
"""

from hachiya.engine.accel import hot_rule, rule

WIDTH = 8
PAY = 0
NOBODY = -1

POT, BOARD, BANK = 7, 8, 9
"""Accounts besides the seats 0-6: the pot of folded hands, the board of month stones, the bank of prizes."""
ACCOUNTS = 10


def new(rows: int) -> list[int]:
    """An empty ledger with room for `rows` rows."""
    return [0] * (WIDTH * (rows + 1))


@rule
def clear(ledger: list[int]) -> None:
    """Remove all rows of a ledger."""
    ledger[0] = 0


@hot_rule
def note(ledger: list[int], event: int, a: int, b: int, c: int, d: int, e: int) -> None:
    """Write a row for an event of the game; the game's enumeration of events explains the numbers `a` to `e`."""
    _write(ledger, event, a, b, c, d, e, 0, 0)


@hot_rule
def pay(
    scores: list[int],
    ledger: list[int],
    payer: int,
    payee: int,
    points: int,
    reason: int,
    yaku: int,
    instead_of: int,
    liable: int,
) -> None:
    """Move `points` (12 points = 1 kan) from account to account; 0 points write no row.

    `yaku` is a set of yaku. Where the payer pays the share of another seat, `instead_of` is that seat and `liable` the
    reason; else they are NOBODY and 0.
    """
    if points != 0:
        scores[payer] -= points
        scores[payee] += points
        _write(ledger, PAY, payer, payee, points, reason, yaku, instead_of, liable)


@hot_rule
def _write(ledger: list[int], event: int, a: int, b: int, c: int, d: int, e: int, f: int, g: int) -> None:
    rows = ledger[0]
    start = WIDTH * (rows + 1)
    if start + WIDTH <= len(ledger):
        ledger[0] = rows + 1
        ledger[start] = event
        ledger[start + 1] = a
        ledger[start + 2] = b
        ledger[start + 3] = c
        ledger[start + 4] = d
        ledger[start + 5] = e
        ledger[start + 6] = f
        ledger[start + 7] = g


def rows(ledger: list[int]) -> list[list[int]]:
    """The rows that a ledger holds, each a list of numbers."""
    return [list(ledger[start : start + WIDTH]) for start in range(WIDTH, WIDTH * (ledger[0] + 1), WIDTH)]
