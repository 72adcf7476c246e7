"""The review of a match: every decision judged from what its seat saw, and luck apart from skill.

Worths are in the unit of the game's hints: kan as played, points where there are no kan, levels.
"""

from collections.abc import Callable, Container, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar, cast

from hachiya.bots.search.bot import prepare
from hachiya.games.choices import Choice
from hachiya.games.game import Game
from hachiya.games.view import choice_of
from hachiya.learn.estimates import Estimate
from hachiya.learn.families import FAMILIES
from hachiya.learn.hints import hints
from hachiya.learn.luck import luck
from hachiya.learn.speed import effort
from hachiya.learn.watched import Asked, Played, WatchedTable
from hachiya.records.common_events import AnyEvent
from hachiya.records.replay import replays
from hachiya.records.replaying import Replay
from hachiya.statistics.intervals import Interval, interval, moments
from hachiya.words.errors import IllegalAction
from hachiya.words.message import Message

DEAREST = 5
"""So many moments are told."""
FINE = 1000
"""Intervals are reckoned in whole numbers: so many make a point or a stage."""

NO_DEAL = Interval(0.0, None, None, None, 0)

Found = TypeVar("Found")


@dataclass(frozen=True)
class Moment:
    """A decision, judged."""

    deal: int
    """Its number in the match."""
    at: int
    """How many moments of the match were before it, as `tables.reels` counts them."""
    seat: int
    kind: str
    """`card`, `take`, `sage`, `show`, `bid`; `declare`, `bury`, `lead`, `follow`."""
    chosen: Choice
    best: Choice
    lag: Estimate
    """How much less than the best the chosen one is worth."""
    why: tuple[Message, ...]
    """Why the best is better."""

    @property
    def loss(self) -> float:
        """How much that is for sure to count: nothing where chance may have made the difference."""
        return self.lag.mean if self.lag.low > 0 else 0.0


@dataclass(frozen=True)
class Accuracy:
    """Decisions of one kind, or all of a seat."""

    decisions: int
    good: int
    """Of them, so many were as good as the best, for all that is known."""
    loss: float
    """What the others lost together."""


@dataclass(frozen=True)
class Sat:
    """What is found of one seat."""

    name: str
    won: float
    """In all deals of the match that have ended, without what its end settles."""
    luck: float
    """Of that, what its cards would have brought among equals."""
    skill: Interval
    """What it has won beyond that in a deal; deals are the observations."""
    deals: int
    all: Accuracy
    by_kind: dict[str, Accuracy]


@dataclass(frozen=True)
class Review:
    """A match, or as much of it as there is."""

    game: Game
    unit: Message
    worlds: int
    """In which every decision was judged."""
    seats: tuple[Sat, ...]
    moments: tuple[Moment, ...]
    deals: tuple[int, ...]
    """Numbers of the deals that have ended,"""
    won: tuple[tuple[float, ...], ...]
    """what each brought by seat,"""
    luck: tuple[tuple[float, ...], ...]
    """and how much of that the cards did."""

    @property
    def dearest(self) -> list[Moment]:
        """The moments that cost most."""
        found = sorted(self.moments, key=lambda moment: -moment.loss)[:DEAREST]
        return [moment for moment in found if moment.loss > 0]


def verified(lines: Iterable[tuple[int, AnyEvent]], lenient: bool) -> list[Replay]:
    """The matches of a record, every line verified, at tables that a review can look at. BadRecord as in `replays`."""
    return [*replays(lines, lenient, table=WatchedTable)]


def steps(match: Replay) -> int:
    """How often `review` will say that it has come further."""
    table = cast(WatchedTable, match.table)
    return len(table.asked) + len(_over(table))


def review(
    match: Replay,
    advance: Callable[[], object] = lambda: None,
    worlds: int | None = None,
    each: Callable[[Callable[[Any], Any], Iterable[Any]], Iterator[Any]] = map,
) -> Review:
    """Look at a match that was `verified`; `advance` is called after each step.

    Every decision is judged in so many `worlds`. `each` applies a function to each of many things, as `map` does; a
    pool's `map` does so in several threads.
    """
    table = cast(WatchedTable, match.table)
    game, family = table.game, FAMILIES[table.game.family]
    prepare(game.room)
    unit, whole = family.unit(game)
    count = worlds or effort(game).review_worlds
    deals = _over(table)
    judged = _counted(each(lambda asked: _judged(asked, count), table.asked), advance)
    found = _once([moment for moment in judged if moment is not None], family.once)
    lucky = [*_counted(each(lambda place: luck(deals[place], place), range(len(deals))), advance)]
    # Levels are counted one by one, and judged in thousandths.
    small = whole if game.unit else 1
    won = tuple(tuple(points / small for points in deal.won[: table.seats]) for deal in deals)
    cards = tuple(tuple(points / small for points in deal[: table.seats]) for deal in lucky)
    names = match.recorder.names
    seats = tuple(_sat(seat, names[seat], found, won, cards) for seat in range(table.seats))
    return Review(game, unit, count, seats, found, tuple(deal.number for deal in deals), won, cards)


def _over(table: WatchedTable) -> list[Played]:
    return [deal for deal in table.played if deal.scores]


def _counted(found: Iterator[Found], advance: Callable[[], object]) -> Iterator[Found]:
    for one in found:
        advance()
        yield one


def _judged(asked: Asked, worlds: int) -> Moment | None:
    """None where there was nothing else to think of."""
    try:
        hint = next(hints(asked.view, [asked.actions], (worlds,)))
    except IllegalAction:
        return None
    chosen = hint.of(asked.actions)
    kind = FAMILIES[asked.view.game.family].kind(asked.view)
    called = choice_of(asked.view, asked.actions)
    return Moment(asked.deal, asked.moment, asked.view.seat, kind, called, hint.best, chosen.lag, chosen.why)


def _once(found: Sequence[Moment], kinds: Container[str]) -> tuple[Moment, ...]:
    """Of these kinds the dearest decision of each seat in each deal."""
    dearest: dict[tuple[int, int, str], Moment] = {}
    for moment in found:
        key = moment.deal, moment.seat, moment.kind
        if moment.kind in kinds and (key not in dearest or dearest[key].loss < moment.loss):
            dearest[key] = moment
    kept = {id(moment) for moment in dearest.values()}
    return tuple(moment for moment in found if moment.kind not in kinds or id(moment) in kept)


def _sat(
    seat: int, name: str, found: Sequence[Moment], won: Sequence[Sequence[float]], cards: Sequence[Sequence[float]]
) -> Sat:
    own = [moment for moment in found if moment.seat == seat]
    kinds = {kind: _accuracy([moment for moment in own if moment.kind == kind]) for kind in _kinds(own)}
    skills = [deal[seat] - lucky[seat] for deal, lucky in zip(won, cards, strict=True)]
    skill = (
        interval(moments((round(FINE * part), 1) for part in skills), FINE)
        if skills
        else Interval(0, None, None, None, 0)
    )
    return Sat(
        name,
        sum(deal[seat] for deal in won),
        sum(deal[seat] for deal in cards),
        skill,
        len(won),
        _accuracy(own),
        kinds,
    )


def _kinds(own: Sequence[Moment]) -> list[str]:
    return [*dict.fromkeys(moment.kind for moment in own)]


def _accuracy(found: Sequence[Moment]) -> Accuracy:
    return Accuracy(len(found), sum(not moment.loss for moment in found), sum(moment.loss for moment in found))
