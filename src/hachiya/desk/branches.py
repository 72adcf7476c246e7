"""A choice taken back, a match played on from a moment, a deal once more from another seat: each at a new table."""

from typing import Annotated

from pydantic import Field, Strict

from hachiya.desk.caller import Caller
from hachiya.desk.desk import Desk
from hachiya.desk.operation import operation
from hachiya.desk.seated import OwnSeat, Seated, check_key, seat_caller
from hachiya.records.fields import SAFE
from hachiya.tables.problems import NoTable
from hachiya.tables.replays.branching import branched
from hachiya.tables.stored.entries import has_ended


class Branching(OwnSeat):
    """After so many moments of the match, counted from 1; none: before the own last choice."""

    moment: Annotated[int, Strict(), Field(ge=1, le=SAFE)] | None = None


@operation("POST", "/t/{table}/{own}/from", spends=("request", "opening"), creates=True)
async def play_on(desk: Desk, caller: Caller, asked: Branching) -> Seated:
    """A new table from a moment of this one, with the person in this seat and bots in the others.

    While a match goes on, for its own seat only; never where several persons play. The record of the new table begins
    with a `note` of its origin, and its match is in no statistics.
    """
    loaded = await desk.store.load(asked.table)
    if loaded is None:
        raise NoTable
    setup, entries = loaded
    if not any(has_ended(entry.record) for entry in reversed(entries)):
        await check_key(desk, caller, asked.table, asked.own)
    branch = await desk.workers.compute(branched, setup, entries, asked.own, asked.moment)
    return await seat_caller(desk, caller, await desk.tables.opening.branch(branch))
