"""A puzzle: a deal up to a choice, and what the choices there are worth; a line of JSON.

    {"id":"sannin-1","game":"sannin","seats":3,"dealer":0,"deck":"…","plays":"!,pass,A,…","worths":[["C",1.9,0],…],"why":[…]}

`plays` are names as `Match.play` takes them, with commas between them; `!` is the deal. `worths` has the choices from
the best on: its name, what it is worth (kan, points, levels) and by how much it is worse than the best, at least, with
95 % confidence. `why` says what speaks for the best beside the obvious choice, as `words.wire` spells messages.
"""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from hachiya.bots.rooms import greedily
from hachiya.games.registry import find
from hachiya.games.view import View
from hachiya.matches.match import Match
from hachiya.words.errors import HachiyaError
from hachiya.words.message import Message
from hachiya.words.say import puzzle as say
from hachiya.words.wire import message_json, message_of

DEAL = "!"
BETWEEN = ","


class BadPuzzle(HachiyaError):
    """A line that is no puzzle, with its number and what is wrong with it."""


class Worth(NamedTuple):
    """What a choice is worth."""

    name: str
    mean: float
    behind: float
    """How much less than the best, at least."""


@dataclass(frozen=True)
class Puzzle:
    """A choice that is to be found."""

    id: str
    game: str
    seats: int
    dealer: int
    deck: tuple[str, ...]
    plays: tuple[str, ...]
    worths: tuple[Worth, ...]
    """The best first."""
    why: tuple[Message, ...]

    @property
    def best(self) -> str:
        """The solution, by its name."""
        return self.worths[0].name

    @property
    def margin(self) -> float:
        """By how much it is surely better than any other choice."""
        return min(worth.behind for worth in self.worths[1:])

    def match(self, names: Sequence[str] = ()) -> Match:
        """The match up to the choice, of people with these names. HachiyaError says what of it cannot be."""
        called = names[: self.seats] or None
        match = Match(self.game, seats=self.seats, names=called, dealer=self.dealer, seed=0)
        for play in self.plays:
            if play == DEAL:
                match.deal(self.deck)
            else:
                match.play(play)
        return match

    def view(self) -> View:
        """What the seat sees that is to choose."""
        match = self.match()
        match.check_turn()
        return match.table.view(match.table.turn)

    def line(self) -> str:
        """As it is kept."""
        kept = {
            "id": self.id,
            "game": self.game,
            "seats": self.seats,
            "dealer": self.dealer,
            "deck": "".join(self.deck),
            "plays": BETWEEN.join(self.plays),
            "worths": [[worth.name, round(worth.mean, 2), round(worth.behind, 2)] for worth in self.worths],
            "why": [message_json(message) for message in self.why],
        }
        return json.dumps(kept, ensure_ascii=False, separators=(",", ":"))


def check(puzzle: Puzzle) -> None:
    """HachiyaError unless it can be played up to a choice whose best is legal, and not the obvious one."""
    match = puzzle.match()
    match.check_turn()
    view = match.table.view(match.table.turn)
    obvious = called(view, greedily(view, [0] * 4))
    if puzzle.best == obvious:
        raise HachiyaError(say.obvious(given=obvious))
    for worth in puzzle.worths:
        match.copy().play(worth.name)


def called(view: View, actions: Sequence[int]) -> str:
    """A whole choice by the name by which it is played."""
    return view.game.spell(view.state, actions).name


def read(lines: Iterable[str]) -> Iterator[Puzzle]:
    """The puzzles of a file, each by itself; BadPuzzle says which line is none, and why."""
    for number, line in enumerate(lines, 1):
        try:
            yield of_line(line)
        except HachiyaError as error:
            raise BadPuzzle(say.bad_line(number=number, what=error.message)) from None


def of_line(line: str) -> Puzzle:
    """One of them, not checked yet; HachiyaError says what is wrong with its shape."""
    try:
        found = json.loads(line)
    except ValueError:
        raise HachiyaError(say.no_json()) from None
    for key, kind in _SHAPE.items():
        if not isinstance(found, dict) or not isinstance(found.get(key), kind):
            raise HachiyaError(say.lacks(key=key))
    return _of_kept(found)


_SHAPE: Mapping[str, type] = {
    "id": str,
    "game": str,
    "seats": int,
    "dealer": int,
    "deck": str,
    "plays": str,
    "worths": list,
    "why": list,
}


def _of_kept(found: Mapping[str, Any]) -> Puzzle:
    game = find(found["game"])
    letters = len(game.card_names[0])
    deck = found["deck"]
    try:
        worths = tuple(Worth(str(name), float(mean), float(behind)) for name, mean, behind in found["worths"])
        why = tuple(message_of(message) for message in found["why"])
    except (TypeError, ValueError, KeyError):
        raise HachiyaError(say.lacks(key="worths")) from None
    if len(worths) < 2:
        raise HachiyaError(say.lacks(key="worths"))
    return Puzzle(
        found["id"],
        found["game"],
        found["seats"],
        found["dealer"],
        tuple(deck[place : place + letters] for place in range(0, len(deck), letters)),
        tuple(found["plays"].split(BETWEEN)),
        worths,
        why,
    )
