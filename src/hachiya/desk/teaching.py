"""Lessons, and the examples of the rules: alike for everybody.

Who has done which, a browser keeps for itself.
"""

from typing_extensions import TypeAliasType

from hachiya.desk.caller import Caller
from hachiya.desk.desk import Desk
from hachiya.desk.operation import Nothing, Written, operation
from hachiya.desk.problems import NoSuchPage
from hachiya.learn.examples import examples
from hachiya.learn.lessons import lessons
from hachiya.records.fields import Word
from hachiya.tables.protocol.incoming import Incoming
from hachiya.tables.replays.examples import ExampleHead, example_heads, example_text
from hachiya.tables.replays.shapes import DealAnswer
from hachiya.tables.replays.taught import LessonAnswer, LessonNames, lesson_text

Lessons = TypeAliasType("Lessons", list[LessonNames])


Examples = TypeAliasType("Examples", list[ExampleHead])


class OfGame(Incoming):
    """A game by its name."""

    game: Word


class OfGameByName(OfGame):
    """A lesson or an example of a game."""

    name: Word


@operation("GET", "/api/lessons", spends=())
async def lesson_names(_desk: Desk, _caller: Caller, _asked: Nothing) -> Lessons:
    """Which lessons there are, by game, in the order in which they are taught."""
    return [{"game": game, "lessons": [lesson.name for lesson in of_game]} for game, of_game in lessons().items()]


@operation("GET", "/api/lessons/{game}/{name}")
async def lesson(desk: Desk, _caller: Caller, asked: OfGameByName) -> Written[LessonAnswer]:
    """A lesson: its deal as its seat sees it, an entry for each deck, choice and card that the clock draws."""
    for one in lessons().get(asked.game, ()):
        if one.name == asked.name:
            return Written(await desk.workers.compute(lesson_text, one))
    raise NoSuchPage


@operation("GET", "/api/examples/{game}", spends=())
async def examples_of(_desk: Desk, _caller: Caller, asked: OfGame) -> Examples:
    """The examples beside the rules of a game, in the order of its page."""
    return example_heads(asked.game)


@operation("GET", "/api/examples/{game}/{name}")
async def example(desk: Desk, _caller: Caller, asked: OfGameByName) -> Written[DealAnswer]:
    """The deal of an example as its seat sees it."""
    for one in examples().get(asked.game, ()):
        if one.name == asked.name:
            return Written(await desk.workers.compute(example_text, one))
    raise NoSuchPage
