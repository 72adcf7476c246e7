"""The bill of a deal: what the opponents have won, what the kitty adds to it, what both pairs rise, and what follows.

Everything on it comes from the events of one match. No rule is decided here.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import cast

from hachiya.explain.bashifen.cards import level, rank_name
from hachiya.explain.bashifen.deals import Deal, Deals, Event, pair, seats_of
from hachiya.games.bashifen.scoring import TO_WIN, steps
from hachiya.games.bashifen.state import NOBODY, PAIRS
from hachiya.records.fields import TrumpSuit
from hachiya.words.arguments import Seat
from hachiya.words.message import Message
from hachiya.words.say import stages as say
from hachiya.words.shape import shape


@shape("StepsJson")
@dataclass(frozen=True)
class Steps:
    """What the ladder does for a pair, and whether it has `declared`; `steps`: null where it comes to stand on 2."""

    seats: list[int]
    declared: bool
    before: Message
    after: Message
    steps: int | None
    """How many levels it has risen."""


@shape("OpponentsJson")
@dataclass(frozen=True)
class Opponents:
    """What the opponents have won by tricks, and what the `kitty` adds to it and why, in points of cards."""

    seats: list[int]
    tricks: int
    kitty: int
    why: Message


@shape("DealBillJson")
@dataclass(frozen=True)
class DealBill:
    """A deal of 八十分 that is over: `points` of the opponents, who win with `need`; the declarers' pair first."""

    n: int
    trumps: TrumpSuit
    rank: str
    """Of the level cards."""
    title: Message
    points: int
    need: int
    failed: Message | None
    """The wrong throw that has ended it."""
    opponents: Opponents | None
    """None where it is not known what lay in the kitty."""
    pairs: list[Steps]
    follows: Message
    """What comes next: who is declarer, or the end of the match."""
    last: bool
    """Is the match over?"""


def bill(events: Sequence[Event]) -> DealBill | None:
    """The bill of the last deal that is over; None before the first is."""
    found = Deals(events)
    ended = [(deal, deal.end) for deal in found.deals if deal.end is not None]
    return _bill(found, *ended[-1]) if ended else None


def _bill(found: Deals, deal: Deal, end: Event) -> DealBill:
    won, so_far = end["points"] >= TO_WIN, deal.so_far
    declarers = so_far.dealer % PAIRS
    opponents = 1 - declarers
    return DealBill(
        deal.n,
        cast(TrumpSuit, deal.suit),
        rank_name(so_far.trump_rank),
        say.title_ko(pair=pair(opponents)) if won else say.title_oya(pair=pair(declarers)),
        end["points"],
        TO_WIN,
        say.failed(person=Seat(so_far.failed), pair=pair(so_far.failed + 1)) if so_far.failed != NOBODY else None,
        _opponents(seats_of(opponents), end, so_far.widow_counts),
        [_steps(found, deal, end, one) for one in (declarers, opponents)],
        _what_follows(end, won),
        end["dealer"] is None,
    )


def _opponents(seats: list[int], end: Event, counts: bool) -> Opponents | None:
    buried = end.get("widow_points")
    if buried is None:
        return None
    if not counts:
        return Opponents(seats, end["points"], 0, say.kitty_oya(points=buried))
    why = say.kitty_twice(points=buried) if buried else say.kitty_empty()
    return Opponents(seats, end["points"] - 2 * buried, 2 * buried, why)


def _steps(found: Deals, deal: Deal, end: Event, one: int) -> Steps:
    before, after = deal.so_far.level[one], end["stage"][one]
    declared = deal.so_far.dealer % PAIRS == one
    wins = declared == (end["points"] < TO_WIN)
    risen = steps(end["points"], found.rules) if wins else 0
    return Steps(seats_of(one), declared, level(before), level(after), risen or (0 if before == after else None))


def _what_follows(end: Event, won: bool) -> Message:
    if end["dealer"] is None:
        return say.then_over()
    rank = rank_name(end["stage"][end["dealer"] % PAIRS])
    return (say.then_change if won else say.then_next)(person=Seat(end["dealer"]), rank=rank)
