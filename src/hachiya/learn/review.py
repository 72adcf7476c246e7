"""The review of a match: every decision judged from what its seat saw, and luck apart from skill.

Worths are in the unit of the game's hints: kan as played, points where there are no kan, levels.
"""

from collections.abc import Callable, Container, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from hachiya.bots.search.bot import prepare
from hachiya.games.choices import Choice
from hachiya.games.view import choice_of
from hachiya.learn.estimates import Estimate
from hachiya.learn.families import FAMILIES
from hachiya.learn.hints import hints
from hachiya.learn.luck import luck
from hachiya.learn.material import Asked, Material, Played
from hachiya.learn.speed import effort
from hachiya.records.fields import Number
from hachiya.statistics.intervals import interval, moments
from hachiya.words.errors import IllegalAction
from hachiya.words.message import Message
from hachiya.words.shape import shape

DEAREST = 5
"""So many moments are told."""
FINE = 1000
"""Intervals are reckoned in whole numbers: so many make a point or a level."""

Found = TypeVar("Found")


@shape("MomentJson")
@dataclass(frozen=True)
class Moment:
    """A decision; `at` counts the moments of the match before it."""

    deal: int
    """Its number in the match."""
    at: int
    """How many moments of the match were before it."""
    seat: int
    kind: str
    """`card`, `take`, `sage`, `show`, `bid`; `declare`, `bury`, `lead`, `follow`."""
    chosen: Choice
    best: Choice
    loss: Number
    """How much that is for sure to count: nothing where chance may have made the difference."""
    lag: Estimate
    """How much less than the best the chosen one is worth."""
    why: tuple[Message, ...]
    """Why the best is better."""


@shape("AccuracyJson")
@dataclass(frozen=True)
class Accuracy:
    """Decisions, how many were as good as the best, and what the others lost."""

    decisions: int
    good: int
    """For all that is known."""
    loss: Number
    """Of all others together."""


@shape("SkillJson")
@dataclass(frozen=True)
class Skill:
    """What was won in a deal beyond what the cards brought; without an interval where there is one deal alone."""

    mean: Number
    """Deals are the observations."""
    low: Number | None
    high: Number | None


@shape("SatJson")
@dataclass(frozen=True)
class Sat:
    """What is found of a seat."""

    name: str
    won: Number
    """In all deals of the match that have ended, without what its end settles."""
    luck: Number
    """Of that, what its cards would have brought among equals."""
    skill: Skill
    deals: int
    decisions: int
    """As in `Accuracy`, of all its decisions,"""
    good: int
    loss: Number
    kinds: dict[str, Accuracy]
    """and of those of each kind."""


@shape("ReviewedDealJson")
@dataclass(frozen=True)
class ReviewedDeal:
    """A deal: its number, what each seat won, and how much of that the cards did."""

    n: int
    won: tuple[Number, ...]
    luck: tuple[Number, ...]


@shape("ReviewJson")
@dataclass(frozen=True)
class Review:
    """A match that was looked at; `dearest` are places among the moments."""

    game: str
    worlds: int
    """In which every decision was judged."""
    unit: Message
    seats: tuple[Sat, ...]
    deals: tuple[ReviewedDeal, ...]
    """Those that have ended."""
    moments: tuple[Moment, ...]
    dearest: tuple[int, ...]
    """Those that cost most."""


def steps(match: Material) -> int:
    """How often `review` will say that it has come further."""
    return len(match.asked) + len(_over(match))


def review(
    match: Material,
    advance: Callable[[], object] = lambda: None,
    worlds: int | None = None,
    each: Callable[[Callable[[Any], Any], Iterable[Any]], Iterator[Any]] = map,
) -> Review:
    """Judge a match; `advance` is called after each step.

    Every decision is judged in so many `worlds`. `each` applies a function to each of many things, as `map` does; a
    pool's `map` does so in several threads.
    """
    game, family, seats = match.game, FAMILIES[match.game.family], len(match.names)
    prepare(game.room)
    unit, whole = family.unit(game)
    count = worlds or effort(game).review_worlds
    deals = _over(match)
    judged = _counted(each(lambda asked: _judged(asked, count), match.asked), advance)
    found = _once([moment for moment in judged if moment is not None], family.once)
    lucky = [*_counted(each(lambda place: luck(deals[place], place), range(len(deals))), advance)]
    # Levels are counted one by one, and judged in thousandths.
    small = whole if game.unit else 1
    won = tuple(tuple(points / small for points in deal.won[:seats]) for deal in deals)
    cards = tuple(tuple(points / small for points in deal[:seats]) for deal in lucky)
    sat = tuple(_sat(seat, name, found, won, cards) for seat, name in enumerate(match.names))
    reviewed = tuple(ReviewedDeal(deal.number, *brought) for deal, *brought in zip(deals, won, cards, strict=True))
    return Review(game.name, count, unit, sat, reviewed, found, _dearest(found))


def _over(match: Material) -> list[Played]:
    return [deal for deal in match.played if deal.scores]


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
    loss = 0.0 if chosen.as_good else chosen.lag.mean
    return Moment(asked.deal, asked.moment, asked.view.seat, kind, called, hint.best, loss, chosen.lag, chosen.why)


def _dearest(found: Sequence[Moment]) -> tuple[int, ...]:
    places = sorted(range(len(found)), key=lambda place: -found[place].loss)[:DEAREST]
    return tuple(place for place in places if found[place].loss > 0)


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
    brought, lucky = sum(deal[seat] for deal in won), sum(deal[seat] for deal in cards)
    whole = _accuracy(own)
    return Sat(name, brought, lucky, _skill(skills), len(won), whole.decisions, whole.good, whole.loss, kinds)


def _skill(skills: Sequence[float]) -> Skill:
    if not skills:
        return Skill(0, None, None)
    mean, low, high, *_ = interval(moments((round(FINE * part), 1) for part in skills), FINE)
    return Skill(mean, low, high)


def _kinds(own: Sequence[Moment]) -> list[str]:
    return [*dict.fromkeys(moment.kind for moment in own)]


def _accuracy(found: Sequence[Moment]) -> Accuracy:
    return Accuracy(len(found), sum(not moment.loss for moment in found), sum(moment.loss for moment in found))
