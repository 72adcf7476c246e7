"""All finished matches of a person in one file, a history, sent and taken in (docs/play/history.md).

A match that is brought is verified line by line like any record, and kept for good. A page sends a long file in parts,
each of whole matches: so nothing here is larger than a part, and what was taken in stays so if the rest never comes.
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
from hachiya.tables.match.history import HistoryMatch, Refused, read
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


class Part(Incoming):
    """A history or a part of one: with which line of the file it begins, and what its person is called in it."""

    data: bytes
    line: Annotated[int, Strict(), Field(ge=1, le=SAFE)] = 1
    name: Annotated[str, StringConstraints(max_length=LONGEST_NAME)] = ""


class RefusedMatch(TypedDict):
    """A match that is not taken in: where it begins, and why, which says the line that is wrong."""

    line: Ordinal
    why: Message


class TakenIn(TypedDict):
    """How many matches have come in, how many were there before, and which ones are refused."""

    new: Count
    known: Count
    refused: list[RefusedMatch]


@operation("GET", "/api/me/history.jsonl", who="person", spends=("file",))
async def own_history(desk: Desk, caller: Caller, _asked: Nothing) -> File:
    """The records of the own matches that are over, the first one first; one match at a time is read and sent."""
    assert caller.person is not None
    matches = _matches(desk.lists, await desk.lists.finished(caller.person))
    return File("hachiya-history.jsonl", "application/x-ndjson", matches)


async def _matches(lists: Lists, tables: Mapping[str, Sequence[int]]) -> AsyncIterator[bytes]:
    for table, own in tables.items():
        lines = await lists.match_lines(table, own)
        if lines is None:
            _log.error("table %s is damaged and is left out of a history", table)
        else:
            yield "".join(f"{line}\n" for line in lines).encode()


@operation("POST", "/api/me/history", who="visitor", spends=("file",), is_for_files=True)
async def bring_history(desk: Desk, caller: Caller, asked: Part) -> TakenIn:
    """Take in the matches of a history; what is wrong with one harms no other."""
    result: TakenIn = {"new": 0, "known": 0, "refused": []}
    async with desk.replays.one_at_a_time:
        matches = read(BytesIO(asked.data), first=asked.line)
        while match := await desk.workers.compute(_next, matches):
            refused = match if isinstance(match, Refused) else await _import(desk, caller, match, asked.name, result)
            if refused is not None:
                result["refused"].append({"line": refused.line, "why": refused.error.message})
    return result


def _next(matches: Iterator[HistoryMatch | Refused]) -> HistoryMatch | Refused | None:
    return next(matches, None)


async def _import(desk: Desk, caller: Caller, match: HistoryMatch, name: str, result: TakenIn) -> Refused | None:
    """Keep a match for the seats of who is called so, and count it; else say why not."""
    seats = own_seats_of(match, name)
    if not seats:
        return Refused(match.line, BadRecord(say.whose(), match.line))
    if caller.person is None:
        caller.person, token = new_id(), new_token()
        await desk.persons.add_person(caller.person, digest(token))
        caller.keep_person(token)
    try:
        is_new = await desk.lists.import_match(caller.person, match, seats)
    except DamagedTable as error:
        return Refused(match.line, BadRecord(error.message, match.line))
    result["new" if is_new else "known"] += 1
    return None


def own_seats_of(match: HistoryMatch, name: str) -> list[int]:
    """Which seats of a match are those of who brings it.

    What the history says itself; else the seats of a person of this name; else the only person's.
    """
    if match.own:
        return [*match.own]
    players: Sequence[str] = match.setup.players
    played = [seat for seat, player in enumerate(players) if player == PERSON]
    called = [seat for seat in played if search_key(match.setup.names[seat]) == search_key(name)]
    return called or (played if len(played) == 1 else [])
