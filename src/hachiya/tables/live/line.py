"""The line between one viewer and one live table: what they tell it, and the answers to that.

It knows no transport. Whoever carries the messages lets the viewer in, reads what they send and limits how much it is.
"""

from typing import TypeGuard, get_args

from hachiya.records.redaction import Viewer
from hachiya.tables.attendance.outbox import Outbox
from hachiya.tables.live.seats import Seats
from hachiya.tables.live.table import LiveTable
from hachiya.tables.messages import table as messages
from hachiya.tables.messages.common import NackCode
from hachiya.tables.problems import Problem
from hachiya.tables.protocol.to_table import (
    Act,
    AnyToServer,
    Back,
    ChooseSign,
    Command,
    GiveUp,
    HaveRead,
    Ping,
    Say,
    Seal,
    Silence,
    Speak,
    Sync,
    There,
    Wish,
)
from hachiya.tables.stored.setup import PERSON
from hachiya.words.errors import HachiyaError, IllegalAction
from hachiya.words.say import serve as say

_LOOKS_ON = IllegalAction(say.looks_on())
_CODES = frozenset(get_args(NackCode))


class TableLine:
    """What a viewer tells their table goes in by `take`; what they are told goes into their outbox."""

    def __init__(self, seats: Seats, live: LiveTable, viewer: Viewer, box: Outbox) -> None:
        self._seats = seats
        self._live = live
        self._viewer = viewer
        self._box = box

    @property
    def version(self) -> int:
        """The table's version."""
        return self._live.match.version

    async def open(self, person: str | None = None, version: int = 0) -> None:
        """Look on from now on, as one who has this version; whoever comes to their own seat takes it back."""
        await self._live.join(self._viewer, self._box, person, version)
        await self._live.come_back(self._viewer)

    def close(self) -> None:
        """Look on no more."""
        self._live.leave(self._viewer, self._box)

    def refuse(self, message: str | None, code: NackCode, why: HachiyaError) -> None:
        """A nack."""
        self._live.refuse(self._viewer, message, code, why, self._box)

    async def take(self, message: AnyToServer) -> None:
        """A message from the viewer."""
        live, viewer, box = self._live, self._viewer, self._box
        match message:
            case Act():
                await live.act(viewer, message, box)
            case Seal() | Say():
                live.hear(viewer, message, box)
            case HaveRead():
                live.have_read(viewer, message.version)
            case Back():
                await live.come_back(viewer)
            case There():
                live.is_there(viewer)
            case Sync():
                await live.sync(viewer, message.version, box)
            case Ping():
                box.put(messages.PONG)
            case _:
                await self._obey(message)

    async def _obey(self, command: Command) -> None:
        """Answer by an ack once all is kept, by a nack where it is refused; what was carried out is not done again."""
        live, seat, handled = self._live, self._viewer, self._live.handled
        async with handled.lock:
            if seat == "table" or live.match.owned.players[seat] != PERSON:
                self.refuse(command.id, "not_your_seat", _LOOKS_ON)
                return
            try:
                if not handled.has(seat, command.id):
                    await self._carry_out(seat, command)
                    handled.add(seat, command.id)
            except Problem as fault:
                self.refuse(command.id, fault.code if _is_nack(fault.code) else "unavailable", fault)
            else:
                self._acknowledge(command)

    async def _carry_out(self, seat: int, command: Command) -> None:
        live = self._live
        match command:
            case Speak():
                await live.attendance.say(seat, live.match, command)
            case Wish(of="end"):
                await live.wish_end(seat, command.wish)
            case Wish(of="hints"):
                await live.allow_hints(seat, command.wish)
            case ChooseSign():
                await live.furnish(seat, sign=command.sign)
            case Silence():
                await live.silence(seat, command.seat, command.silent)
            case GiveUp():
                await self._seats.give_up(live.id, seat, lambda: self._acknowledge(command))

    def _acknowledge(self, command: Command) -> None:
        """An ack; who has left hears no more after the first one."""
        self._box.put(messages.ack(command.id, self.version))


def _is_nack(code: str) -> TypeGuard[NackCode]:
    return code in _CODES
