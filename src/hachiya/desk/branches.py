"""New tables that branch off from a match: a choice taken back, a moment to play on from, a deal from another seat."""

from typing import Annotated

from pydantic import Field, Strict

from hachiya.desk.caller import Caller
from hachiya.desk.desk import Desk
from hachiya.desk.operation import operation
from hachiya.desk.seated import OwnSeat, Seated, check_key, seat_caller
from hachiya.records.fields import SAFE
from hachiya.tables.problems import NoTable
from hachiya.tables.replays.branching import branch_match
from hachiya.tables.stored.entries import has_ended


class BranchRequest(OwnSeat):
    """A request to play on from a moment of the own table, counted from 1.

    Without a moment the match goes back to before the own last choice.
    """

    moment: Annotated[int, Strict(), Field(ge=1, le=SAFE)] | None = None


@operation("POST", "/t/{table}/{own}/from", spends=("request", "opening"), creates=True)
async def play_on(desk: Desk, caller: Caller, request: BranchRequest) -> Seated:
    """Open a new table from a moment of this one, with the person in this seat and bots in the others.

    During a match only the holder of the seat may branch, and never where several persons play. The record of the new
    table begins with a `note` of its origin, and its match is in no statistics.
    """
    loaded = await desk.store.load(request.table)
    if loaded is None:
        raise NoTable
    setup, entries = loaded
    if not any(has_ended(entry.record) for entry in reversed(entries)):
        await check_key(desk, caller, request.table, request.own)
    branch = await desk.workers.compute(caller.client, branch_match, setup, entries, request.own, request.moment)
    return await seat_caller(desk, caller, await desk.tables.opening.branch(branch, caller.client))
