"""Hints: the worth of every choice of a seat, from what that seat sees, and why the best one is best.

The worlds in which choices are tried come from random numbers that depend on the view alone: the same view gives the
same hint, wherever the hidden cards lie.
"""

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from hachiya.bots.search.bot import module_of
from hachiya.engine.record import values
from hachiya.engine.rng import LANES, seed
from hachiya.games.choices import Choice
from hachiya.games.view import View, choice_of
from hachiya.learn.estimates import Estimate, lag, worth
from hachiya.learn.families import FAMILIES
from hachiya.learn.reasons import MINUS
from hachiya.learn.speed import effort
from hachiya.matches.match import Match
from hachiya.words.codes import language_code
from hachiya.words.errors import IllegalAction
from hachiya.words.extras import needs_extra
from hachiya.words.message import Message
from hachiya.words.say import learn as say
from hachiya.words.say import match as words
from hachiya.words.shape import UNSENT, sent_as, shape


@shape("JudgedJson")
@dataclass(frozen=True)
class JudgedChoice:
    """A choice with its actions, its worth, its distance from the best, whether it may be as good, and why not."""

    choice: Choice = field(metadata=UNSENT)
    actions: tuple[int, ...]
    label: Message = field(metadata=sent_as("said"))
    worth: Estimate
    """What the seat wins from now to the end of the deal, in the unit of the hint."""
    lag: Estimate
    """How much less the choice brings than the best in the same worlds."""
    as_good: bool
    """Whether the choice may be as good as the best."""
    why: tuple[Message, ...]
    """Why the best is better; for the best itself, why it is better than the next choice that is surely worse."""


@dataclass(frozen=True, repr=False)
class Hint:
    """The judgement of one decision by a number of worlds; `print` shows it as a table."""

    seat: int
    worlds: int
    unit: Message
    judged: tuple[JudgedChoice, ...]
    """The choices, the best first."""
    names: Sequence[str] = ()
    """The names at the table, if they are known."""

    def __repr__(self) -> str:
        return f"<Hint for seat {self.seat}: {self.best.name}, of {len(self.judged)} in {self.worlds} worlds>"

    def __str__(self) -> str:
        return self.text()

    def text(self, lang: str = "en") -> str:
        """A table of the choices with their worths, the best marked, and the reasons, in the language `lang`.

        UnknownName lists the languages; MissingExtra without `hachiya[words]`.
        """
        with needs_extra():
            from hachiya.words.columns import Grid  # noqa: PLC0415  (a program without output loads no catalogue)
            from hachiya.words.voice import Voice  # noqa: PLC0415

        voice = Voice(language_code(lang), self.names)
        grid = Grid([words.choice(), words.brings(), words.behind()], voice)
        for place, choice in enumerate(self.judged):
            behind = _interval(choice.lag) if place else ""
            grid.add(voice.say(choice.label), _interval(choice.worth), behind, marked=choice.as_good)
        head = voice.say(words.hint(number=self.worlds, unit=self.unit))
        return "\n".join([head, *grid.lines(), *map(voice.say, self.judged[0].why)])

    @property
    def best(self) -> Choice:
        """The best choice."""
        return self.judged[0].choice

    def of(self, choice: Sequence[int]) -> JudgedChoice:
        """The judgement of the choice of these actions; KeyError if it was not judged."""
        for candidate in self.judged:
            if sorted(candidate.choice.actions) == sorted(choice):
                return candidate
        raise KeyError(tuple(choice))


def hints(view: View, besides: Sequence[Sequence[int]] = (), worlds: Sequence[int] | None = None) -> Iterator[Hint]:
    """Hints for the seat of a `view`, each from more worlds than the one before: the numbers `worlds`.

    Where a seat has very many choices (bashifen), the sensible ones are judged, and the choices `besides`, which are
    given by their actions. IllegalAction if the seat of the view has nothing to choose.
    """
    question = module_of(view.game.room).judgement(view, besides, rng_of(view)) if view.actions else None
    if question is None or len(question.choices) < 2:
        raise IllegalAction(say.nothing_to_choose())
    for count in worlds or effort(view.game).rounds:
        yield _hint(view, question, question.go_on(count))


def hint(match: Match, worlds: int | None = None) -> Hint:
    """The hint for the seat at turn in `match`, from what it sees, by `worlds` worlds.

    IllegalAction if no seat has anything to choose.
    """
    match.check_turn()
    view = match.table.view(match.table.turn)
    *_, last = hints(view, worlds=None if worlds is None else (worlds,))
    return replace(last, names=match.names)


def rng_of(view: View) -> list[int]:
    """The random state that depends on the `view` alone."""
    content = repr((view.game.name, view.game.version, view.seat, values(view.rules), values(view.state)))
    numbers = [0] * LANES
    seed(numbers, int.from_bytes(hashlib.sha256(content.encode()).digest()[:7]), 0)
    return numbers


def _interval(estimate: Estimate) -> str:
    return f"{estimate.mean:+.1f} ({estimate.low:+.1f} … {estimate.high:+.1f})".replace("-", MINUS)


def _hint(view: View, question: Any, race: Any) -> Hint:
    family = FAMILIES[view.game.family]
    unit, whole = family.unit(view.game)
    order = sorted(range(len(question.choices)), key=lambda place: -int(race.sums[place]))
    best = order[0]
    lags = [lag(race, place, best) for place in range(len(order))]
    worse = next((place for place in order[1:] if lags[place].low > 0), order[1])
    choices = [choice_of(view, tuple(actions)) for actions in question.choices]
    counts = [question.counts(place) for place in range(len(choices))]
    judged = []
    for place in order:
        other = worse if place == best else place
        why = family.reasons(view, counts[best], counts[other], choices[other].title)
        choice, brings, behind = choices[place], worth(race, place).in_units(whole), lags[place].in_units(whole)
        judged.append(JudgedChoice(choice, choice.actions, choice.title, brings, behind, behind.low <= 0, tuple(why)))
    return Hint(view.seat, int(race.worlds), unit, tuple(judged))
