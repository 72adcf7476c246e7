"""The beginning of a match."""

from hachiya.tables.match import dealing
from hachiya.tables.match.match import Match
from hachiya.tables.stored.entries import Deck
from hachiya.tables.stored.setup import Setup


def begin_match(setup: Setup) -> tuple[Match, list[Deck]]:
    """Make the match of a new table, and the entry of its first deal in a list.

    The list is empty while seats are open, or if a fair shuffle precedes the deal.
    """
    match = Match(setup)
    if setup.open_seats or setup.reveal is not None or not match.table.awaits_deal:
        return match, []
    match, deck = match.deal(dealing.fresh_deck(match.table))
    return match, [deck]
