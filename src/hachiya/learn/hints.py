"""Hints: what every choice of a seat is worth, from what that seat sees, and why the best one is.

The worlds in which choices are tried come from random numbers that the view alone fixes: who sees the same is told the
same, wherever the hidden cards lie.
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
from hachiya.words.shape import UNSENT, shape


@shape("JudgedJson")
@dataclass(frozen=True)
class Judged:
    """A choice: its actions, what it is worth, how much less than the best, whether it may be as good, and why not."""

    choice: Choice = field(metadata=UNSENT)
    actions: tuple[int, ...]
    said: Message
    worth: Estimate
    """In the unit of the hint, what its seat wins from now to the end of the deal."""
    lag: Estimate
    """In the same worlds."""
    as_good: bool
    """For all that is known."""
    why: tuple[Message, ...]
    """Why the best is better; of the best itself, why it is better than the next that is surely worse."""


@dataclass(frozen=True, repr=False)
class Hint:
    """The judgement of one decision, in so many worlds; `print` shows it as a table."""

    seat: int
    worlds: int
    unit: Message
    judged: tuple[Judged, ...]
    """The best first."""
    names: Sequence[str] = ()
    """What those at the table are called, where that is known."""

    def __repr__(self) -> str:
        return f"<Hint for seat {self.seat}: {self.best.name}, of {len(self.judged)} in {self.worlds} worlds>"

    def __str__(self) -> str:
        return self.text()

    def text(self, lang: str = "en") -> str:
        """Every choice with what it brings, the best marked, and why it is, in the language `lang`.

        UnknownName lists the languages there are; MissingExtra without `hachiya[words]`.
        """
        with needs_extra():
            from hachiya.words.columns import Grid  # noqa: PLC0415  (a program that says nothing loads no catalogue)
            from hachiya.words.voice import Voice  # noqa: PLC0415

        voice = Voice(language_code(lang), self.names)
        grid = Grid([words.choice(), words.brings(), words.behind()], voice)
        for place, one in enumerate(self.judged):
            behind = _interval(one.lag) if place else ""
            grid.add(voice.say(one.choice.title), _interval(one.worth), behind, marked=one.as_good)
        head = voice.say(words.hint(number=self.worlds, unit=self.unit))
        return "\n".join([head, *grid.lines(), *map(voice.say, self.judged[0].why)])

    @property
    def best(self) -> Choice:
        """What is worth most."""
        return self.judged[0].choice

    def of(self, choice: Sequence[int]) -> Judged:
        """How the `choice` of these actions is judged; KeyError if it is not among those."""
        for one in self.judged:
            if sorted(one.choice.actions) == sorted(choice):
                return one
        raise KeyError(tuple(choice))


def hints(view: View, besides: Sequence[Sequence[int]] = (), worlds: Sequence[int] | None = None) -> Iterator[Hint]:
    """What is to be chosen from a `view`, told again and again from more worlds, up to `worlds` in the end.

    Where choices are very many (bashifen) those that may be sensible are judged, and choices `besides`, by their
    actions. IllegalAction where the seat of the view has nothing to choose.
    """
    question = module_of(view.game.room).judgement(view, besides, dice_of(view)) if view.actions else None
    if question is None or len(question.choices) < 2:
        raise IllegalAction(say.nothing_to_choose())
    for count in worlds or effort(view.game).rounds:
        yield _hint(view, question, question.go_on(count))


def hint(match: Match, worlds: int | None = None) -> Hint:
    """What the seat at turn in `match` should choose, from what it sees, by so many `worlds`.

    IllegalAction where nobody has anything to choose.
    """
    match.check_turn()
    view = match.table.view(match.table.turn)
    *_, last = hints(view, worlds=None if worlds is None else (worlds,))
    return replace(last, names=match.names)


def dice_of(view: View) -> list[int]:
    """Random numbers that all have who see the same `view`."""
    seen = repr((view.game.name, view.game.version, view.seat, values(view.rules), values(view.state)))
    numbers = [0] * LANES
    seed(numbers, int.from_bytes(hashlib.sha256(seen.encode()).digest()[:7]), 0)
    return numbers


def _interval(of: Estimate) -> str:
    return f"{of.mean:+.1f} ({of.low:+.1f} … {of.high:+.1f})".replace("-", MINUS)


def _hint(view: View, question: Any, race: Any) -> Hint:
    family = FAMILIES[view.game.family]
    unit, whole = family.unit(view.game)
    order = sorted(range(len(question.choices)), key=lambda place: -int(race.sums[place]))
    best = order[0]
    lags = [lag(race, place, best) for place in range(len(order))]
    worse = next((place for place in order[1:] if lags[place].low > 0), order[1])
    choices = [choice_of(view, tuple(actions)) for actions in question.choices]
    found = [question.counts(place) for place in range(len(choices))]
    judged = []
    for place in order:
        other = worse if place == best else place
        why = family.reasons(view, found[best], found[other], choices[other].title)
        choice, brings, behind = choices[place], worth(race, place).by(whole), lags[place].by(whole)
        judged.append(Judged(choice, choice.actions, choice.title, brings, behind, behind.low <= 0, tuple(why)))
    return Hint(view.seat, int(race.worlds), unit, tuple(judged))
