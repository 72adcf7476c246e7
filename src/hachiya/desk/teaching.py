"""Lessons, and the examples of the rules, which are the same for everybody.

A browser remembers by itself which lessons its person has done.
"""

from typing_extensions import TypeAliasType

from hachiya.desk.caller import Caller
from hachiya.desk.desk import Desk
from hachiya.desk.operation import JsonText, Nothing, operation
from hachiya.desk.problems import NoSuchPage
from hachiya.games.registry import find
from hachiya.learn.examples import examples
from hachiya.learn.lessons import lessons
from hachiya.records.fields import Word
from hachiya.tables.protocol.incoming import Incoming
from hachiya.tables.replays.examples import ExampleHead, example_heads, example_text
from hachiya.tables.replays.shapes import DealAnswer
from hachiya.tables.replays.taught import LessonAnswer, LessonNames, lesson_text

Lessons = TypeAliasType("Lessons", list[LessonNames])


Examples = TypeAliasType("Examples", list[ExampleHead])


class GameRequest(Incoming):
    """A request about a game by its name."""

    game: Word


class ItemRequest(GameRequest):
    """A request for a lesson or an example of a game by its name."""

    name: Word


@operation("GET", "/api/lessons", spends=())
async def lesson_names(_desk: Desk, _caller: Caller, _request: Nothing) -> Lessons:
    """List the lessons by game, in the order of teaching."""
    return [
        {
            "game": game,
            "family": find(game).family,
            "lessons": [{"name": lesson.name, "card": lesson.card} for lesson in of_game],
        }
        for game, of_game in lessons().items()
    ]


@operation("GET", "/api/lessons/{game}/{name}")
async def lesson(desk: Desk, caller: Caller, request: ItemRequest) -> JsonText[LessonAnswer]:
    """Return a lesson: its deal as its seat sees it, with an entry for each deck, choice and clocked card."""
    for lesson in lessons().get(request.game, ()):
        if lesson.name == request.name:
            return JsonText(await desk.workers.compute(caller.client, lesson_text, lesson))
    raise NoSuchPage


@operation("GET", "/api/examples/{game}", spends=())
async def examples_of(_desk: Desk, _caller: Caller, request: GameRequest) -> Examples:
    """List the examples of the rules of a game, in the order of its page."""
    return example_heads(request.game)


@operation("GET", "/api/examples/{game}/{name}")
async def example(desk: Desk, caller: Caller, request: ItemRequest) -> JsonText[DealAnswer]:
    """Return the deal of an example as its seat sees it."""
    for example in examples().get(request.game, ()):
        if example.name == request.name:
            return JsonText(await desk.workers.compute(caller.client, example_text, example))
    raise NoSuchPage
