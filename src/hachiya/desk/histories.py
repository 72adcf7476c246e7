"""Histories: all finished matches of a person in one file, exported and imported (docs/play/history.md).

An imported match is verified line by line like any record, and stored for good. A page sends a long file in parts of
whole matches, so no request is larger than a part, and imported parts stay if the rest never arrives.
"""

import logging
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from io import BytesIO
from typing import Annotated

from pydantic import Field, Strict, StringConstraints
from typing_extensions import TypedDict

from hachiya.desk.caller import Caller
from hachiya.desk.desk import Desk
from hachiya.desk.lists import Lists
from hachiya.desk.operation import File, Nothing, operation
from hachiya.records.fields import SAFE, Count, Ordinal
from hachiya.tables.match.history import HistoryMatch, Refused, read_history
from hachiya.tables.match.seating import new_id
from hachiya.tables.problems import DamagedTable
from hachiya.tables.protocol.incoming import Incoming
from hachiya.tables.protocol.names import LONGEST_NAME
from hachiya.tables.protocol.search_key import search_key
from hachiya.tables.stored.keys import digest, new_token
from hachiya.tables.stored.setup import PERSON
from hachiya.words.errors import BadRecord
from hachiya.words.message import Message
from hachiya.words.say import history as say

_log = logging.getLogger(__name__)


class HistoryPart(Incoming):
    """A request to import a history or a part of it.

    `line` is the number of its first line in the file, `name` the person's name in it.
    """

    data: bytes
    line: Annotated[int, Strict(), Field(ge=1, le=SAFE)] = 1
    name: Annotated[str, StringConstraints(max_length=LONGEST_NAME)] = ""


class RefusedMatch(TypedDict):
    """A match that was not imported: its first line, and the reason, which names the wrong line."""

    line: Ordinal
    why: Message


class HistoryImport(TypedDict):
    """The result of an import: the numbers of new matches and of matches stored before, and the refused matches."""

    new: Count
    known: Count
    refused: list[RefusedMatch]


@operation("GET", "/api/me/history.jsonl", who="person", spends=("file",))
async def own_history(desk: Desk, caller: Caller, _request: Nothing) -> File:
    """Send the records of all own finished matches as one file, in the order of their end."""
    assert caller.person is not None
    matches = _matches(desk.lists, await desk.lists.finished_tables(caller.person))
    return File("hachiya-history.jsonl", "application/x-ndjson", matches)


async def _matches(lists: Lists, tables: Mapping[str, Sequence[int]]) -> AsyncIterator[bytes]:
    for table, own in tables.items():
        lines = await lists.match_lines(table, own)
        if lines is None:
            _log.error("table %s is damaged and is left out of a history", table)
        else:
            yield "".join(f"{line}\n" for line in lines).encode()


@operation("POST", "/api/me/history", who="visitor", spends=("file",), is_for_files=True)
async def import_history(desk: Desk, caller: Caller, request: HistoryPart) -> HistoryImport:
    """Import the matches of a history; a wrong match does not affect the others."""
    result: HistoryImport = {"new": 0, "known": 0, "refused": []}
    matches = read_history(BytesIO(request.data), first=request.line)
    while match := await desk.workers.compute(caller.client, _next, matches):
        refusal = match if isinstance(match, Refused) else await _import(desk, caller, match, request.name, result)
        if refusal is not None:
            result["refused"].append({"line": refusal.line, "why": refusal.error.message})
    return result


def _next(matches: Iterator[HistoryMatch | Refused]) -> HistoryMatch | Refused | None:
    return next(matches, None)


async def _import(desk: Desk, caller: Caller, match: HistoryMatch, name: str, result: HistoryImport) -> Refused | None:
    """Import a match for the seats of a name and count it; return a refusal if that is impossible."""
    seats = own_seats_of(match, name)
    if not seats:
        return Refused(match.line, BadRecord(say.whose(), match.line))
    if caller.person is None:
        caller.person, token = new_id(), new_token()
        await desk.persons.add_person(caller.person, digest(token))
        caller.keep_person(token)
    try:
        async with desk.importing:
            is_new = await desk.lists.import_match(caller.person, match, seats)
    except DamagedTable as error:
        return Refused(match.line, BadRecord(error.message, match.line))
    result["new" if is_new else "known"] += 1
    return None


def own_seats_of(match: HistoryMatch, name: str) -> list[int]:
    """Return the seats of the person who imports a match.

    The history may name them; otherwise they are the seats of a person with this name, or the only person's seat.
    """
    if match.own:
        return [*match.own]
    players: Sequence[str] = match.setup.players
    persons = [seat for seat, player in enumerate(players) if player == PERSON]
    namesakes = [seat for seat in persons if search_key(match.setup.names[seat]) == search_key(name)]
    return namesakes or (persons if len(persons) == 1 else [])
