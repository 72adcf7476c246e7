"""Two choices with flower cards side by side: what they do at once, and what follows in the worlds of a search."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from hachiya.bots.search.hanafuda.counts import FIRST_YAKU, PAID_FOR, PARTS, YAKU, Part
from hachiya.bots.search.hanafuda.counts import TRIED as WORLDS
from hachiya.engine.bits import bit
from hachiya.games.hanafuda.advice import Danger
from hachiya.games.hanafuda.cards import CARDS, CardSet
from hachiya.games.hanafuda.game import HanafudaGame, hanafuda, state_of
from hachiya.games.hanafuda.yaku import Yaku, YakuSet
from hachiya.games.unit import KAN
from hachiya.games.view import View
from hachiya.learn.hanafuda.moved_cards import MovedCards, moved_cards
from hachiya.learn.hanafuda.other_choice import after
from hachiya.learn.reasons import Tried, differ_significantly
from hachiya.words.message import Message

NOTHING_WORTH = 0.1 * KAN
"""Points: smaller effects are not named."""
LEAST = 0.12
"""The smallest share of the total difference for which a part or a yaku is named."""
MUCH = 0.03
"""The smallest difference of shares of all worlds that is named by its numbers."""
USUAL = 10 * KAN
"""The worth of a yaku without a price this month, for the order of yaku."""
CAPTURED, SPECIAL = range(Yaku.SOHACHI - FIRST_YAKU), range(Yaku.SOHACHI - FIRST_YAKU, YAKU)
"""The places of the yaku made of captured cards, and of the special and attached ones after them."""


class Play(NamedTuple):
    """What a choice does at once."""

    moved: MovedCards
    dangers: Sequence[Danger]
    """The seats that its card would help, where it is 法度."""


class YakuDifference(NamedTuple):
    """A yaku that a seat makes more often after one of two choices than after the other."""

    seat: int
    yaku: YakuSet
    cards: CardSet
    """The cards of the yaku; none if it is not made of certain cards."""
    counts: tuple[int, int]
    """The worlds in which the seat makes it after the better and after the other choice."""
    is_much: bool
    """Whether the difference is named by its numbers."""
    effect: float
    """The points that the better choice gains by it."""


@dataclass(frozen=True)
class Comparison:
    """Two choices of a view that a search has tried in the same worlds."""

    view: View
    better: Tried
    other: Tried

    @cached_property
    def game(self) -> HanafudaGame:
        """The game."""
        return hanafuda(self.view.game)

    @cached_property
    def worlds(self) -> int:
        """The number of worlds."""
        return self.better.counts[WORLDS]

    @cached_property
    def other_name(self) -> Message:
        """The other choice, as a part of a sentence."""
        return after(self.view, self.other.choice)

    @cached_property
    def least(self) -> float:
        """The smallest effect that is named, in points."""
        return max(NOTHING_WORTH, LEAST * sum(abs(self.effect_of(part)) for part in Part))

    def counts(self, place: int) -> tuple[int, int]:
        """The counts of both choices at a place of the row."""
        return self.better.counts[place], self.other.counts[place]

    def effect_of(self, part: Part) -> float:
        """The mean points that a part of the payments brings more after the better choice."""
        better, other = self.counts(PARTS + part)
        return (better - other) / self.worlds

    def is_much(self, counts: tuple[int, int]) -> bool:
        """Whether two counts of worlds differ by so much that their numbers are named."""
        return abs(counts[0] - counts[1]) >= MUCH * self.worlds

    def losing_and_gaining(self, effect: float) -> tuple[Play, Play]:
        """The play of the choice that loses by an effect, and that of the choice that gains by it."""
        better, other = self._plays
        return (other, better) if effect > 0 else (better, other)

    @cached_property
    def _plays(self) -> tuple[Play, Play]:
        return self._play(self.better), self._play(self.other)

    def _play(self, tried: Tried) -> Play:
        action = tried.choice.actions[0]
        dangers = self.game.advise(self.view.state, self.view.rules, action).dangers if action < CARDS else None
        return Play(moved_cards(self.view, tried.choice), dangers or ())

    def own_yaku(self, among: range) -> Iterator[YakuDifference]:
        """The yaku at these places that the seat itself makes more often, or less often."""
        payers = state_of(self.view.state).books.dealt_in.bit_count() - 1
        return self._differences(self.view.seat, among, payers)

    def others_yaku(self, among: range) -> Iterator[YakuDifference]:
        """The yaku at these places that other seats make more often, or less often."""
        for seat in range(state_of(self.view.state).books.seats):
            if seat != self.view.seat:
                yield from self._differences(seat, among, -1)

    def _differences(self, seat: int, among: range, gain: int) -> Iterator[YakuDifference]:
        books = state_of(self.view.state).books
        worths = {worth.yaku: worth for worth in self.game.yaku_worths(books, self.view.rules)}
        for index in among:
            yaku = bit(FIRST_YAKU + index)
            counts = self.counts(PAID_FOR + YAKU * seat + index)
            if differ_significantly(*counts, self.worlds):
                points, cards = (worths[yaku].points, worths[yaku].cards) if yaku in worths else (USUAL, 0)
                effect = (counts[0] - counts[1]) / self.worlds * points * gain
                yield YakuDifference(seat, yaku, cards, counts, self.is_much(counts), effect)
