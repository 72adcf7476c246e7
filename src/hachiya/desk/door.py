"""The steps of every operation, whichever transport brings the request: admit the request, then perform it."""

from typing import Any

from hachiya.desk.caller import Caller
from hachiya.desk.desk import Desk
from hachiya.desk.limits import ON_ARRIVAL
from hachiya.desk.operation import AnyOperation
from hachiya.desk.problems import NoPerson
from hachiya.desk.seated import check_key, check_table, known_person


async def admit(desk: Desk, operation: AnyOperation, caller: Caller) -> None:
    """Count a request against the caller's limits; raise TooMany if they are used up."""
    await _spend(desk, operation, caller, on_arrival=True)


async def perform(desk: Desk, operation: AnyOperation, caller: Caller, request: Any, *, has_spent: bool = False) -> Any:
    """Perform an operation and return its answer; raise a Problem if the caller may not ask or it is impossible.

    `has_spent`: another process has counted the request against the caller's limits.
    """
    if operation.who == "seat":
        await check_table(desk, request.table)
        await check_key(desk, caller, request.table, request.own)
    elif operation.who != "anyone":
        caller.person = await known_person(desk, caller)
        if operation.who == "person" and caller.person is None:
            raise NoPerson
    if not has_spent:
        await _spend(desk, operation, caller, on_arrival=False)
    return await operation.run(desk, caller, request)


async def _spend(desk: Desk, operation: AnyOperation, caller: Caller, *, on_arrival: bool) -> None:
    for spending in operation.spends:
        if (spending in ON_ARRIVAL) == on_arrival:
            await desk.limits.spend(spending, caller.client)
