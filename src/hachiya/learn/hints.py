"""Hints: the worth of every choice of a seat, from what that seat sees, and why the best one is best.

The worlds in which choices are tried come from random numbers that depend on the view alone: the same view gives the
same hint, wherever the hidden cards lie.
"""

import hashlib
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from hachiya.bots.search.bot import module_of
from hachiya.bots.search.skill import Goal
from hachiya.engine.record import values
from hachiya.engine.rng import LANES, seed
from hachiya.games.choices import Choice
from hachiya.games.view import View, choice_of
from hachiya.learn.estimates import Estimate, lag, worth
from hachiya.learn.families import FAMILIES
from hachiya.learn.for_match import ForMatch
from hachiya.learn.reason import Reason
from hachiya.learn.reason_lines import add_reasons, reason_lines
from hachiya.learn.reasons import MINUS, Tried, strongest
from hachiya.learn.speed import effort
from hachiya.learn.worlds import check_worlds
from hachiya.matches.match import Match
from hachiya.words.checks import check_type
from hachiya.words.codes import language_code
from hachiya.words.errors import IllegalAction
from hachiya.words.extras import needs_extra
from hachiya.words.message import Message
from hachiya.words.notebook import Html
from hachiya.words.say import learn as say
from hachiya.words.say import match as words
from hachiya.words.shape import UNSENT, sent_as, shape

if TYPE_CHECKING:
    from hachiya.words.voice import Voice


@shape("JudgedJson")
@dataclass(frozen=True)
class JudgedChoice:
    """The judgement of one choice: its worth, and its distance from the best choice.

    Example:
        >>> from hachiya import Match, hint
        >>> match = Match("sannin", dealer=0, seed=8)
        >>> match.deal()
        >>> judged = hint(match, worlds=4).judged[-1]
        >>> judged.choice, judged.as_good
        (<pass: show nothing>, False)
    """

    choice: Choice = field(metadata=UNSENT)
    """The choice."""
    actions: tuple[int, ...]
    """The actions of the choice, in order."""
    label: Message = field(metadata=sent_as("said"))
    """The name of the choice as people say it."""
    worth: Estimate
    """The sum that the seat wins from now to the end of the deal, in the unit of the hint."""
    lag: Estimate
    """The difference of the best choice's worth and this one's in the same worlds, in the unit of the hint."""
    as_good: bool
    """Whether the choice may be as good as the best one."""
    why: tuple[Reason, ...]
    """The reasons why the best choice is better, at most three; none where this one may be as good.

    For the best choice they are those over the next choice that is surely worse.
    """


@dataclass(frozen=True, repr=False)
class Hint:
    """The judgements of all choices of one decision; `print` and notebooks show them as a table.

    Example:
        >>> from hachiya import Match, hint
        >>> match = Match("sannin", dealer=0, seed=8)
        >>> match.deal()
        >>> hint(match, worlds=4)
        <Hint for seat 0: show aka Simq, of 3 in 4 worlds>
    """

    seat: int
    """The seat that decides, from 0."""
    worlds: int
    """The number of worlds, ways in which the hidden cards may lie, in which the choices were tried."""
    unit: Message
    """The unit of worths, as people say it: kan, points where there are no kan, or levels."""
    judged: tuple[JudgedChoice, ...]
    """The judgements of the choices, the best first."""
    names: Sequence[str] = ()
    """The players' names by seat; empty where they are unknown."""
    for_match: ForMatch | None = None
    """The choice that wins the match more often than the best one for the deal, in its last deals; else None."""

    def __repr__(self) -> str:
        return f"<Hint for seat {self.seat}: {self.best.name}, of {len(self.judged)} in {self.worlds} worlds>"

    def __str__(self) -> str:
        return self.text()

    def text(self, lang: str = "en") -> str:
        """Write the judgements as a table, with the reasons for the best choice, and what wins the match.

        Args:
            lang: The code of a language: `en`, `ja` or `zh`.

        Returns:
            Several lines of text; choices that may be as good as the best are marked.

        Raises:
            UnknownName: If there is no such language.
            MissingExtra: Without `hachiya[words]`.

        Example:
            >>> from hachiya import Match, hint
            >>> match = Match("sannin", dealer=0, seed=8)
            >>> match.deal()
            >>> hint(match, worlds=4).text().splitlines()[1].split()[:2]
            ['choice', 'brings']
        """
        with needs_extra():
            from hachiya.words.columns import Grid  # noqa: PLC0415  (a program without output loads no catalogue)
            from hachiya.words.voice import Voice  # noqa: PLC0415

        voice = Voice(language_code(lang), self.names)
        grid = Grid([words.choice(), words.brings(), words.behind()], voice)
        for choice in self.judged:
            grid.add(*self._cells(choice, voice), marked=choice.as_good)
        head = voice.say(words.hint(number=self.worlds, unit=self.unit))
        year = [voice.say(self.for_match.text)] if self.for_match else []
        return "\n".join([head, *grid.lines(), *reason_lines(self.judged[0].why, voice), *year])

    def html(self, lang: str = "en") -> Html:
        """Write the judgements as HTML, as a notebook shows them.

        Args:
            lang: The code of a language: `en`, `ja` or `zh`.

        Returns:
            The HTML, in the colours of the page around it; choices that may be as good as the best are marked.

        Raises:
            UnknownName: If there is no such language.
            MissingExtra: Without `hachiya[words]`.

        Example:
            >>> from hachiya import Match, hint
            >>> match = Match("sannin", dealer=0, seed=8)
            >>> match.deal()
            >>> hint(match, worlds=4).html().count("<tr")
            4
        """
        with needs_extra():
            from hachiya.words.html import HtmlPage, HtmlRow, HtmlTable  # noqa: PLC0415  (as in `text`)
            from hachiya.words.voice import Voice  # noqa: PLC0415

        voice = Voice(language_code(lang), self.names)
        page = HtmlPage(voice.language)
        page.head(voice.say(words.hint(number=self.worlds, unit=self.unit)))
        heads = [voice.say(head) for head in (words.choice(), words.brings(), words.behind())]
        rows = [HtmlRow(self._cells(choice, voice), marked=choice.as_good) for choice in self.judged]
        page.table(HtmlTable(heads, [rows], numbers=(1, 2)))
        add_reasons(self.judged[0].why, voice, page)
        if self.for_match:
            page.paragraph(voice.say(self.for_match.text))
        return page.html()

    def _repr_html_(self) -> str:
        return self.html()

    def _cells(self, choice: JudgedChoice, voice: "Voice") -> tuple[str, str, str]:
        """The name of a choice, what it brings, and how far it is behind the best one."""
        behind = "" if choice is self.judged[0] else _interval(choice.lag)
        return voice.say(choice.label), _interval(choice.worth), behind

    @property
    def best(self) -> Choice:
        """The choice that is worth most.

        Example:
            >>> from hachiya import Match, hint
            >>> match = Match("sannin", dealer=0, seed=8)
            >>> match.deal()
            >>> hint(match, worlds=4).best
            <show aka Simq: show aka (iris chaff, chrysanthemum chaff, maple chaff, willow ribbon)>
        """
        return self.judged[0].choice

    def find(self, choice: Sequence[int]) -> JudgedChoice:
        """Find the judgement of a choice.

        Args:
            choice: The actions of the choice, in any order.

        Returns:
            The judgement.

        Raises:
            KeyError: If the choice was not judged.

        Example:
            >>> from hachiya import Match, hint
            >>> match = Match("sannin", dealer=0, seed=8)
            >>> match.deal()
            >>> hint(match, worlds=4).find(match.legal()[-1].actions).choice
            <pass: show nothing>
        """
        for candidate in self.judged:
            if sorted(candidate.choice.actions) == sorted(choice):
                return candidate
        raise KeyError(tuple(choice))


def hints(view: View, besides: Sequence[Sequence[int]] = (), worlds: Sequence[int] | None = None) -> Iterator[Hint]:
    """Judge the choices of a view in more and more worlds.

    At bashifen, where choices are very many, the sensible ones are judged and those in `besides`. The worlds come from
    random numbers that the view alone fixes, wherever the hidden cards lie.

    Args:
        view: The view of the seat that decides.
        besides: The actions of choices to judge in any case.
        worlds: The rising numbers of worlds after which to yield a hint; without them the usual ones of the game.

    Yields:
        The hint, each time from more worlds.

    Raises:
        IllegalAction: If the seat has fewer than two choices.

    Example:
        >>> from hachiya import Match
        >>> from hachiya.learn.hints import hints
        >>> match = Match("sannin", dealer=0, seed=8)
        >>> match.deal()
        >>> [hint.worlds for hint in hints(match.view(0), worlds=[2, 4])]
        [2, 4]
    """
    search, dice = module_of(view.game.room), rng_of(view)
    question = search.judgement(view, besides, [*dice]) if view.actions else None
    if question is None or len(question.choices) < 2:
        raise IllegalAction(say.nothing_to_choose())
    about_match = search.judgement(view, besides, [*dice], Goal.MATCH)
    choices = [choice_of(view, tuple(actions)) for actions in question.choices] if about_match else []
    for count in worlds or effort(view.game).rounds:
        race = question.go_on(count)
        result = _hint(view, question, race)
        if about_match:
            for_match = ForMatch.from_races(race, about_match.go_on(count), about_match.spread, choices)
            result = replace(result, for_match=for_match)
        yield result


def hint(match: Match, worlds: int | None = None) -> Hint:
    """Judge the choices of the seat at turn, from what that seat sees.

    Args:
        match: The match; it is not changed.
        worlds: The number of worlds in which to try the choices, from 1; without it the usual one of the game.

    Returns:
        The judgements, the best choice first.

    Raises:
        IllegalAction: If no seat is at turn, or the seat has fewer than two choices.
        BadNumber: If `worlds` is out of its range.

    Example:
        >>> from hachiya import Match, hint
        >>> match = Match("sannin", dealer=0, seed=8)
        >>> match.deal()
        >>> hint(match, worlds=4).best.name
        'show aka Simq'
    """
    check_type("match", match, Match)
    number = check_worlds(worlds)
    view = match.view()
    *_, last = hints(view, worlds=None if number is None else (number,))
    return replace(last, names=match.names)


def rng_of(view: View) -> list[int]:
    """Make a random number generator that is seeded by a view: equal views get equal generators.

    Args:
        view: The view.

    Returns:
        The state of a random number generator.

    Example:
        >>> from hachiya import Match
        >>> from hachiya.learn.hints import rng_of
        >>> match = Match("sannin", seed=8)
        >>> rng_of(match.view(0)) == rng_of(match.view(0))
        True
    """
    # A number may be one of an enumeration in one view and plain in an equal one; as JSON both are alike.
    content = json.dumps((view.game.name, view.game.version, view.seat, values(view.rules), values(view.state)))
    numbers = [0] * LANES
    seed(numbers, int.from_bytes(hashlib.sha256(content.encode()).digest()[:7]), 0)
    return numbers


def _interval(estimate: Estimate) -> str:
    text = f"{estimate.mean:+.1f} ({estimate.low:+.1f} … {estimate.high:+.1f})"
    return text.replace("-", MINUS).replace("inf", "∞")  # one world alone says nothing about chance


def _hint(view: View, question: Any, race: Any) -> Hint:
    family = FAMILIES[view.game.family]
    unit, whole = family.unit(view.game)
    order = sorted(range(len(question.choices)), key=lambda place: -int(race.sums[place]))
    best = order[0]
    lags = [lag(race, place, best) for place in range(len(order))]
    tried = [
        Tried(choice_of(view, tuple(actions)), question.counts(place)) for place, actions in enumerate(question.choices)
    ]

    def why(place: int) -> tuple[Reason, ...]:
        return strongest(family.reasons(view, tried[best], tried[place])) if lags[place].low > 0 else ()

    why_by_place = {place: why(place) for place in order}
    why_by_place[best] = next(filter(None, map(why_by_place.get, order)), ())
    judged = []
    for place in order:
        choice, brings, behind = tried[place].choice, worth(race, place).in_units(whole), lags[place].in_units(whole)
        judged.append(
            JudgedChoice(choice, choice.actions, choice.title, brings, behind, behind.low <= 0, why_by_place[place])
        )
    return Hint(view.seat, int(race.worlds), unit, tuple(judged))
