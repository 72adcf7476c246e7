"""All that a score keeper has entered, as JSON."""

from functools import cache

from pydantic import TypeAdapter, ValidationError
from typing_extensions import TypedDict

from hachiya.games.game import Game
from hachiya.games.registry import find
from hachiya.games.seating import Draws
from hachiya.tally.notes import Entry
from hachiya.words.errors import IllegalAction
from hachiya.words.say import tally as say


class Notebook(TypedDict):
    """A tally as JSON: the game and its rules, the players, and every entry in order."""

    game: str
    version: int
    options: dict[str, str | int]
    names: list[str]
    dealer: int
    draws: Draws | None
    entries: list[Entry]


@cache
def _adapter() -> TypeAdapter[Notebook]:
    """The compiled validator, made when it is first needed."""
    return TypeAdapter(Notebook)


def read_notebook(plain: object) -> tuple[Game, Notebook]:
    """The game and the notebook in an object from JSON; HachiyaError if it is none."""
    try:
        notebook = _adapter().validate_python(plain, strict=True)
    except ValidationError as error:
        place = ".".join(map(str, error.errors()[0]["loc"]))
        raise IllegalAction(say.no_notebook(name=place)) from None
    latest = find(notebook["game"])
    game = latest.of_version(notebook["version"])
    if game is None:
        raise IllegalAction(say.no_notebook(name="version"))
    return game, notebook
