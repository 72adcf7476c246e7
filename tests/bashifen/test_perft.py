"""The engine and a slow implementation find the same plays of small deals to their end."""

import random
from collections.abc import Iterator

import pytest

from hachiya.engine.record import copy_into
from hachiya.games.bashifen.state import Phase
from hachiya.games.table import Table
from tests.bashifen.deals import play
from tests.bashifen.test_follows import Cards, admitted, may_follow, may_lead, subsets, world
from tests.bashifen.test_leads import beaten, power
from tests.bashifen.test_tricks import claim

pytestmark = pytest.mark.no_cover  # others run what these run; measured, they take three times as long

Ends = dict[int, int]
"""The number of plays by the points of the opponents."""


def engine_ends(table: Table) -> Ends:
    """Count every way to the end that the masks admit."""
    if table.state.phase != Phase.PLAY:
        return {int(table.state.books.points): 1}
    ends: Ends = {}
    for cards in admitted(table):
        branch = Table(table.game, table.options)
        copy_into(branch.state, table.state)
        play(branch, branch.turn, " ".join(cards))
        _add(ends, engine_ends(branch))
    return ends


def _add(ends: Ends, more: Ends) -> None:
    for points, ways in more.items():
        ends[points] = ends.get(points, 0) + ways


class Slow:
    """A slow deal, in which hands are tuples of names."""

    def __init__(self, trumps: str, rank: str) -> None:
        self.trumps, self.rank = trumps, rank

    def ends(self, hands: list[Cards], leader: int, won: int) -> Ends:
        """Count the ways to the end from a lead."""
        ends: Ends = {}
        for lead in self.choices(hands[leader]):
            left = [without(hand, lead) if seat == leader else hand for seat, hand in enumerate(hands)]
            if len(lead) > 1 and not (len(lead) == 2 and lead[0] == lead[1]):
                others = [hand for seat, hand in enumerate(hands) if seat != leader]
                if beaten(lead, others, self.trumps, self.rank):
                    rest = sum(worth(hand) for hand in hands)
                    _add(ends, {won + (rest if leader % 2 == 0 else 0): 1})
                    continue
            _add(ends, self.followed(left, leader, [lead], won))
        return ends

    def choices(self, hand: Cards) -> Iterator[Cards]:
        """All leads."""
        choices = subsets(hand, range(1, len(hand) + 1))
        yield from (cards for cards in choices if may_lead(cards, self.trumps, self.rank))

    def followed(self, hands: list[Cards], leader: int, plays: list[Cards], won: int) -> Ends:
        """Count the ways to the end from the next play."""
        if len(plays) == 4:
            winner = (leader + self.winner(plays)) % 4
            won += sum(worth(cards) for cards in plays) if winner % 2 == 1 else 0
            return self.ends(hands, winner, won) if any(hands) else {won: 1}
        seat, ends, size = (leader + len(plays)) % 4, Ends(), len(plays[0])
        for cards in subsets(hands[seat], range(size, size + 1)):
            if may_follow(hands[seat], cards, plays[0], self.trumps, self.rank):
                left = [without(hand, cards) if other == seat else hand for other, hand in enumerate(hands)]
                _add(ends, self.followed(left, leader, [*plays, cards], won))
        return ends

    def winner(self, plays: list[Cards]) -> int:
        """The winning play, counted from the leader."""
        lead, best, ahead = plays[0], (0, 1000), 0
        if len(lead) == 1 or (len(lead) == 2 and lead[0] == lead[1]):
            best = (0, power(lead[0], self.trumps, self.rank))
        for place, cards in enumerate(plays[1:], 1):
            against = claim(cards, lead, self.trumps, self.rank)
            if against is not None and against > best:
                best, ahead = against, place
        return ahead


def without(hand: Cards, cards: Cards) -> Cards:
    left = list(hand)
    for card in cards:
        left.remove(card)
    return tuple(left)


def worth(cards: Cards) -> int:
    return sum({"K": 10, "T": 10, "5": 5}.get(card[0], 0) for card in cards)


@pytest.mark.parametrize("seed", range(24))
def test_the_engine_counts_the_same_play_sequences_as_a_slow_implementation(seed: int) -> None:
    """Seat 0 is the dacha and leads; no card is buried."""
    dice = random.Random(3000 + seed)
    table, hands, trumps, rank = world(dice, dice.choice((2, 2, 3)))
    ends = engine_ends(table)
    assert ends == Slow(trumps, rank).ends(hands, 0, 0)
    assert sum(ends.values()) > 1
