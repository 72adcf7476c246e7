"""The connection of one viewer to one table: it handles the viewer's messages and answers them.

It knows no transport. The transport parses messages and limits their rate.
"""

from typing import TypeGuard, get_args

from hachiya.records.redaction import Viewer
from hachiya.tables.attendance.outbox import Outbox
from hachiya.tables.live.seats import SeatManager
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
    """The connection of one viewer to one table: `handle` takes the viewer's messages, answers go to the outbox."""

    def __init__(self, seats: SeatManager, live: LiveTable, viewer: Viewer, key: str | None, box: Outbox) -> None:
        self._seats = seats
        self._live = live
        self._viewer = viewer
        self._key = key
        self._box = box

    @property
    def version(self) -> int:
        """The present version of the table."""
        return self._live.match.version

    async def open(self, person: str | None = None, version: int = 0) -> None:
        """Join the table as a viewer who has seen it at `version`; a bot that stands in gives the seat back.

        NotYourSeat unless the digest `key` is that of a token of the seat. After any error the viewer is not there.
        """
        try:
            await self._live.join(self._viewer, self._box, person, version, self._check_key)
            await self._live.come_back(self._viewer)
        except BaseException:
            self.close()
            raise

    async def _check_key(self) -> None:
        await self._seats.check_key(self._live.id, self._viewer, self._key)

    def close(self) -> None:
        """Leave the table."""
        self._live.leave(self._viewer, self._box)

    def refuse(self, message: str | None, code: NackCode, why: HachiyaError) -> None:
        """Send a nack: the message of this id is refused with a code and a reason."""
        self._live.refuse(self._viewer, message, code, why, self._box)

    async def handle(self, message: AnyToServer) -> None:
        """Handle a message of the viewer."""
        live, viewer, box = self._live, self._viewer, self._box
        match message:
            case Act():
                await live.act(viewer, message, box)
            case Seal() | Say():
                live.accept_words(viewer, message, box)
            case HaveRead():
                live.note_read(viewer, message.version)
            case Back():
                await live.come_back(viewer)
            case There():
                live.confirm_presence(viewer)
            case Sync():
                await live.sync(viewer, message.version, box)
            case Ping():
                box.put(messages.PONG)
            case _:
                await self._handle_command(message)

    async def _handle_command(self, command: Command) -> None:
        """Carry out a command once; answer by an ack when it is stored, or by a nack."""
        live, seat, handled = self._live, self._viewer, self._live.handled
        async with handled.lock:
            if self._box.closed:  # they were sent away meanwhile
                return
            if seat == "table" or live.match.owners_setup.players[seat] != PERSON:
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
                await live.say(seat, command)
            case Wish(of="end"):
                await live.wish_end(seat, command.wish)
            case Wish(of="hints"):
                await live.allow_hints(seat, command.wish)
            case ChooseSign():
                await live.change_place(seat, sign=command.sign)
            case Silence():
                await live.silence(seat, command.seat, command.silent)
            case GiveUp():
                await self._seats.give_up(live.id, seat, lambda: self._acknowledge(command))

    def _acknowledge(self, command: Command) -> None:
        """Send an ack; a viewer who has left gets no second one."""
        self._box.put(messages.ack_message(command.id, self.version))


def _is_nack(code: str) -> TypeGuard[NackCode]:
    return code in _CODES
