"""Hints: the worth of each choice of a seat.

A table gives hints if one person plays against bots alone, or if all persons at the table allow them. Hints are not
stored.
"""

from functools import partial
from typing import Annotated

from pydantic import Field, Strict
from typing_extensions import TypedDict

from hachiya.bots.question import Question
from hachiya.desk.caller import Caller
from hachiya.desk.desk import Desk
from hachiya.desk.operation import operation
from hachiya.desk.problems import NothingToHint, WithOthers
from hachiya.desk.readiness import check_ready
from hachiya.desk.searches import find_hint
from hachiya.games.registry import MOST_SEATS
from hachiya.learn.hints import JudgedChoice
from hachiya.learn.speed import effort
from hachiya.records.fields import SAFE
from hachiya.tables.protocol.incoming import Incoming
from hachiya.tables.protocol.names import TableId
from hachiya.words.message import Message


class HintAnswer(TypedDict):
    """A hint at a version of the table, from a number of worlds, with the best choice first.

    `more`: a further round, from more worlds, can be asked for.
    """

    version: int
    worlds: int
    more: bool
    unit: Message
    choices: tuple[JudgedChoice, ...]


class HintRequest(Incoming):
    """A request for a round of hints for the own seat at a table; rounds are counted from 0."""

    table: TableId
    own: Annotated[int, Strict(), Field(ge=0, lt=MOST_SEATS)]
    round: Annotated[int, Strict(), Field(ge=0, le=SAFE)]


@operation("GET", "/t/{table}/{own}/hint/{round}", who="seat")
async def hint(desk: Desk, caller: Caller, request: HintRequest) -> HintAnswer:
    """Return the worth of each choice of the own seat, best first; each further round uses more worlds."""
    live = await desk.tables.registry.get(request.table)
    match, seat = live.match, request.own
    if not live.attendance.may_have_hints(match):
        raise WithOthers
    if match.setup.open_seats or match.ended or not match.table.may_choose(seat):
        raise NothingToHint
    room = match.table.game.room
    check_ready(desk, room)
    view, version = Question(match.table, seat).view(), match.version
    rounds = effort(match.table.game).rounds
    number = min(request.round, len(rounds) - 1)
    search = partial(find_hint, worlds=rounds[number])
    result = await desk.workers.search(caller.client, request.table, search, view)
    if result is None:
        raise NothingToHint
    return {
        "version": version,
        "worlds": result.worlds,
        "more": number + 1 < len(rounds),
        "unit": result.unit,
        "choices": result.judged,
    }
