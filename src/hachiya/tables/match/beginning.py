"""The beginning of a match."""

from hachiya.tables.match import dealing
from hachiya.tables.match.match import Match
from hachiya.tables.stored.entries import Deck
from hachiya.tables.stored.setup import Setup


def begin_match(setup: Setup) -> tuple[Match, list[Deck]]:
    """The match with its first deal; without it while seats are open, or where a fair shuffle precedes it."""
    match = Match(setup)
    if setup.open_seats or setup.reveal is not None or not match.table.awaits_deal:
        return match, []
    match, deck = match.deal(dealing.fresh_deck(match.table))
    return match, [deck]
