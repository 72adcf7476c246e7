"""Learning over HTTP: hints, reviews of matches that are over, puzzles and drills.

Hints are given where one person plays with bots alone, or where all persons at the table allow them. All of it thinks
off the event loop, and no more at a time than the house allows; nothing of it is kept in the store.
"""

import asyncio
import json
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from hachiya.bots.question import Question
from hachiya.bots.search.bot import prepare
from hachiya.desk.learning_shapes import (
    DrillAnswer,
    EstimateJson,
    HintAnswer,
    JudgedJson,
    PuzzleAnswer,
    PuzzleShelf,
    ReviewAnswer,
)
from hachiya.desk.problems import NoSuchPage, NothingToHint, NotReady, WithOthers
from hachiya.engine.accel import PLAIN
from hachiya.games.registry import GAMES
from hachiya.games.view import View
from hachiya.learn.drills.kinds import drill as find_drill
from hachiya.learn.families import FAMILIES
from hachiya.learn.hints import Hint, Judged, hints
from hachiya.learn.puzzles.puzzle import Puzzle
from hachiya.learn.puzzles.shelf import find_puzzle, of_day, puzzles
from hachiya.learn.speed import effort
from hachiya.server.asked import own_seat
from hachiya.server.hub import Hub, hub_of
from hachiya.server.replays import found_reels, match_of
from hachiya.server.responses import answer
from hachiya.tables.match import Match
from hachiya.tables.problems import UnknownChoice
from hachiya.tables.reels.reel import Origin, reels
from hachiya.tables.reels.showing import deal_text
from hachiya.tables.setup import PERSON
from hachiya.words.errors import IllegalAction, UnknownName
from hachiya.words.wire import argument_json, message_json

TODAY = "today"
NAMES = ("A", "B", "C", "D", "E", "F", "G")
"""What the seats of puzzles and drills are called."""


# ------------------------------------------------------------------------------------- hints


async def hint(request: Request) -> Response:
    """What each choice of the own seat is worth; each further round of it from more worlds."""
    hub = hub_of(request)
    hub.spend_request(request)
    table, seat = await own_seat(request, hub)
    live = await hub.tables.get(table)
    match = live.match
    if not live.company.all_allow_hints(match):
        _check_alone(match, seat)
    if match.setup.open_seats or match.ended or not match.table.may_choose(seat):
        raise NothingToHint
    room = match.table.game.room
    _check_ready(hub, room)
    view, version = Question(match.table, seat).view(), match.version
    rounds = effort(match.table.game).rounds
    number = min(request.path_params["round"], len(rounds) - 1)
    async with hub.thinking:
        found = await asyncio.to_thread(_hint, room, view, rounds[number])
    if found is None:
        raise NothingToHint
    return answer(_hint_json(found, version, more=number + 1 < len(rounds)))


def _check_alone(match: Match, seat: int) -> None:
    """WithOthers where another person plays, or has left the seat to a bot for a while."""
    others = (other for other in range(len(match.seated.players)) if other != seat)
    if any(match.seated.players[other] == PERSON or other in match.away for other in others):
        raise WithOthers


def _check_ready(hub: Hub, room: str) -> None:
    """NotReady while the search of a room is being compiled."""
    left = 0.0 if PLAIN else hub.preparation.seconds_left(room)
    if left:
        raise NotReady(round(left) + 1)
    if left is None:
        raise NotReady(None)


def _hint(room: str, view: View, worlds: int) -> Hint | None:
    prepare(room)
    try:
        return next(hints(view, worlds=(worlds,)))
    except IllegalAction:
        return None


def _hint_json(found: Hint, version: int, *, more: bool) -> HintAnswer:
    return {
        "version": version,
        "worlds": found.worlds,
        "more": more,
        "unit": message_json(found.unit),
        "choices": [_judged_json(one) for one in found.judged],
    }


def _judged_json(one: Judged) -> JudgedJson:
    return {
        "actions": [*one.choice.actions],
        "said": message_json(one.choice.said),
        "worth": EstimateJson(mean=one.worth.mean, low=one.worth.low, high=one.worth.high),
        "lag": EstimateJson(mean=one.lag.mean, low=one.lag.low, high=one.lag.high),
        "as_good": one.is_as_good,
        "why": [message_json(message) for message in one.why],
    }


# ------------------------------------------------------------------------------------- reviews


async def review(request: Request) -> Response:
    """How far the review of a match is, and once it is done what was found; whoever asks first begins it."""
    hub = hub_of(request)
    hub.spend_request(request)
    key = request.path_params["key"]
    reel = match_of(request, await found_reels(hub, key))
    _check_ready(hub, reel.game.room)
    job = hub.reviews.of(f"{key}/{request.path_params['match']}", reel)
    told: ReviewAnswer = {
        "game": reel.game.name,
        "family": _family(reel.game.name),
        "names": [*reel.setup.names],
        "players": [*reel.setup.players],
        "done": job.done,
        "of": job.steps,
        "review": job.found,
        "failed": job.failed,
        "starts": [deal.version for deal in reel.deals],
    }
    return answer(told)


# ------------------------------------------------------------------------------------- puzzles, drills


async def puzzle_shelves(_request: Request) -> Response:
    """How many puzzles there are of each game, and which is today's."""
    day = datetime.now(UTC).date()
    shelves: list[PuzzleShelf] = [
        {"game": game, "family": _family(game), "puzzles": len(puzzles(game)), "today": of_day(game, day).id}
        for game in GAMES
    ]
    return answer(shelves)


async def puzzle(request: Request) -> Response:
    """A puzzle by its name: the deal as its seat saw it, and what the choices are worth."""
    hub_of(request).spend_request(request)
    try:
        found = find_puzzle(request.path_params["name"])
    except UnknownName as error:
        raise UnknownChoice(error.message) from None
    return answer(await asyncio.to_thread(_puzzle_json, found.id))


@lru_cache(64)
def _puzzle_json(name: str) -> PuzzleAnswer:
    found = find_puzzle(name)
    match = found.match(NAMES)
    seat, game = match.table.turn, match.game
    (reel,) = reels(match.to_jsonl().encode(), Origin(name.ljust(16, "-")))
    unit, _ = FAMILIES[game.family].unit(game)
    deal: Any = json.loads(deal_text(reel, len(reel.deals) - 1, seat, everything=False))
    return {
        "name": name,
        "game": game.name,
        "family": _family(game.name),
        "seat": seat,
        "deal": deal,
        "unit": message_json(unit),
        "choices": _choices(found, match),
        "reasons": [message_json(message) for message in found.why],
    }


def _choices(found: Puzzle, match: Any) -> Any:
    choices = []
    for worth in found.worths:
        actions = match.game.read(match.table.state, worth.name)
        assert actions is not None
        said = match.game.spell(match.table.state, actions).said
        choices.append({"actions": actions, "said": message_json(said), "worth": worth.mean, "behind": worth.behind})
    return choices


def _family(game: str) -> Any:
    return GAMES[game].family


async def drill(request: Request) -> Response:
    """A drill by kind and number."""
    hub_of(request).spend_request(request)
    kind, number = request.path_params["kind"], request.path_params["number"]
    if number > _LARGEST:
        raise NoSuchPage
    try:
        found = await asyncio.to_thread(find_drill, kind, number)
    except UnknownName as error:
        raise UnknownChoice(error.message) from None
    told: DrillAnswer = {
        "kind": found.kind,
        "number": found.number,
        "names": [*NAMES],
        "asks": message_json(found.asks),
        "shown": [
            {
                "title": message_json(shown.title),
                "cards": None if shown.cards is None else argument_json(shown.cards),  # type: ignore[typeddict-item]
            }
            for shown in found.shown
        ],
        "options": [message_json(option) for option in found.options],
        "right": found.right,
        "tells": [message_json(message) for message in found.tells],
    }
    return answer(told)


_LARGEST = (1 << 53) - 1
"""The largest number of a drill that a page can ask for."""

ROUTES = [
    Route("/t/{table}/{viewer}/hint/{round:int}", hint),
    Route("/api/reviews/{key}/{match:int}", review),
    Route("/api/puzzles", puzzle_shelves),
    Route("/api/puzzles/{name}", puzzle),
    Route("/api/drills/{kind}/{number:int}", drill),
]
