"""What every door does with an operation, whichever way requests come: admit it, then perform it."""

from typing import Any

from hachiya.desk.caller import Caller
from hachiya.desk.desk import Desk
from hachiya.desk.limits import ON_ARRIVAL
from hachiya.desk.operation import Operation
from hachiya.desk.problems import NoPerson, NotYourSeat
from hachiya.tables.keys import digest
from hachiya.tables.problems import NoTable


def admit(desk: Desk, operation: Operation[Any, Any], caller: Caller) -> None:
    """Spend what asking itself costs; TooMany."""
    _spend(desk, operation, caller, on_arrival=True)


async def perform(desk: Desk, operation: Operation[Any, Any], caller: Caller, asked: Any) -> Any:
    """The answer to a request that was admitted; a Problem if whoever asks may not, or if it cannot be."""
    if operation.who == "seat":
        await _check_seat(desk, caller, asked.table, asked.seat)
    elif operation.who != "anyone":
        key = caller.person_key()
        caller.person = None if key is None else await desk.persons.person_of(key)
        if operation.who == "person" and caller.person is None:
            raise NoPerson
    _spend(desk, operation, caller, on_arrival=False)
    return await operation.run(desk, caller, asked)


def _spend(desk: Desk, operation: Operation[Any, Any], caller: Caller, *, on_arrival: bool) -> None:
    for spending in operation.spends:
        if (spending in ON_ARRIVAL) == on_arrival:
            desk.limits.spend(spending, caller.client)


async def _check_seat(desk: Desk, caller: Caller, table: str, seat: int) -> None:
    if await desk.store.table(table) is None:
        raise NoTable
    token = caller.seat_token(table, seat)
    if token is None or not await desk.store.owns(digest(token), table, seat):
        raise NotYourSeat
