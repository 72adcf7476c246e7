"""The bill of a deal: the opponents' points, the points of the kitty, the rise of both pairs, and what comes next.

Everything on it comes from the events of one match. No rule is decided here.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import cast

from hachiya.explain.bashifen.cards import level_message, rank_name
from hachiya.explain.bashifen.deals import Deal, Deals, Event, pair_arguments, seats_of_pair
from hachiya.games.bashifen.scoring import TO_WIN, levels_won
from hachiya.games.bashifen.state import NOBODY, PAIRS
from hachiya.records.fields import TrumpSuit
from hachiya.words.arguments import Seat
from hachiya.words.message import Message
from hachiya.words.say import stages as say
from hachiya.words.shape import shape


@shape("StepsJson")
@dataclass(frozen=True)
class Steps:
    """The move of a pair on the ladder of levels, and whether it `declared`; `steps` is null where it is put on 2."""

    seats: list[int]
    declared: bool
    before: Message
    after: Message
    steps: int | None
    """The number of levels that the pair has risen."""


@shape("OpponentsJson")
@dataclass(frozen=True)
class Opponents:
    """The opponents' card points by tricks, the points that the `kitty` adds, and the reason for that."""

    seats: list[int]
    tricks: int
    kitty: int
    why: Message


@shape("DealBillJson")
@dataclass(frozen=True)
class DealBill:
    """A finished deal of bashifen: the opponents have `points` and win with `need`; the declarers' pair comes first."""

    n: int
    trumps: TrumpSuit | None
    """None for a deal that was recorded by its result."""
    rank: str
    """The rank of the level cards."""
    title: Message
    points: int
    need: int
    failed: Message | None
    """The failed throw that ended the deal."""
    opponents: Opponents | None
    """None where the cards of the kitty are unknown."""
    pairs: list[Steps]
    follows: Message
    """The next declarer, or the end of the match."""
    last: bool
    """Whether the match is over."""


def bill(events: Sequence[Event]) -> DealBill | None:
    """The bill of the last finished deal in these events; None before the first deal is finished."""
    match = Deals(events)
    finished = [(deal, deal.end) for deal in match.deals if deal.end is not None]
    return _bill(match, *finished[-1]) if finished else None


def _bill(match: Deals, deal: Deal, end: Event) -> DealBill:
    won, so_far = end["points"] >= TO_WIN, deal.so_far
    declarers = so_far.dealer % PAIRS
    opponents = 1 - declarers
    return DealBill(
        deal.n,
        cast(TrumpSuit, deal.suit) if deal.suit else None,
        rank_name(so_far.trump_rank),
        say.title_ko(pair=pair_arguments(opponents)) if won else say.title_oya(pair=pair_arguments(declarers)),
        end["points"],
        TO_WIN,
        say.failed(person=Seat(so_far.failed), pair=pair_arguments(so_far.failed + 1))
        if so_far.failed != NOBODY
        else None,
        _opponents(seats_of_pair(opponents), end, so_far.widow_counts),
        [_steps(match, deal, end, side) for side in (declarers, opponents)],
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


def _steps(match: Deals, deal: Deal, end: Event, side: int) -> Steps:
    before, after = deal.so_far.level[side], end["stage"][side]
    declared = deal.so_far.dealer % PAIRS == side
    wins = declared == (end["points"] < TO_WIN)
    risen = levels_won(end["points"], match.rules) if wins else 0
    return Steps(
        seats_of_pair(side),
        declared,
        level_message(before),
        level_message(after),
        risen or (0 if before == after else None),
    )


def _what_follows(end: Event, won: bool) -> Message:
    if end["dealer"] is None:
        return say.then_over()
    rank = rank_name(end["stage"][end["dealer"] % PAIRS])
    return (say.then_change if won else say.then_next)(person=Seat(end["dealer"]), rank=rank)
