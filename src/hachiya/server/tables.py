"""The tables: those in memory are a cache of the store, rebuilt by replay and forgotten when nobody is there.

Everything that changes a table goes through `_store` under the table's lock: committed first, then acknowledged, then
told to all who look on, in the order of versions.
"""

import asyncio
import logging
import secrets
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from time import monotonic

from hachiya.bots.registry import find_bot
from hachiya.engine.errors import HachiyaError, IllegalAction
from hachiya.games.registry import find
from hachiya.records.redaction import Viewer
from hachiya.server import messages
from hachiya.server.counts import Counts
from hachiya.server.dealing import draw, fresh_deck, shuffled
from hachiya.server.drawing import Drawing
from hachiya.server.identity import digest, new_token
from hachiya.server.match import Match
from hachiya.server.outbox import Outbox
from hachiya.server.problems import DamagedTable, NoTable, NotOver, OutdatedTable, Problem, StoreFailed, UnknownChoice
from hachiya.server.protocol import Act, NackCode, NewTable
from hachiya.server.security import log_failure
from hachiya.server.settings import Settings
from hachiya.server.setup import PERSON, Entry, Setup
from hachiya.server.store import Conflict, Store, new_entry, new_key, new_table
from hachiya.server.thinking import Thinkers

_log = logging.getLogger(__name__)
_SWEEP_SECONDS = 10.0
_FIRST_RETRY, _LAST_RETRY = 0.5, 30.0


class Live:
    """A table in memory: the match as the store has it, and who looks on."""

    __slots__ = ("audience", "drawing", "driver", "lock", "match", "used")

    def __init__(self, match: Match) -> None:
        self.match = match
        self.lock = asyncio.Lock()
        self.audience: dict[Viewer, set[Outbox]] = {}
        self.driver: asyncio.Task[None] | None = None
        self.drawing = Drawing()
        self.used = monotonic()

    @property
    def id(self) -> str:
        """The table's id."""
        return self.match.setup.id

    def tell(self, build: Callable[[Viewer], str]) -> None:
        """Send everyone what `build` makes for him; it is made once for each viewer."""
        for viewer, boxes in self.audience.items():
            text = build(viewer)
            for box in boxes:
                box.put(text)


class Seats:
    """What opening a table gives: its setup, and each person's token by seat."""

    def __init__(self, setup: Setup, tokens: Mapping[int, str]) -> None:
        self.setup = setup
        self.tokens = tokens


class Tables:
    """All tables of this server."""

    def __init__(self, store: Store, settings: Settings, counts: Counts) -> None:
        self.store = store
        self.settings = settings
        self.counts = counts
        self.thinkers = Thinkers(settings.bot_seconds, counts)
        self._live: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._sweeper: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to forget idle tables; within the event loop."""
        self._sweeper = asyncio.create_task(self._sweep())

    async def close(self) -> None:
        """Let bots rest. Nothing is lost: the store has everything."""
        tasks = [live.driver for live in self._live.values() if live.driver is not None]
        if self._sweeper is not None:
            tasks.append(self._sweeper)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.thinkers.close()

    @property
    def in_memory(self) -> int:
        """How many tables are in memory."""
        return len(self._live)

    # ---------------------------------------------------------------- opening

    async def open(self, order: NewTable) -> tuple[int, Seats]:
        """A new table; returns the seat of the person who asked. UnknownChoice on wrong names or numbers."""
        try:
            game = find(order.game)
            options = game.complete_options(order.options)
            game.check_seats(1 + len(order.opponents))
            for bot in set(order.opponents) - {PERSON}:
                find_bot(bot)
        except HachiyaError as error:
            raise UnknownChoice(error.en, error.ja) from None
        players = [PERSON, *order.opponents]
        names = [order.name, *_names(order.opponents, order.name)]
        order_of_seats = shuffled(range(len(players)))
        setup = Setup(
            id=_new_id(),
            game=game.name,
            rules=game.version,
            options=options,
            names=tuple(names[who] for who in order_of_seats),
            players=tuple(players[who] for who in order_of_seats),
            draws=draw(game, len(players)),
            pace=self.settings.pace_ms if order.pace is None else order.pace,
            clock=self.settings.clock_ms if order.clock is None else order.clock,
        )
        return order_of_seats.index(0), await self._open(setup)

    async def again(self, before: Setup, seat: int) -> tuple[int, Seats]:
        """Another match of the same people by the same rules; whoever asks first opens it, the others come in.

        Returns the new seat of the person who asked, and his token alone.
        """
        setup = await self.store.follower(before.id)
        if setup is None:
            live = await self.get(before.id)
            if not live.match.table.over:
                raise NotOver
            came_from = shuffled(range(len(before.players)))
            setup = Setup(
                id=_new_id(),
                game=before.game,
                rules=before.rules,
                options=before.options,
                names=tuple(before.names[old] for old in came_from),
                players=tuple(before.players[old] for old in came_from),
                draws=draw(find(before.game), len(before.players)),
                pace=before.pace,
                clock=before.clock,
                follows=before.id,
                sat=tuple(old if before.players[old] == PERSON else None for old in came_from),
            )
            try:
                await self._open(setup, persons_come_later=True)
            except Conflict:
                setup = await self.store.follower(before.id)
        if setup is None or setup.sat is None:
            raise StoreFailed
        new_seat = setup.sat.index(seat)
        token = new_token()
        await self.store.add(new_key(setup.id, new_seat, digest(token)))
        return new_seat, Seats(setup, {new_seat: token})

    async def _open(self, setup: Setup, persons_come_later: bool = False) -> Seats:
        """Store a table with its first deal, unless something is said before it."""
        persons = [seat for seat, player in enumerate(setup.players) if player == PERSON and not persons_come_later]
        tokens = {seat: new_token() for seat in persons}
        match = Match(setup)
        first = []
        if match.table.awaits_deal:
            match, entry = match.deal(fresh_deck(match.table.game.cards))
            first.append(new_entry(setup.id, entry))
        await self.store.add(
            new_table(setup),
            *(new_key(setup.id, seat, digest(token)) for seat, token in tokens.items()),
            *first,
        )
        live = self._live[setup.id] = Live(match)
        self._drive(live)
        return Seats(setup, tokens)

    # ---------------------------------------------------------------- memory

    async def get(self, table: str) -> Live:
        """The table, from memory or rebuilt; a Problem says why it cannot be had."""
        live = self._live.get(table)
        if live is None:
            loading = self._loading.get(table)
            if loading is None:
                loading = self._loading[table] = asyncio.create_task(self._load(table))
                loading.add_done_callback(lambda _: self._loading.pop(table, None))
            live = await asyncio.shield(loading)
        live.used = monotonic()
        return live

    async def _load(self, table: str) -> Live:
        live = self._live[table] = Live(await self._rebuilt(table))
        self._drive(live)
        return live

    async def _rebuilt(self, table: str) -> Match:
        found = await self.store.load(table)
        if found is None:
            raise NoTable
        try:
            return await asyncio.to_thread(Match.rebuilt, *found)
        except OutdatedTable:
            raise
        except Exception as fault:  # what stands in the store may be anything
            self.counts.failed("replay")
            _log.error("table %s does not replay", table)
            if not isinstance(fault, DamagedTable):
                log_failure(fault)
            raise DamagedTable from None

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(min(_SWEEP_SECONDS, self.settings.idle_seconds))
            self.forget_idle()

    def forget_idle(self) -> None:
        """Take from memory the tables at which nobody has been for a while and no bot is at turn."""
        before = monotonic() - self.settings.idle_seconds
        for table, live in list(self._live.items()):
            if not live.audience and live.driver is None and not live.lock.locked() and live.used < before:
                del self._live[table]

    # ---------------------------------------------------------------- looking on

    async def join(self, live: Live, viewer: Viewer, box: Outbox) -> None:
        """From now on `box` gets what happens at the table; first of all everything so far."""
        async with live.lock:
            box.put(await self._everything(live, viewer))
            live.audience.setdefault(viewer, set()).add(box)

    def leave(self, live: Live, viewer: Viewer, box: Outbox) -> None:
        """No more news for `box`."""
        boxes = live.audience.get(viewer)
        if boxes is not None:
            boxes.discard(box)
            if not boxes:
                del live.audience[viewer]
        live.used = monotonic()

    async def sync(self, live: Live, viewer: Viewer, version: int, box: Outbox) -> None:
        """Everything again, for one whose version is another; nothing for one who is up to date."""
        async with live.lock:
            if version != live.match.version:
                box.put(await self._everything(live, viewer))

    async def _everything(self, live: Live, viewer: Viewer) -> str:
        match = live.match
        return messages.table_message(match, viewer, await self.store.lines(live.id, match.version))

    # ---------------------------------------------------------------- playing

    async def act(self, live: Live, viewer: Viewer, message: Act, box: Outbox) -> None:
        """A choice from outside: `box` gets an ack once it is stored (before its entry), or a nack."""
        async with live.lock:
            if viewer == "table":
                self.refuse(live, viewer, message.id, "not_your_turn", _LOOKS_ON, box)
                return
            try:
                await self._act(live, viewer, message, box)
            except Problem as fault:
                self.refuse(live, viewer, message.id, "unavailable", fault, box)
                return
        self._drive(live)

    async def _act(self, live: Live, seat: int, message: Act, box: Outbox) -> None:
        match = live.match
        code, fault = _STALE
        if not match.is_stale(message.version, message.actions):
            try:
                after, entry = match.choose(seat, message.actions, message.id)
            except IllegalAction as error:
                if message.version >= match.said or not match.table.all_speak:
                    code, fault = _why_not(match, seat), error
            else:
                if await self._store(live, after, entry, lambda: box.put(messages.ack(message.id, entry.version))):
                    return
        # The same message may have come before, on a connection that broke.
        version = await self.store.version_of(live.id, seat, message.id)
        if version is not None:
            box.put(messages.ack(message.id, version))
        else:
            self.refuse(live, seat, message.id, code, fault, box)

    def refuse(
        self, live: Live, viewer: Viewer, message: str | None, code: NackCode, why: HachiyaError, box: Outbox
    ) -> None:
        """A nack."""
        self.counts.refused(code)
        box.put(messages.nack(live.match, viewer, message, code, why.en, why.ja))

    async def _store(self, live: Live, after: Match, entry: Entry, stored: Callable[[], None] = lambda: None) -> bool:
        """Commit an entry, then call `stored` and tell everyone; under the table's lock.

        False if the store has that message already, or another process was quicker: then the table is told anew.
        """
        try:
            await self.store.add(new_entry(live.id, entry))
        except Conflict:
            await self._catch_up(live)
            return False
        live.match = after
        stored()
        live.tell(lambda viewer: messages.entry_message(after, viewer, entry.lines))
        return True

    async def _catch_up(self, live: Live) -> None:
        if await self.store.version(live.id) == live.match.version:
            return
        self.counts.failed("conflict")
        live.match = await self._rebuilt(live.id)
        lines = await self.store.lines(live.id, live.match.version)
        live.tell(lambda viewer: messages.table_message(live.match, viewer, lines))

    # ---------------------------------------------------------------- deals and bots

    def _drive(self, live: Live) -> None:
        """If it is the server's turn (a deal, a card, a bot), let it be done."""
        if live.driver is None and _is_ours(live.match):
            live.driver = asyncio.create_task(self._driven(live))

    async def _driven(self, live: Live) -> None:
        retry = _FIRST_RETRY
        try:
            while _is_ours(live.match):
                try:
                    await self._step(live)
                    retry = _FIRST_RETRY
                except Exception as fault:  # whatever it is, the table must not stand still for ever
                    self.counts.failed("drive")
                    if not isinstance(fault, HachiyaError):
                        log_failure(fault)
                    _log.error("table %s waits: %s", live.id, type(fault).__name__)
                    await asyncio.sleep(retry)
                    retry = min(2 * retry, _LAST_RETRY)
        finally:
            live.drawing.forget()
            live.driver = None

    async def _step(self, live: Live) -> None:
        """Draw a card; or deal, or let a bot choose, which take as long as the pace says, whatever there is to find."""
        match = live.match
        if match.table.awaits_tick:
            await self._draw(live)
            return
        bot = _bot_asked(match)
        pause = asyncio.create_task(_pause(match.setup.pace))
        try:
            actions = [] if bot is None else await self.thinkers.choose(match, bot)
            await pause
        finally:
            pause.cancel()
        async with live.lock:
            if bot is None and live.match is match:
                await self._store(live, *match.deal(fresh_deck(match.table.game.cards)))
            elif bot is not None and _is_still_asked(bot, match, live.match):
                await self._store(live, *live.match.choose(bot, actions, None))

    async def _draw(self, live: Live) -> None:
        """The next card, when the clock says so; what bots have decided to show comes before it."""
        live.drawing.think(live.match, self.thinkers)
        await live.drawing.next_card(live.match.setup.clock)
        async with live.lock:
            for seat, actions in live.drawing.decided(live.match):
                with suppress(IllegalAction):  # somebody was quicker
                    await self._store(live, *live.match.choose(seat, actions, None))
                    break  # to that the others answer anew
            if live.match.table.awaits_tick:
                await self._store(live, *live.match.tick())


_STALE: tuple[NackCode, IllegalAction] = (
    "stale",
    IllegalAction("the table has moved on; choose again", "卓が先に進みました。選び直してください"),
)
_LOOKS_ON = IllegalAction("spectators do not play", "観戦者は操作できません")


async def _pause(milliseconds: int) -> None:
    await asyncio.sleep(milliseconds / 1000)


def _why_not(match: Match, seat: int) -> NackCode:
    if match.table.over:
        return "over"
    return "illegal" if match.table.all_speak or match.table.turn == seat else "not_your_turn"


def _is_ours(match: Match) -> bool:
    return match.table.awaits_deal or match.table.awaits_tick or _bot_asked(match) is not None


def _bot_asked(match: Match) -> int | None:
    """The bot whose choice is awaited, if one is; of several the one whom the rules would ask first."""
    table = match.table
    if table.awaits_deal or table.over:
        return None
    seats = [(table.turn + place) % table.seats for place in range(table.seats)]
    return next((seat for seat in seats if match.setup.players[seat] != PERSON and table.awaits(seat)), None)


def _is_still_asked(bot: int, before: Match, now: Match) -> bool:
    """Is it the question that it has thought about? Where all speak, another may have confirmed meanwhile."""
    return now is before or (now.table.all_speak and now.asked == before.asked and now.table.awaits(bot))


def _names(opponents: Sequence[str], host: str) -> list[str]:
    """What opponents are called: bots by their name, persons as guests, numbered where several would be called so."""
    called = ["Guest" if who == PERSON else who for who in opponents]
    return [
        name if [*called, host].count(name) == 1 else f"{name} {called[: place + 1].count(name)}"
        for place, name in enumerate(called)
    ]


def _new_id() -> str:
    return secrets.token_urlsafe(12)
