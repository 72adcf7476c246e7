"""Hints: the worth of each choice of a seat.

A table gives hints if one person plays against bots alone, or if all persons at the table allow them. Hints are not
stored. A browser that can search asks for the position, and judges the choices itself.
"""

from functools import partial
from typing import Annotated

from pydantic import Field, Strict
from typing_extensions import TypedDict

from hachiya.bots.question import Question
from hachiya.desk.caller import Caller
from hachiya.desk.desk import Desk
from hachiya.desk.operation import operation
from hachiya.desk.positions import write_position
from hachiya.desk.problems import NothingToHint, WithOthers
from hachiya.desk.readiness import check_ready
from hachiya.desk.searches import find_hint
from hachiya.games.game import Game
from hachiya.games.registry import MOST_SEATS
from hachiya.games.view import View
from hachiya.learn.for_match import ForMatch
from hachiya.learn.hints import Hint, JudgedChoice
from hachiya.learn.speed import effort
from hachiya.records.fields import SAFE, Text
from hachiya.tables.protocol.incoming import Incoming
from hachiya.tables.protocol.names import TableId
from hachiya.words.message import Message


class HintAnswer(TypedDict):
    """A hint at a version of the table, from a number of worlds, with the best choice first.

    `more`: a further round, from more worlds, can be asked for. `for_match`: the choice that wins the match more often
    than the best choice, which brings most in the deal; there is one in the last deals at most.
    """

    version: int
    worlds: int
    more: bool
    unit: Message
    choices: tuple[JudgedChoice, ...]
    for_match: ForMatch | None


class HintPosition(TypedDict):
    """What the own seat sees at a version of the table.

    `position` is JSON text, which `desk.positions` reads. It has no card that the seat does not know.
    """

    version: int
    position: Text


class HintPositionRequest(Incoming):
    """A request for the position of the own seat at a table."""

    table: TableId
    own: Annotated[int, Strict(), Field(ge=0, lt=MOST_SEATS)]


class HintRequest(HintPositionRequest):
    """A request for a round of hints for the own seat at a table; rounds are counted from 0."""

    round: Annotated[int, Strict(), Field(ge=0, le=SAFE)]


@operation("GET", "/t/{table}/{own}/hint/{round}", who="seat")
async def hint(desk: Desk, caller: Caller, request: HintRequest) -> HintAnswer:
    """Return the worth of each choice of the own seat, best first; each further round uses more worlds."""
    view, version = await _find_view(desk, request)
    check_ready(desk, view.game.room)
    worlds, more = find_round(view.game, request.round)
    result = await desk.workers.search(caller.client, request.table, partial(find_hint, worlds=worlds), view)
    return hint_answer(version, result, more)


@operation("GET", "/t/{table}/{own}/position", who="seat")
async def hint_position(desk: Desk, _caller: Caller, request: HintPositionRequest) -> HintPosition:
    """Return what the own seat sees at its choice, where hints are allowed; the browser judges the choices."""
    view, version = await _find_view(desk, request)
    return {"version": version, "position": write_position(view)}


async def _find_view(desk: Desk, request: HintPositionRequest) -> tuple[View, int]:
    """The view of a seat at its choice, and the version of its table; WithOthers, NothingToHint."""
    live = await desk.tables.registry.get(request.table)
    match, seat = live.match, request.own
    if not live.attendance.may_have_hints(match):
        raise WithOthers
    if match.setup.open_seats or match.ended or not match.table.may_choose(seat):
        raise NothingToHint
    return Question(match.table.view(seat)).view(), match.version


def find_round(game: Game, number: int) -> tuple[int, bool]:
    """Return the number of worlds of a round of hints, and whether a further round has more."""
    rounds = effort(game).rounds
    place = min(number, len(rounds) - 1)
    return rounds[place], place + 1 < len(rounds)


def hint_answer(version: int, result: Hint | None, more: bool) -> HintAnswer:
    """Make the answer of a hint at a version of the table; NothingToHint if there is none."""
    if result is None:
        raise NothingToHint
    return {
        "version": version,
        "worlds": result.worlds,
        "more": more,
        "unit": result.unit,
        "choices": result.judged,
        "for_match": result.for_match,
    }
