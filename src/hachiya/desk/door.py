"""What every door does with an operation, whichever way requests come: admit it, then perform it."""

from typing import Any

from hachiya.desk.caller import Caller
from hachiya.desk.desk import Desk
from hachiya.desk.limits import ON_ARRIVAL
from hachiya.desk.operation import Operation
from hachiya.desk.problems import NoPerson
from hachiya.desk.seated import check_key, check_table, known_person


def admit(desk: Desk, operation: Operation[Any, Any], caller: Caller) -> None:
    """Spend what asking itself costs; TooMany."""
    _spend(desk, operation, caller, on_arrival=True)


async def perform(desk: Desk, operation: Operation[Any, Any], caller: Caller, asked: Any) -> Any:
    """The answer to a request that was admitted; a Problem if whoever asks may not, or if it cannot be."""
    if operation.who == "seat":
        await check_table(desk, asked.table)
        await check_key(desk, caller, asked.table, asked.own)
    elif operation.who != "anyone":
        caller.person = await known_person(desk, caller)
        if operation.who == "person" and caller.person is None:
            raise NoPerson
    _spend(desk, operation, caller, on_arrival=False)
    return await operation.run(desk, caller, asked)


def _spend(desk: Desk, operation: Operation[Any, Any], caller: Caller, *, on_arrival: bool) -> None:
    for spending in operation.spends:
        if (spending in ON_ARRIVAL) == on_arrival:
            desk.limits.spend(spending, caller.client)
