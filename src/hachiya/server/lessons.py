"""Lessons over HTTP: the same for everybody; who has done which, a browser keeps for itself."""

import asyncio

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from hachiya.learn.lessons import lessons
from hachiya.server.hub import hub_of
from hachiya.server.problems import NoSuchPage
from hachiya.server.responses import answer
from hachiya.tables.reels.taught import LessonNames, lesson_text


async def names(_request: Request) -> Response:
    """What is taught, by game."""
    found: list[LessonNames] = [
        {"game": game, "lessons": [lesson.name for lesson in taught]} for game, taught in lessons().items()
    ]
    return answer(found)


async def lesson(request: Request) -> Response:
    """One lesson: the table, all its entries, and what is to be done."""
    hub_of(request).spend_request(request)
    game, name = request.path_params["game"], request.path_params["name"]
    found = next((one for one in lessons().get(game, ()) if one.name == name), None)
    if found is None:
        raise NoSuchPage
    text = await asyncio.to_thread(lesson_text, found)
    return Response(text.encode(), media_type="application/json")


ROUTES = [Route("/api/lessons", names), Route("/api/lessons/{game}/{name}", lesson)]
