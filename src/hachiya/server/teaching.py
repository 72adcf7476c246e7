"""Lessons, and the examples of the rules, over HTTP: the same for everybody.

Who has done which, a browser keeps for itself.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Mapping
from typing import Protocol, TypeVar

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from hachiya.learn.examples import examples
from hachiya.learn.lessons import lessons
from hachiya.server.hub import hub_of
from hachiya.server.problems import NoSuchPage
from hachiya.server.responses import answer
from hachiya.tables.reels.exemplary import example_heads, example_text
from hachiya.tables.reels.taught import LessonNames, lesson_text


class Named(Protocol):
    """What is taught is found by its name."""

    @property
    def name(self) -> str:
        """Its last part of an address."""


Taught = TypeVar("Taught", bound=Named)


async def lesson_names(_request: Request) -> Response:
    """Which lessons there are, by game."""
    found: list[LessonNames] = [
        {"game": game, "lessons": [lesson.name for lesson in taught]} for game, taught in lessons().items()
    ]
    return answer(found)


async def examples_of(request: Request) -> Response:
    """Which examples a game has."""
    return answer(example_heads(request.path_params["game"]))


def told(
    every: Callable[[], Mapping[str, Iterable[Taught]]], text: Callable[[Taught], str]
) -> Callable[[Request], Awaitable[Response]]:
    """Answers with the one that the address names, of `every` by game, as `text` tells it."""

    async def tell(request: Request) -> Response:
        hub_of(request).spend_request(request)
        game, name = request.path_params["game"], request.path_params["name"]
        found = next((one for one in every().get(game, ()) if one.name == name), None)
        if found is None:
            raise NoSuchPage
        return Response((await asyncio.to_thread(text, found)).encode(), media_type="application/json")

    return tell


ROUTES = [
    Route("/api/lessons", lesson_names),
    Route("/api/lessons/{game}/{name}", told(lessons, lesson_text)),
    Route("/api/examples/{game}", examples_of),
    Route("/api/examples/{game}/{name}", told(examples, example_text)),
]
