"""A seat at a table of a house, and the bot that plays there."""

import asyncio

from hachiya.bots.chooser import Chooser
from hachiya.bots.own import bot_of
from hachiya.bots.player import Player
from hachiya.bots.playing import name_of
from hachiya.client.asking import Asking
from hachiya.client.live_table import LiveTable
from hachiya.client.refused import OtherVersion, Refused
from hachiya.desk.invitations import new_seat_code
from hachiya.desk.operation import AnswerT, Operation, RequestT
from hachiya.desk.positions import BadPosition, read_position
from hachiya.desk.seated import OwnSeat, Seated
from hachiya.desk.seats import BotSeatRequest, OtherSeat, ViewRequest, record, rematch, seat_bot
from hachiya.desk.seen import SeenRequest, seen
from hachiya.engine.bits import bit
from hachiya.matches.match import Match
from hachiya.matches.replayed import match_of
from hachiya.matches.seat_view import SeatView
from hachiya.matches.streams import BOTS, seed_of, stream
from hachiya.records.jsonl import loads
from hachiya.records.replay import replays

_LATE = ("stale", "not_your_turn", "over")
"""Codes of refusals of a choice that came too late."""
_LATE_IN_DRAWING = (*_LATE, "illegal")
"""The codes where a clock draws cards: what could be called may be past when the call arrives."""


class Seat:
    """A seat of one's own at a table of a house; its key is not printed.

    Example:
        >>> from hachiya.client import House, Seat
        >>> async def answer(house: House, invitation: str) -> None:
        ...     seat = await house.join(invitation, name="Robot")
        ...     async with seat.sit_down() as table:
        ...         await table.say(phrase="hello")
    """

    def __init__(self, asking: Asking, seated: Seated) -> None:
        """Hold a seat; `House` makes it.

        Args:
            asking: The operations of the house.
            seated: The seat, as the house has given it.
        """
        self.table = seated["table"]
        """The id of the table."""
        self.number = seated["seat"]
        """The number of the seat, from 0."""
        self._asking = asking
        self._seated = seated

    def __repr__(self) -> str:
        return f"<seat {self.number} of table {self.table}>"

    @property
    def links(self) -> dict[int, str]:
        """By open seat, the link to give to a person; whoever has it may sit down there.

        Example:
            >>> from hachiya.client import House, NewTable
            >>> async def invite(house: House) -> None:
            ...     seat = await house.open(NewTable(game="hachiju", name="Robot", opponents=["person", "greedy"]))
            ...     print(*seat.links.values())
        """
        address = self._asking.address
        return {link["seat"]: f"{address}{link['path']}#{link['invitation']}" for link in self._seated["joins"]}

    @property
    def recovery_link(self) -> str:
        """The link with which the own seat is opened again, in a browser too; it is a secret.

        Example:
            >>> from hachiya.client import House
            >>> link = "https://a.example/t/" + "t" * 16 + "/2#" + "k" * 43
            >>> House("https://a.example").seat(link).recovery_link == link
            True
        """
        return f"{self._asking.address}{self._seated['path']}#{self._seated['recovery']}"

    def sit_down(self) -> LiveTable:
        """Make the line to the table.

        Returns:
            The table as the seat sees it; `async with` opens the line.

        Example:
            >>> from hachiya.client import House
            >>> House("https://a.example").seat("/t/" + "t" * 16 + "/2#" + "k" * 43).sit_down()
            <table tttttttttttttttt, seen by 2, version 0>
        """
        return LiveTable(self._asking.address, self.table, self.number, self._seated["recovery"])

    async def code(self, seat: int) -> str:
        """Make a code of eight digits for an open seat, to say on the telephone; it is valid for half an hour.

        Args:
            seat: The open seat.

        Returns:
            The digits.

        Raises:
            Refused: If the own seat has not opened the table, or the other seat is taken.

        Example:
            >>> from hachiya.client import Seat
            >>> async def spell(seat: Seat) -> str:
            ...     return " ".join([await seat.code(number) for number in seat.links])
        """
        answer = await self._ask(new_seat_code, OtherSeat(table=self.table, own=self.number, seat=seat))
        return answer["code"]

    async def seat_bot(self, seat: int, bot: str) -> None:
        """Give an open seat to a bot of the house.

        Args:
            seat: The open seat.
            bot: The name of the bot.

        Raises:
            Refused: If the own seat has not opened the table, or the other seat is taken.

        Example:
            >>> from hachiya.client import Seat
            >>> async def wait_no_longer(seat: Seat) -> None:
            ...     for number in seat.links:
            ...         await seat.seat_bot(number, "greedy")
        """
        await self._ask(seat_bot, BotSeatRequest(table=self.table, own=self.number, seat=seat, bot=bot))

    async def rematch(self) -> "Seat":
        """Play again with the same players after the match.

        Returns:
            The own seat at the new table.

        Raises:
            Refused: If the match is not over.

        Example:
            >>> from hachiya import bot
            >>> from hachiya.client import Seat
            >>> async def for_ever(seat: Seat) -> None:
            ...     while True:
            ...         await seat.play(bot("greedy"))
            ...         seat = await seat.rematch()
        """
        return Seat(self._asking, await self._ask(rematch, OwnSeat(table=self.table, own=self.number)))

    async def record(self) -> str:
        """Fetch the record of the match as the seat may read it; after the match it is complete.

        Returns:
            The record in JSON Lines.

        Raises:
            Refused: If the key of the seat is no longer valid.

        Example:
            >>> from pathlib import Path
            >>> from hachiya.client import Seat
            >>> async def store(seat: Seat) -> None:
            ...     Path("match.jsonl").write_text(await seat.record(), "utf-8")
        """
        file = await self._ask(record, ViewRequest(table=self.table, viewer=str(self.number)))
        assert isinstance(file.content, bytes)
        return file.content.decode()

    async def view(self, table: LiveTable) -> tuple[SeatView, int]:
        """Fetch what the seat sees, as a bot of the house in its place would get it.

        Args:
            table: The table, which has the names of the players.

        Returns:
            The view, and the version of the table at which it was taken.

        Raises:
            Refused: While the table waits for persons.
            OtherVersion: If the house runs other rules than this client.

        Example:
            >>> from hachiya import hint
            >>> from hachiya.client import Seat
            >>> async def advise(seat: Seat) -> None:
            ...     async with seat.sit_down() as table:
            ...         view, version = await seat.view(table)
            ...         print(hint(view))
        """
        answer = await self._ask(seen, SeenRequest(table=self.table, own=self.number))
        try:
            view = read_position(answer["position"])
        except BadPosition:
            raise OtherVersion from None
        return SeatView(view.game, view.rules, view.state, view.seat, tuple(table.names)), answer["version"]

    async def _ask(self, operation: Operation[RequestT, AnswerT], request: RequestT) -> AnswerT:
        return await self._asking.ask(operation, request, self._seated["recovery"])

    async def play(self, bot: Chooser) -> Match:
        """Let a bot play at the seat until the match is over.

        The bot thinks in a thread of its own, so that the line to the house stays open. What it chooses too late does
        not count, and it is asked again.

        Args:
            bot: An object with `choose(view)`, of one's own or from `hachiya.bot`.

        Returns:
            The match, loaded from its record.

        Raises:
            BadChoice: If the bot makes a choice that is not legal.
            Refused: If the house closes the seat.

        Example:
            >>> from hachiya import bot
            >>> from hachiya.client import Seat
            >>> async def play_greedily(seat: Seat) -> None:
            ...     print((await seat.play(bot("greedy"))).result)
        """
        player = bot
        if not isinstance(player, Player):
            name = name_of(bot)
            player = Player(name, bot_of(bot, name), stream(seed_of(None), BOTS))
        answered = -1  # the first question may be asked before the first entry
        async with self.sit_down() as table:
            async for _ in table:
                if table.over:
                    break
                if table.may_choose and table.version > answered:
                    answered = await self._answer(table, player)
        return match_of(next(replays(loads(await self.record()))))

    async def _answer(self, table: LiveTable, player: Player) -> int:
        """Send what a bot chooses; return the version from which it has chosen."""
        view, version = await self.view(table)
        if not _is_asked(view):
            return version
        decision = await asyncio.to_thread(player.think, view)
        clock = view.game.clock
        if clock is not None and clock.is_due(view.state) and decision.choice == [clock.is_pass]:
            return version  # while cards are drawn, who has nothing to say says nothing
        try:
            await table.act(decision.choice, version)
        except Refused as refusal:
            if refusal.code not in (_LATE if clock is None else _LATE_IN_DRAWING):
                raise
        return version


def _is_asked(view: SeatView) -> bool:
    """Whether the house asks the seat of a view: for its choice, or in an open call for what it has not yet said."""
    clock, state = view.game.clock, view.state
    if clock is None or not clock.is_open_call(state):
        return bool(state.turn == view.seat)
    calls = view.game.calls(state, view.seat)
    return bool(calls) and (clock.is_due(state) or bool(calls & bit(clock.is_pass)))
