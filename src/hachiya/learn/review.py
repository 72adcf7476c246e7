"""The review of a match: every decision judged from what its seat saw, and luck apart from skill.

Worths are in the unit of the game's hints: kan as played, points where there are no kan, levels.
"""

from collections.abc import Callable, Container, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from math import fsum
from typing import Any, TypeVar

from hachiya.bots.search.bot import prepare
from hachiya.games.view import choice_of
from hachiya.learn.families import FAMILIES
from hachiya.learn.hints import hints
from hachiya.learn.judgements import Accuracy, Judgements, Moment, ReviewedDeal, SeatReview, Skill
from hachiya.learn.luck import luck
from hachiya.learn.material import Material, PastChoice, PlayedDeal
from hachiya.learn.speed import effort
from hachiya.learn.verdict import verdict
from hachiya.statistics.intervals import interval, moments
from hachiya.words.codes import language_code
from hachiya.words.errors import IllegalAction
from hachiya.words.extras import needs_extra
from hachiya.words.notebook import Html
from hachiya.words.shape import shape

DEAREST = 5
"""The largest number of costly moments in a review."""
FINE = 1000
"""The number of parts of a point or a level in which intervals are computed."""

Item = TypeVar("Item")


@shape("ReviewJson")
@dataclass(frozen=True, repr=False)
class Review(Judgements):
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

    def __repr__(self) -> str:
        return f"<Review of {self.game}: {len(self.moments)} decisions in {self.worlds} worlds>"

    def __str__(self) -> str:
        return self.text()

    def text(self, lang: str = "en") -> str:
        """Write the report: the seats, their decisions by kind, the deals, and the decisions that cost most.

        Args:
            lang: The code of a language: `en`, `ja` or `zh`.

        Returns:
            Several lines of text.

        Raises:
            UnknownName: If there is no such language.
            MissingExtra: Without `hachiya[words]`.

        Example:
            >>> from hachiya import Match, review
            >>> review(Match("hachiju", seed=1), worlds=2).text().splitlines()[0]
            'hachijū: 0 decisions judged from what each seat saw, in 2 worlds each'
        """
        with needs_extra():
            from hachiya.learn.review_report import head, review_as_text  # noqa: PLC0415  (numbers alone load no words)

        return review_as_text(self, language_code(lang), head(self))

    def html(self, lang: str = "en") -> Html:
        """Write the report as HTML, as a notebook shows it.

        Args:
            lang: The code of a language: `en`, `ja` or `zh`.

        Returns:
            The HTML, in the colours of the page around it.

        Raises:
            UnknownName: If there is no such language.
            MissingExtra: Without `hachiya[words]`.

        Example:
            >>> from hachiya import Match, review
            >>> review(Match("hachiju", seed=1), worlds=2).html().count("<table>")
            2
        """
        with needs_extra():
            from hachiya.learn.review_report import review_as_html  # noqa: PLC0415  (as in `text`)

        return review_as_html(self, language_code(lang))

    def _repr_html_(self) -> str:
        return self.html()


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
    count = effort(game).review_worlds if worlds is None else worlds
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
    wins_match = hint.for_match is not None and sorted(hint.for_match.actions) == sorted(choice.actions)
    loss = 0.0 if judged.as_good or wins_match else judged.lag.mean
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
        hint.for_match,
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
