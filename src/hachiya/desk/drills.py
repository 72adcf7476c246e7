"""Drills: an endless supply of small questions with their answers."""

from typing import Annotated

from pydantic import Field, Strict
from typing_extensions import TypedDict

from hachiya.desk.caller import Caller
from hachiya.desk.desk import Desk
from hachiya.desk.operation import operation
from hachiya.learn.drills.drill import Shown
from hachiya.learn.drills.kinds import drill as find_drill
from hachiya.learn.seat_names import SEAT_NAMES
from hachiya.records.fields import SAFE, Word
from hachiya.tables.problems import UnknownChoice
from hachiya.tables.protocol.incoming import Incoming
from hachiya.words.errors import UnknownName
from hachiya.words.message import Message


class DrillAnswer(TypedDict):
    """A multiple-choice question; `right` is the index of the right answer among the options."""

    kind: str
    number: int
    names: list[str]
    asks: Message
    shown: tuple[Shown, ...]
    options: tuple[Message, ...]
    right: int
    tells: tuple[Message, ...]


class DrillRequest(Incoming):
    """A request for a drill: its kind and its number."""

    kind: Word
    number: Annotated[int, Strict(), Field(ge=0, le=SAFE)]


@operation("GET", "/api/drills/{kind}/{number}")
async def drill(desk: Desk, caller: Caller, request: DrillRequest) -> DrillAnswer:
    """Return a small question with its answer."""
    try:
        question = await desk.workers.compute(caller.client, find_drill, request.kind, request.number)
    except UnknownName as error:
        raise UnknownChoice(error.message) from None
    return {
        "kind": question.kind,
        "number": question.number,
        "names": [*SEAT_NAMES],
        "asks": question.asks,
        "shown": question.shown,
        "options": question.options,
        "right": question.right,
        "tells": question.tells,
    }
