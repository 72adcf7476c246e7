"""Operations on invitations: what an invited person sees, joining, and spoken codes."""

import time
from collections.abc import Mapping
from typing import Literal

from typing_extensions import TypedDict

from hachiya.desk.caller import Caller
from hachiya.desk.desk import Desk
from hachiya.desk.operation import operation
from hachiya.desk.seated import JoinLink, OwnSeat, Seated, check_table, holds_key, join_link, seat_caller
from hachiya.desk.seats import OtherSeat
from hachiya.records.fields import Count, Options, Seat, Text, Word
from hachiya.tables.live.seats import OpenedSeat
from hachiya.tables.live.table import LiveTable, TableState
from hachiya.tables.messages.gathering import TimingJson, timing_json
from hachiya.tables.problems import NotInvited, SeatTaken
from hachiya.tables.protocol.incoming import Incoming
from hachiya.tables.protocol.names import Name, PlantSign, SpokenCode, TableId, Token
from hachiya.tables.stored.keys import Code, digest, new_code
from hachiya.tables.stored.setup import Reveal

CODE_MILLISECONDS = 30 * 60 * 1000
"""How long a spoken code is valid."""
_TRIES = 8
"""How often new digits are drawn where others have the same."""

InvitationState = Literal["free", "taken", "playing", "over"]
"""The state of an invitation's seat: free, or taken at a table that waits, is played at, or is over."""
_STATES_OF_TABLES: Mapping[TableState, InvitationState] = {"gathering": "taken", "running": "playing", "over": "over"}


class InvitationRequest(OwnSeat):
    """A request of an invited person about an invitation, with the secret of its link."""

    invitation: Token


class JoinRequest(InvitationRequest):
    """A request of an invited person for a seat, with the secret of the link; a person without a name is a guest."""

    name: Name | None = None
    sign: PlantSign | None = None


class CodeRequest(Incoming):
    """A request of an invited person about an invitation, by its spoken code."""

    code: SpokenCode


class JoinByCodeRequest(CodeRequest):
    """A request of an invited person for a seat, by a spoken code; a person without a name is a guest."""

    name: Name | None = None
    sign: PlantSign | None = None


class CodeOfSeat(TypedDict):
    """The spoken code of an open seat, and how long it is still valid (`left`), in milliseconds."""

    seat: Seat
    code: SpokenCode
    left: Count


class ShownInvitation(TypedDict):
    """What an invited person sees before they sit down: the table, and who sits there.

    An open seat's player is `open`; its name is empty, or that of the person for whom it is kept. `mine`: the caller
    sits in the seat of the invitation.
    """

    table: TableId
    seat: Seat
    state: InvitationState
    mine: bool
    game: Word
    options: Options
    names: list[Text]
    players: list[Word]
    signs: list[PlantSign | None]
    host: Seat
    timing: TimingJson | None
    reveal: Reveal | None
    watched: bool
    free_words: bool


@operation("POST", "/t/{table}/{own}/invitation")
async def invitation(desk: Desk, caller: Caller, request: InvitationRequest) -> ShownInvitation:
    """Return what an invited person sees: the game, its options, the time to think, and who sits at the table.

    A used link shows that only where spectators are welcome, or after the match.
    """
    await check_table(desk, request.table)
    live = await desk.tables.seats.invited_table(request.table, request.own, request.invitation)
    return await _shown(desk, caller, live, request.own)


@operation("POST", "/t/{table}/{own}/join", creates=True)
async def join(desk: Desk, caller: Caller, request: JoinRequest) -> Seated:
    """Give the caller an open seat by its invitation, with a key of their own."""
    await check_table(desk, request.table)
    opened = await desk.tables.seats.join(request.table, request.own, request.invitation, request.name, request.sign)
    return await seat_caller(desk, caller, opened)


@operation("POST", "/t/{table}/{own}/invite", who="seat", creates=True)
async def invite(desk: Desk, _caller: Caller, request: OtherSeat) -> JoinLink:
    """Make a new link to an open seat for the host; the former link and its code become invalid."""
    return join_link(
        request.table, request.seat, await desk.tables.seats.invite(request.table, request.own, request.seat)
    )


@operation("POST", "/t/{table}/{own}/code", who="seat", creates=True)
async def new_seat_code(desk: Desk, _caller: Caller, request: OtherSeat) -> CodeOfSeat:
    """Make a spoken code of eight digits for an open seat, for the host; the link stays valid, the former code not.

    The code is valid for half an hour, and until the seat is taken or has a new link.
    """
    newest = await desk.tables.seats.newest_invitation(request.table, request.own, request.seat)
    until = time.time_ns() // 1_000_000 + CODE_MILLISECONDS
    for _ in range(_TRIES):
        digits = new_code()
        code = Code(digest(digits), request.table, request.seat, newest.number, until)
        if await desk.temporary_store.put_code(code):
            break
    else:
        raise NotInvited
    return {"seat": request.seat, "code": digits, "left": CODE_MILLISECONDS}


@operation("POST", "/api/code", spends=("request", "guess"))
async def invitation_of_code(desk: Desk, caller: Caller, request: CodeRequest) -> ShownInvitation:
    """Return what an invited person sees, by the spoken code of their invitation."""
    code = await _code(desk, request.code)
    return await _shown(desk, caller, await desk.tables.seats.invited_table(code.table, code.seat, code), code.seat)


@operation("POST", "/api/code/join", who="visitor", spends=("request", "guess"), creates=True)
async def join_by_code(desk: Desk, caller: Caller, request: JoinByCodeRequest) -> Seated:
    """Give the caller an open seat by the spoken code of its invitation, with a key of their own."""
    code = await _code(desk, request.code)
    opened: OpenedSeat = await desk.tables.seats.join(code.table, code.seat, code, request.name, request.sign)
    return await seat_caller(desk, caller, opened)


async def _code(desk: Desk, digits: str) -> Code:
    """The stored code of these digits; NotInvited."""
    code = await desk.temporary_store.code(digest(digits))
    if code is None:
        raise NotInvited
    return code


async def _shown(desk: Desk, caller: Caller, live: LiveTable, seat: int) -> ShownInvitation:
    """What the holder of an invitation sees; SeatTaken where the link is used and nobody may look on."""
    setup, policy = live.match.owners_setup, live.match.setup.policy
    mine = await holds_key(desk, caller, setup.id, seat)
    is_free = seat in live.match.setup.open_seats
    if not (is_free or mine or policy.watched or live.match.over):
        raise SeatTaken
    assert setup.host is not None
    return {
        "table": setup.id,
        "seat": seat,
        "state": "free" if is_free else _STATES_OF_TABLES[live.state],
        "mine": mine,
        "game": setup.game,
        "options": dict(setup.options),
        "names": [*setup.names],
        "players": [*setup.players],
        "signs": await live.attendance.signs(setup),
        "host": setup.host,
        "timing": None if setup.timing is None else timing_json(setup.timing),
        "reveal": setup.reveal,
        "watched": policy.watched,
        "free_words": policy.free_words,
    }
