"""What the own seat sees of a running match, for programs that choose from it.

It has nothing that the seat does not know: it follows from the entries that the seat has got. So it is given at every
table, whether hints are allowed or not.
"""

from typing_extensions import TypedDict

from hachiya.desk.caller import Caller
from hachiya.desk.desk import Desk
from hachiya.desk.operation import operation
from hachiya.desk.positions import write_position
from hachiya.desk.seated import OwnSeat
from hachiya.records.fields import Text
from hachiya.tables.problems import NotRunning
from hachiya.words.say import serve as say


class SeenPosition(TypedDict):
    """What the own seat sees at a version of the table.

    `position` is JSON text, which `desk.positions` reads. It has no card that the seat does not know.
    """

    version: int
    position: Text


class SeenRequest(OwnSeat):
    """A request for what the own seat sees of a running match."""


@operation("GET", "/t/{table}/{own}/seen", who="seat")
async def seen(desk: Desk, _caller: Caller, request: SeenRequest) -> SeenPosition:
    """Return what the own seat sees, as a bot in its place would; a bot of one's own chooses from it."""
    live = await desk.tables.registry.get(request.table)
    match = live.match
    if match.setup.open_seats:
        raise NotRunning(say.others_to_come())
    return {"version": match.version, "position": write_position(match.table.view(request.own))}
