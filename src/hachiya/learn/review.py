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
from hachiya.learn.material import Material, PastChoice, PlayedDeal
from hachiya.learn.speed import effort
from hachiya.records.fields import Number
from hachiya.statistics.intervals import interval, moments
from hachiya.words.errors import IllegalAction
from hachiya.words.message import Message
from hachiya.words.shape import shape

DEAREST = 5
"""The number of most expensive decisions that are listed."""
FINE = 1000
"""Intervals are computed in integers, in this fraction of a point or a level."""

Item = TypeVar("Item")


@shape("MomentJson")
@dataclass(frozen=True)
class Moment:
    """A decision of a match, judged."""

    deal: int
    """The number of the deal in the match."""
    at: int
    """The number of moments of the match before the decision."""
    seat: int
    kind: str
    """`card`, `take`, `sage`, `show`, `bid`; `declare`, `bury`, `lead`, `follow`."""
    chosen: Choice
    best: Choice
    loss: Number
    """The loss that counts: 0 if the difference may be chance."""
    lag: Estimate
    """How much less the chosen one is worth than the best."""
    why: tuple[Message, ...]
    """Why the best is better."""


@shape("AccuracyJson")
@dataclass(frozen=True)
class Accuracy:
    """The number of decisions, the number of those as good as the best, and the loss of the others."""

    decisions: int
    good: int
    """Decisions that may be as good as the best."""
    loss: Number
    """The total loss of the other decisions."""


@shape("SkillJson")
@dataclass(frozen=True)
class Skill:
    """The average win per deal beyond what the cards bring; it has no interval if there is only one deal."""

    mean: Number
    """The mean over deals, which are the observations."""
    low: Number | None
    high: Number | None


@shape("SatJson")
@dataclass(frozen=True)
class SeatReview:
    """The review of a seat."""

    name: str
    won: Number
    """The win in all finished deals of the match, without its final settlement."""
    luck: Number
    """The part of the win that its cards would have brought among equal players."""
    skill: Skill
    deals: int
    decisions: int
    """The accuracy of all decisions of the seat, together with `good` and `loss`."""
    good: int
    loss: Number
    kinds: dict[str, Accuracy]
    """The accuracy by kind of decision."""


@shape("ReviewedDealJson")
@dataclass(frozen=True)
class ReviewedDeal:
    """A deal: its number, what each seat won, and the part that the cards brought."""

    n: int
    won: tuple[Number, ...]
    luck: tuple[Number, ...]


@shape("ReviewJson")
@dataclass(frozen=True)
class Review:
    """The review of a match; `dearest` are places among the moments."""

    game: str
    worlds: int
    """The number of worlds by which every decision was judged."""
    unit: Message
    seats: tuple[SeatReview, ...]
    deals: tuple[ReviewedDeal, ...]
    """The finished deals."""
    moments: tuple[Moment, ...]
    dearest: tuple[int, ...]
    """The most expensive decisions."""


def steps(match: Material) -> int:
    """The number of times that `review` calls `advance`."""
    return len(match.choices) + len(_finished(match))


def review(
    match: Material,
    advance: Callable[[], object] = lambda: None,
    worlds: int | None = None,
    each: Callable[[Callable[[Any], Any], Iterable[Any]], Iterator[Any]] = map,
) -> Review:
    """Review a match; `advance` is called after each step.

    Every decision is judged by `worlds` worlds. `each` is a function like `map`, such as that of a pool of threads.
    """
    game, family, seats = match.game, FAMILIES[match.game.family], len(match.names)
    prepare(game.room)
    unit, whole = family.unit(game)
    count = worlds or effort(game).review_worlds
    deals = _finished(match)
    judged = _advancing(each(lambda choice: _judge(choice, count), match.choices), advance)
    moments = _without_repeats([moment for moment in judged if moment is not None], family.counted_once)
    lucky = [*_advancing(each(lambda place: luck(deals[place], place), range(len(deals))), advance)]
    # Levels are counted one by one, and judged in thousandths.
    small = whole if game.unit else 1
    won = tuple(tuple(points / small for points in deal.won[:seats]) for deal in deals)
    cards = tuple(tuple(points / small for points in deal[:seats]) for deal in lucky)
    seats_reviewed = tuple(_seat_review(seat, name, moments, won, cards) for seat, name in enumerate(match.names))
    reviewed = tuple(ReviewedDeal(deal.number, *shares) for deal, *shares in zip(deals, won, cards, strict=True))
    return Review(game.name, count, unit, seats_reviewed, reviewed, moments, _dearest(moments))


def _finished(match: Material) -> list[PlayedDeal]:
    return [deal for deal in match.deals if deal.scores]


def _advancing(items: Iterator[Item], advance: Callable[[], object]) -> Iterator[Item]:
    for item in items:
        advance()
        yield item


def _judge(choice: PastChoice, worlds: int) -> Moment | None:
    """The judgement of a choice; None if it had no sensible alternative."""
    view = choice.view
    try:
        hint = next(hints(view, [choice.actions], (worlds,)))
    except IllegalAction:
        return None
    judged = hint.of(choice.actions)
    kind = FAMILIES[view.game.family].kind(view)
    chosen = choice_of(view, choice.actions)
    loss = 0.0 if judged.as_good else judged.lag.mean
    return Moment(choice.deal, choice.moment, view.seat, kind, chosen, hint.best, loss, judged.lag, judged.why)


def _dearest(moments: Sequence[Moment]) -> tuple[int, ...]:
    places = sorted(range(len(moments)), key=lambda place: -moments[place].loss)[:DEAREST]
    return tuple(place for place in places if moments[place].loss > 0)


def _without_repeats(moments: Sequence[Moment], kinds: Container[str]) -> tuple[Moment, ...]:
    """The moments, but of these kinds only the most expensive decision of each seat in each deal."""
    dearest: dict[tuple[int, int, str], Moment] = {}
    for moment in moments:
        key = moment.deal, moment.seat, moment.kind
        if moment.kind in kinds and (key not in dearest or dearest[key].loss < moment.loss):
            dearest[key] = moment
    dearest_ids = {id(moment) for moment in dearest.values()}
    return tuple(moment for moment in moments if moment.kind not in kinds or id(moment) in dearest_ids)


def _seat_review(
    seat: int, name: str, moments: Sequence[Moment], won: Sequence[Sequence[float]], cards: Sequence[Sequence[float]]
) -> SeatReview:
    own = [moment for moment in moments if moment.seat == seat]
    kinds = {kind: _accuracy([moment for moment in own if moment.kind == kind]) for kind in _kinds(own)}
    skills = [deal[seat] - lucky[seat] for deal, lucky in zip(won, cards, strict=True)]
    total, lucky = sum(deal[seat] for deal in won), sum(deal[seat] for deal in cards)
    whole = _accuracy(own)
    return SeatReview(name, total, lucky, _skill(skills), len(won), whole.decisions, whole.good, whole.loss, kinds)


def _skill(skills: Sequence[float]) -> Skill:
    if not skills:
        return Skill(0, None, None)
    mean, low, high, *_ = interval(moments((round(FINE * part), 1) for part in skills), FINE)
    return Skill(mean, low, high)


def _kinds(own: Sequence[Moment]) -> list[str]:
    return [*dict.fromkeys(moment.kind for moment in own)]


def _accuracy(moments: Sequence[Moment]) -> Accuracy:
    return Accuracy(len(moments), sum(not moment.loss for moment in moments), sum(moment.loss for moment in moments))
