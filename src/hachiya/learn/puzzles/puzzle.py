"""A puzzle: a deal up to a choice, and the worths of the choices, as a line of JSON.

    {"id":"sannin-1","game":"sannin","seats":3,"dealer":0,"deck":"…","plays":"!,pass,A,…","worths":[["C",1.9,0],…],"why":[…],
    "solved":[6,3,1,0,17,20],"themes":["catch"]}

`plays` are names that `Match.play` accepts, separated by commas; `!` is the deal. `worths` lists the choices from the
best: the name, the worth (kan, points, levels), and by how much it is at least worse than the best, with 95 %
confidence. `why` are the reasons for the best over the obvious choice and against it (`["for",…]`, `["against",…]`),
with messages spelled as in `words.wire`. `solved` says for each rung of the bots, from the weakest, in how many of 20
tries it finds the best choice.
"""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from hachiya.bots.registry import rungs_of
from hachiya.bots.rooms import greedy_choice
from hachiya.games.registry import find
from hachiya.games.view import View
from hachiya.learn.families import FAMILIES
from hachiya.learn.puzzles.difficulty import TRIES, Difficulty, difficulty
from hachiya.learn.puzzles.themes import THEMES, Theme
from hachiya.learn.reason import Reason
from hachiya.learn.reasons import side_of
from hachiya.matches.match import Match
from hachiya.words.errors import HachiyaError
from hachiya.words.say import puzzle as say
from hachiya.words.wire import message_json, message_of

DEAL = "!"
BETWEEN = ","
FEWEST_RUNGS = 6
"""The number of rungs that tried a puzzle before there was a grandmaster."""
QUESTIONS = frozenset({"bid", "sage", "declare"})
"""The kinds of decisions with few choices; there greedy may find the best one, if Adept sometimes does not."""


class BadPuzzle(HachiyaError):
    """A line of a file that is not a puzzle; the message has the number of the line and the reason."""


class Worth(NamedTuple):
    """A choice of a puzzle by its name, with its mean worth."""

    name: str
    mean: float
    behind: float
    """The least amount by which the choice is worth less than the best one, with 95 % confidence."""


@dataclass(frozen=True)
class Puzzle:
    """A position of a deal, and the choices there with their worths."""

    id: str
    game: str
    seats: int
    dealer: int
    deck: tuple[str, ...]
    plays: tuple[str, ...]
    worths: tuple[Worth, ...]
    """The choices, the best first."""
    why: tuple[Reason, ...]
    solved: tuple[int, ...]
    """The number of tries in which each rung of the bots finds the best choice, from the weakest."""
    themes: tuple[Theme, ...]
    """What the choice is about."""

    @property
    def best(self) -> str:
        """The name of the best choice, which is the solution."""
        return self.worths[0].name

    @property
    def margin(self) -> float:
        """The least amount by which the best choice is better than any other."""
        return min(worth.behind for worth in self.worths[1:])

    @property
    def difficulty(self) -> Difficulty:
        """The difficulty from 1 to 4."""
        return difficulty(self.solved)

    def match(self, names: Sequence[str] = ()) -> Match:
        """Play the deal up to the choice, with these names of players; raise HachiyaError if that is impossible."""
        match_names = names[: self.seats] or None
        match = Match(self.game, seats=self.seats, names=match_names, dealer=self.dealer, seed=0)
        for play in self.plays:
            if play == DEAL:
                match.deal(self.deck)
            else:
                match.play(play)
        return match

    def view(self) -> View:
        """Play the deal up to the choice, and return the view of the seat that has to choose."""
        return self.match().view()

    def line(self) -> str:
        """Write the puzzle as a line of JSON."""
        content = {
            "id": self.id,
            "game": self.game,
            "seats": self.seats,
            "dealer": self.dealer,
            "deck": "".join(self.deck),
            "plays": BETWEEN.join(self.plays),
            "worths": [[worth.name, round(worth.mean, 2), round(worth.behind, 2)] for worth in self.worths],
            "why": [[reason.side, message_json(reason.message)] for reason in self.why],
            "solved": self.solved,
            "themes": self.themes,
        }
        return json.dumps(content, ensure_ascii=False, separators=(",", ":"))


def check_puzzle(puzzle: Puzzle) -> None:
    """Raise HachiyaError unless the puzzle can be played, its choices are legal, and its best one is not obvious."""
    match = puzzle.match()
    view = match.view()
    obvious = choice_name(view, greedy_choice(view, [0] * 4))
    if puzzle.best == obvious and decision_kind(view) not in QUESTIONS:
        raise HachiyaError(say.obvious(given=obvious))
    for worth in puzzle.worths:
        match.copy().play(worth.name)


def decision_kind(view: View) -> str:
    """Name the kind of the decision that a view shows, such as `card` or `sage`."""
    return FAMILIES[view.game.family].decision_kind(view)


def choice_name(view: View, actions: Sequence[int]) -> str:
    """Write a whole choice as the name that `Match.play` accepts."""
    return view.game.spell(view.state, actions).name


def read_puzzles(lines: Iterable[str]) -> Iterator[Puzzle]:
    """Read the puzzles of a file from its lines; raise BadPuzzle with the number of a wrong line."""
    for number, line in enumerate(lines, 1):
        try:
            yield parse_line(line)
        except HachiyaError as error:
            raise BadPuzzle(say.bad_line(number=number, what=error.message)) from None


def parse_line(line: str) -> Puzzle:
    """Read a puzzle from a line of JSON; raise HachiyaError if its format is wrong.

    `check_puzzle` checks its content.
    """
    try:
        content = json.loads(line)
    except ValueError:
        raise HachiyaError(say.no_json()) from None
    for key, kind in _SHAPE.items():
        if not isinstance(content, dict) or not isinstance(content.get(key), kind):
            raise HachiyaError(say.lacks(key=key))
    return _from_json(content)


_SHAPE: Mapping[str, type] = {
    "id": str,
    "game": str,
    "seats": int,
    "dealer": int,
    "deck": str,
    "plays": str,
    "worths": list,
    "why": list,
    "solved": list,
    "themes": list,
}


def _from_json(content: Mapping[str, Any]) -> Puzzle:
    game = find(content["game"])
    letters = len(game.card_names[0])
    deck = content["deck"]
    try:
        worths = tuple(Worth(str(name), float(mean), float(behind)) for name, mean, behind in content["worths"])
        why = tuple(Reason(side_of(side), message_of(message)) for side, message in content["why"])
    except (TypeError, ValueError, KeyError):
        raise HachiyaError(say.lacks(key="worths")) from None
    if len(worths) < 2:
        raise HachiyaError(say.lacks(key="worths"))
    solved, themes = tuple(content["solved"]), tuple(content["themes"])
    if not FEWEST_RUNGS <= len(solved) <= len(rungs_of(game.name)) or not all(
        isinstance(count, int) and 0 <= count <= TRIES for count in solved
    ):
        raise HachiyaError(say.lacks(key="solved"))
    if not themes or not set(themes) <= {*THEMES}:
        raise HachiyaError(say.lacks(key="themes"))
    return Puzzle(
        content["id"],
        content["game"],
        content["seats"],
        content["dealer"],
        tuple(deck[place : place + letters] for place in range(0, len(deck), letters)),
        tuple(content["plays"].split(BETWEEN)),
        worths,
        why,
        solved,
        themes,
    )
