"""The examples of the rules over HTTP: the same for everybody."""

import asyncio

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from hachiya.learn.examples import examples
from hachiya.server.hub import hub_of
from hachiya.server.problems import NoSuchPage
from hachiya.server.responses import answer
from hachiya.tables.reels.exemplary import example_heads, example_text


async def heads(request: Request) -> Response:
    """Which a game has."""
    return answer(example_heads(request.path_params["game"]))


async def example(request: Request) -> Response:
    """The deal of one."""
    hub_of(request).spend_request(request)
    game, name = request.path_params["game"], request.path_params["name"]
    found = next((one for one in examples().get(game, ()) if one.name == name), None)
    if found is None:
        raise NoSuchPage
    text = await asyncio.to_thread(example_text, found)
    return Response(text.encode(), media_type="application/json")


ROUTES = [Route("/api/examples/{game}", heads), Route("/api/examples/{game}/{name}", example)]
