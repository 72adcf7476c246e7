"""The review of a match: every decision judged from what its seat saw, and luck apart from skill.

Worths are in the unit of the game's hints: kan as played, points where there are no kan, levels.
"""

from collections.abc import Callable, Container, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from math import fsum
from typing import Any, TypeVar

from hachiya.bots.search.bot import prepare
from hachiya.games.choices import Choice
from hachiya.games.view import choice_of
from hachiya.learn.estimates import Estimate
from hachiya.learn.families import FAMILIES
from hachiya.learn.hints import hints
from hachiya.learn.luck import luck
from hachiya.learn.material import Material, PastChoice, PlayedDeal
from hachiya.learn.reason import Reason
from hachiya.learn.speed import effort
from hachiya.learn.verdict import Verdict, verdict
from hachiya.records.fields import Number
from hachiya.statistics.intervals import interval, moments
from hachiya.words.errors import IllegalAction
from hachiya.words.message import Message
from hachiya.words.shape import shape

DEAREST = 5
"""The largest number of costly moments in a review."""
FINE = 1000
"""The number of parts of a point or a level in which intervals are computed."""

Item = TypeVar("Item")


@shape("MomentJson")
@dataclass(frozen=True)
class Moment:
    """The judgement of one decision of a match.

    Example:
        >>> from hachiya import play
        >>> from hachiya.learn.material import material
        >>> from hachiya.learn.review import review
        >>> from hachiya.records.jsonl import loads
        >>> from hachiya.records.replay import replays
        >>> from hachiya.records.traced_match import traced_match
        >>> from hachiya.records.traced_table import TracedTable
        >>> record = play("hachiju", options={"deals": 1}, bots="random", seed=8).to_jsonl()
        >>> replay = next(replays(loads(record), table=TracedTable))
        >>> moment = review(material(traced_match(replay)), worlds=2).moments[0]
        >>> moment.kind, moment.chosen
        ('bid', <double: double (to 2)>)
    """

    deal: int
    """The number of the deal in the match, from 1."""
    at: int
    """The number of moments of the match before it."""
    seat: int
    """The seat that decided, from 0."""
    kind: str
    """`card`, `take`, `sage`, `show`, `bid`; `declare`, `bury`, `lead`, `follow`."""
    chosen: Choice
    """The choice that was made."""
    best: Choice
    """The best choice."""
    best_actions: tuple[int, ...]
    """The actions of the best choice, in order."""
    loss: Number
    """The sum that the choice surely cost, in the unit of the review; 0 where chance may have made the difference."""
    verdict: Verdict
    """`best`, `small`, `mistake` or `blunder`, by the loss."""
    lag: Estimate
    """The difference of the best choice's worth and the made one's, in the unit of the review."""
    why: tuple[Reason, ...]
    """The reasons why the best choice is better."""


@shape("AccuracyJson")
@dataclass(frozen=True)
class Accuracy:
    """The count of decisions that were as good as the best, and the loss of the others.

    Example:
        >>> from hachiya.learn.review import Accuracy
        >>> Accuracy(decisions=3, good=2, loss=0.5).good
        2
    """

    decisions: int
    """The number of decisions."""
    good: int
    """The number of decisions that may have been as good as the best."""
    loss: Number
    """The sum of the losses of all other decisions, in the unit of the review."""


@shape("SkillJson")
@dataclass(frozen=True)
class Skill:
    """The mean sum a deal that a seat has won beyond its luck, with a 95 % interval over deals.

    Example:
        >>> from hachiya.learn.review import Skill
        >>> Skill(mean=0, low=None, high=None).low is None
        True
    """

    mean: Number
    """The mean a deal, in the unit of the review."""
    low: Number | None
    """The lower end of the 95 % interval; None where there are fewer than two deals."""
    high: Number | None
    """The upper end of the 95 % interval; None where there are fewer than two deals."""


@shape("SatJson")
@dataclass(frozen=True)
class SeatReview:
    """The results of one seat in a reviewed match.

    Example:
        >>> from hachiya import GAMES
        >>> from hachiya.learn.material import Material
        >>> from hachiya.learn.review import review
        >>> review(Material(GAMES["sannin"], ["east", "south", "west"]), worlds=2).seats[0].name
        'east'
    """

    name: str
    """The name of the seat's player."""
    won: Number
    """The winnings in all deals that have ended, in the unit of the review, without the settlement of the match."""
    luck: Number
    """The part of the winnings that the seat's cards bring among equal players."""
    skill: Skill
    """The mean of the other part, with its interval."""
    deals: int
    """The number of deals that have ended."""
    decisions: int
    """The number of the seat's decisions."""
    good: int
    """The number of decisions that may have been as good as the best."""
    loss: Number
    """The sum of the losses of all other decisions, in the unit of the review."""
    kinds: dict[str, Accuracy]
    """The counts of decisions by their kind."""


@shape("ReviewedDealJson")
@dataclass(frozen=True)
class ReviewedDeal:
    """One deal of a reviewed match: the winnings of each seat, and the part that luck brought.

    Example:
        >>> from hachiya.learn.review import ReviewedDeal
        >>> ReviewedDeal(n=1, won=(12, -12), luck=(6, -6)).won
        (12, -12)
    """

    n: int
    """The number of the deal, from 1."""
    won: tuple[Number, ...]
    """The winnings by seat, in the unit of the review."""
    luck: tuple[Number, ...]
    """The part of the winnings by seat that the cards bring among equal players."""


@shape("ReviewJson")
@dataclass(frozen=True)
class Review:
    """The review of a match: every decision judged, and luck apart from skill.

    Example:
        >>> from hachiya import play
        >>> from hachiya.learn.material import material
        >>> from hachiya.learn.review import review
        >>> from hachiya.records.jsonl import loads
        >>> from hachiya.records.replay import replays
        >>> from hachiya.records.traced_match import traced_match
        >>> from hachiya.records.traced_table import TracedTable
        >>> record = play("hachiju", options={"deals": 1}, bots="random", seed=8).to_jsonl()
        >>> replay = next(replays(loads(record), table=TracedTable))
        >>> found = review(material(traced_match(replay)), worlds=2)
        >>> found.game, len(found.deals)
        ('hachiju', 1)
    """

    game: str
    """The name of the game."""
    worlds: int
    """The number of worlds in which each decision was judged."""
    unit: Message
    """The unit of all sums, as people say it: kan, points where there are no kan, or levels."""
    seats: tuple[SeatReview, ...]
    """The results by seat."""
    deals: tuple[ReviewedDeal, ...]
    """The deals that have ended."""
    moments: tuple[Moment, ...]
    """The decisions in order."""
    dearest: tuple[int, ...]
    """The places among `moments` of the decisions that cost most, the dearest first."""


def steps(match: Material) -> int:
    """Count the steps of a review, for showing its progress.

    Args:
        match: The match, as `material` makes it.

    Returns:
        The number of times that `review` calls `advance`.

    Example:
        >>> from hachiya import GAMES
        >>> from hachiya.learn.material import Material
        >>> from hachiya.learn.review import steps
        >>> steps(Material(GAMES["sannin"], ["east", "south", "west"]))
        0
    """
    return len(match.choices) + len(_finished(match))


def review(
    match: Material,
    advance: Callable[[], object] = lambda: None,
    worlds: int | None = None,
    each: Callable[[Callable[[Any], Any], Iterable[Any]], Iterator[Any]] = map,
) -> Review:
    """Review a match: judge every decision, and measure luck and skill.

    Args:
        match: The match, as `material` makes it.
        advance: The function to call after each step.
        worlds: The number of worlds in which each decision is judged, from 1; without it the usual one of the game.
        each: The function that applies a function to many things, as `map` does; a pool's `map` uses several threads.

    Returns:
        The review; sums are in kan, in points where there are no kan, at bashifen in levels.

    Example:
        >>> from hachiya import GAMES
        >>> from hachiya.learn.material import Material
        >>> from hachiya.learn.review import review
        >>> review(Material(GAMES["sannin"], ["east", "south", "west"]), worlds=2).moments
        ()
    """
    game, family, seats = match.game, FAMILIES[match.game.family], len(match.names)
    prepare(game.room)
    unit, whole = family.unit(game)
    count = worlds or effort(game).review_worlds
    deals = _finished(match)
    judged = _advancing(each(partial(_judge, worlds=count), match.choices), advance)
    moments = _without_repeats([moment for moment in judged if moment is not None], family.counted_once)
    lucky = [*_advancing(each(_luck, enumerate(deals)), advance)]
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
    judged = hint.find(choice.actions)
    kind = FAMILIES[view.game.family].decision_kind(view)
    chosen = choice_of(view, choice.actions)
    loss = 0.0 if judged.as_good else judged.lag.mean
    return Moment(
        choice.deal,
        choice.moment,
        view.seat,
        kind,
        chosen,
        hint.best,
        hint.best.actions,
        loss,
        verdict(view.game, loss),
        judged.lag,
        judged.why,
    )


def _luck(numbered: tuple[int, PlayedDeal]) -> Sequence[float]:
    number, deal = numbered
    return luck(deal, number)


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
    # The versions of Python round `sum` in different ways, and `fsum` in one.
    total, lucky = fsum(deal[seat] for deal in won), fsum(deal[seat] for deal in cards)
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
    return Accuracy(len(moments), sum(not moment.loss for moment in moments), fsum(moment.loss for moment in moments))
