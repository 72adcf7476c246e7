"""Writes and reads positions; docs/library/position.md shows every line.

A position begins with its own header and the `game` line of a `.fuda` file. Then follow one key and its values a line.
What follows from other lines is written only where it does not follow.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NoReturn, cast

from hachiya.engine import rng
from hachiya.engine.ledger import NOBODY
from hachiya.engine.record import copied, fields
from hachiya.games.registry import find, usual_options
from hachiya.games.table import Table
from hachiya.records import fuda
from hachiya.records.common_events import AnyEvent
from hachiya.records.events import FAMILIES
from hachiya.records.positions import bashifen, hachihachi, hachiju
from hachiya.records.positions import values as of
from hachiya.records.positions.keys import Key, Room, State, numbers_of, set_values, values_of
from hachiya.records.recorder import recorder_of
from hachiya.words.errors import BadRecord, HachiyaError
from hachiya.words.message import Message
from hachiya.words.say import position as say

HEADER = "position 1"
"""The first line."""
ROOMS: Mapping[str, Room] = {"hachihachi": hachihachi.ROOM, "hachiju": hachiju.ROOM, "bashifen": bashifen.ROOM}
"""By `Game.room`."""
HIDDEN = "?"
_LIMITS = {"i1": 1 << 7, "i2": 1 << 15, "i4": 1 << 31, "i8": 1 << 63}

Line = tuple[str, int]
"""A key and the number behind it, 0 where none stands there."""


# ------------------------------------------------------------------------------------- writing


def write(table: Table, names: Sequence[str], viewer: int | None = None) -> str:
    """Write the position of a table.

    Args:
        table: The table.
        names: The players' names, by seat.
        viewer: The seat whose view is written, with `?` for hidden cards; None: all cards are open.

    Returns:
        Several lines of text.

    Example:
        >>> from hachiya import Match
        >>> from hachiya.records.positions.text import write
        >>> print(write(Match("hachiju", seed=1, dealer=2).copy_table(), ["east", "south", "west"]), end="")
        position 1
        game hachiju v1 seats 3 names "east" "south" "west"
        turn - deal
        next_dealer 2
    """
    room = ROOMS[table.game.room]
    state = table.state if viewer is None else table.game.observe(table.state, viewer)
    counts = room.counts(state)
    header = cast(AnyEvent, recorder_of(table, names).match())
    lines = [HEADER, fuda.dump_line(header, FAMILIES[table.game.name], usual_options)]
    if viewer is not None:
        lines.append(f"viewer {viewer}")
    lines.append(f"turn {' '.join([*of.SEAT.write(state.turn), *room.phase.write(state.phase)])}")
    held = _held(room, state)
    keys = [key for key in room.keys if _matters(key, room, state.phase)]
    fresh = _fresh(table, state)
    read_so_far = _filled(room, fresh, table.rules, {}, held)
    written: dict[Line, Sequence[int]] = {}
    for level in sorted({key.level for key in keys}):
        lines_of_level = _differing(keys, state, read_so_far, counts, held, level=level)
        if lines_of_level:
            written |= lines_of_level
            read_so_far = _filled(room, fresh, table.rules, written, held)
    names_written = {name for name, _ in written}
    for key in keys:
        for number in numbers_of(key, counts) if key.name in names_written else ():
            if (key.name, number) in written:
                words = _words(key, number, written[key.name, number], held)
                lines.append(" ".join([key.name, *([str(number)] if key.by else []), *words]))
    stock = None if state.phase in room.quiet else room.cards.stock(state)
    if stock is not None:
        lines.append(f"stock {' '.join(stock)}")
    return "".join(f"{line}\n" for line in lines)


def _matters(key: Key, room: Room, phase: int) -> bool:
    if phase in room.quiet:
        return key.between
    return key.phases is None or phase in key.phases


def _held(room: Room, state: State) -> Mapping[int, int]:
    """The numbers of cards in hand."""
    if state.phase in room.quiet:
        return {}
    return {seat: room.cards.held(state, seat) for seat in range(room.counts(state)["seat"])}


def _differing(
    keys: Sequence[Key],
    state: State,
    other: State,
    counts: Mapping[str, int],
    held: Mapping[int, int],
    *,
    level: int,
) -> dict[Line, Sequence[int]]:
    """The lines of a level in which a state differs from another; hands are always written."""
    lines: dict[Line, Sequence[int]] = {}
    for key in keys:
        if key.level != level or (key.name != "hand" and key.entries(state) == key.entries(other)):
            continue
        for number in numbers_of(key, counts):
            values = values_of(state, key, number, counts)
            differs = values != values_of(other, key, number, counts)
            if differs or (key.name == "hand" and held.get(number, 0)):
                lines[key.name, number] = values
    return lines


def _fresh(table: Table, state: State) -> State:
    """The state of a table that has just been opened, with the phase and the turn of another state."""
    fresh = table.game.new_state()
    table.game.start(fresh, table.rules, table.seats, 0, 0, 0)
    fresh.phase, fresh.turn = state.phase, state.turn
    return fresh


def _filled(
    room: Room, fresh: State, rules: object, lines: Mapping[Line, Sequence[int]], held: Mapping[int, int]
) -> State:
    """The state that is read from these lines; `fresh` stays as it is."""
    state = copied(fresh)
    _fill(room, state, rules, lines, held)
    return state


def _fill(
    room: Room, state: State, rules: object, lines: Mapping[Line, Sequence[int]], held: Mapping[int, int]
) -> None:
    """Set what lines say, derive what follows, and let the lines have the last word."""
    room.clear(state)
    counts, keys = room.counts(state), room.keys_by_name
    for turn in range(2):
        if turn:
            room.derive(state, rules, held)
        for (name, number), values in lines.items():
            set_values(state, keys[name], number, values, counts)


def _words(key: Key, number: int, values: Sequence[int], held: Mapping[int, int]) -> Sequence[str]:
    words = key.value.write(*values)
    if key.name != "hand":
        return words
    known = [] if words == [of.NONE] or tuple(words) == (of.NONE,) else [*words]
    separate = len(key.fields) > 1
    hidden = held[number] - (len(known) if separate else len("".join(known)))
    if separate:
        return [*known, *[HIDDEN] * hidden] or [of.NONE]
    return ["".join(known) + HIDDEN * hidden or of.NONE]


# ------------------------------------------------------------------------------------- reading


def read(text: str, seed: int) -> tuple[Table, Sequence[str]]:
    r"""Read a position.

    Args:
        text: The lines, as `write` writes them or as a person types them.
        seed: The seed of hidden cards and of later decks, 0 … 2**63 - 1.

    Returns:
        A table in the position, and the players' names.

    Raises:
        BadRecord: If the text is no position; the message says where and what would be right.

    Example:
        >>> from hachiya.records.positions.text import read
        >>> table, names = read("position 1\ngame hachiju v1 seats 3\nturn - deal\nnext_dealer 2\n", 1)
        >>> table.awaits_deal, names
        (True, ['0', '1', '2'])
    """
    return _Reader(text, seed).position()


@dataclass
class _Row:
    """A line with a key: its number in the text, its words, and the column of its values."""

    line: int
    words: Sequence[str]
    column: int


@dataclass
class _Reader:
    text: str
    seed: int
    rows: dict[Line, _Row] = field(default_factory=dict)

    def position(self) -> tuple[Table, Sequence[str]]:
        lines = self._lines()
        first = next(lines, (1, ""))
        if first[1].split() != HEADER.split():
            raise BadRecord(say.header(text=HEADER), first[0])
        self._open(*next(lines, (first[0] + 1, "")))
        viewer: int | None = None
        phase = turn = None
        for line, text in lines:
            name, *words = text.split()
            row = _Row(line, words, len(text) - len(text.lstrip()) + len(name) + 2)
            if name == "viewer":
                (viewer,) = self._read(name, of.SEAT, row)
            elif name == "turn":
                (turn,) = self._read(name, of.SEAT, _Row(line, words[:1], row.column))
                (phase,) = self._read(name, self.room.phase, _Row(line, words[1:], row.column), "turn 0 play")
            else:
                self._add(name, row)
        if phase is None or turn is None:
            raise BadRecord(say.lacks(key="turn"), first[0])
        self._build(phase, turn, viewer)
        return self.table, self.names

    def _lines(self) -> Iterator[tuple[int, str]]:
        for line, text in enumerate(self.text.split("\n"), 1):
            if text.strip() and not text.lstrip().startswith("#"):
                yield line, text.rstrip("\r")

    def _open(self, line: int, text: str) -> None:
        """Read the line of the game, and open a table."""
        try:
            (event,) = [event for _, event in fuda.loads(f"{fuda.HEADER}\n{text.strip()}\n", usual_options)]
        except BadRecord as error:
            raise BadRecord(error.what, line, error.column) from None
        except ValueError:
            raise BadRecord(say.game(), line) from None
        match = cast(AnyEvent, event)
        if match["e"] != "match":
            raise BadRecord(say.game(), line)
        try:
            game = find(match["game"]).of_version(match["version"])
            if game is None:
                raise HachiyaError(say.game())
            self.table = Table(game, match.get("options"), seats=match.get("seats"), seed=self.seed)
            self.names = match.get("names") or [str(seat) for seat in range(self.table.seats)]
            if len(self.names) != self.table.seats:
                raise HachiyaError(say.game())
        except HachiyaError as error:
            raise BadRecord(error.message, line) from None
        self.room = ROOMS[game.room]
        self.keys = self.room.keys_by_name

    def _add(self, name: str, row: _Row) -> None:
        """Add a row by its key and number."""
        number = 0
        if name != "stock":
            key = self.keys.get(name)
            if key is None:
                raise BadRecord(say.no_key(given=repr(name), keys=["viewer", "turn", *self.keys, "stock"]), row.line, 1)
            if key.by:
                number = self._number(key, row)
                row = _Row(row.line, row.words[1:], row.column + len(row.words[0]) + 1)
        if (name, number) in self.rows:
            raise BadRecord(say.twice(key=self._label(name, number)), row.line)
        if not row.words:
            raise BadRecord(say.no_value(key=self._label(name, number)), row.line)
        self.rows[name, number] = row

    def _number(self, key: Key, row: _Row) -> int:
        numbers = numbers_of(key, self.room.counts(self.table.state))
        if not row.words or row.words[0] not in map(str, numbers):
            typed = repr(row.words[0] if row.words else "")
            raise BadRecord(
                say.no_number(key=key.name, low=numbers[0], high=numbers[-1], given=typed), row.line, row.column
            )
        return int(row.words[0])

    def _label(self, name: str, number: int) -> str:
        key = self.keys.get(name)
        return f"{name} {number}" if key and key.by else name

    def _read(self, name: str, value: of.Value, row: _Row, example: str = "") -> Sequence[int]:
        try:
            values = value.read(row.words)
            if (value is of.SEAT or value is of.SEATS_IN_ORDER) and max(values) >= self.table.seats:
                raise ValueError(values)
            if value is of.SEATS and values[0] >> self.table.seats:
                raise ValueError(values)
        except (KeyError, ValueError, IndexError):
            self._fail_value(name, value, row, example)
        return values

    def _fail_value(self, name: str, value: of.Value, row: _Row, example: str = "") -> NoReturn:
        right = example or f"{name} {value.example}"
        raise BadRecord(say.wrong(right=right, given=repr(" ".join(row.words))), row.line, row.column) from None

    def _build(self, phase: int, turn: int, viewer: int | None) -> None:
        """Set up the state from the rows."""
        table, room = self.table, self.room
        state = table.state
        state.phase, state.turn = phase, turn
        if viewer == NOBODY:
            viewer = None
        held: dict[int, int] = {}
        lines: dict[Line, Sequence[int]] = {}
        for (name, number), row in self.rows.items():
            if name == "stock":
                continue
            words = row.words
            if name == "hand":
                words, held[number] = self._hand(number, row, viewer)
            key = self.keys[name]
            if not _matters(key, room, phase):
                raise BadRecord(say.impossible(), row.line)
            lines[name, number] = self._read(self._label(name, number), key.value, _Row(row.line, words, row.column))
            self._check_range(key, number, lines[name, number], row)
        try:
            _fill(room, state, table.rules, lines, held)
        except (ValueError, IndexError):
            self._fail_row(lines)
        if phase in room.quiet:
            if not room.can_be(state, table.rules):
                self._fail(say.impossible())
            return
        if viewer is not None:
            self._check_sight(viewer)
        self._check_cards(held)
        table.chosen = room.chosen(state)
        lanes = [0] * rng.LANES
        rng.seed(lanes, self.seed, 1)
        try:
            self._lay_stock(viewer, lanes)
            if viewer is not None:
                table.game.deal_anew(state, viewer, lanes)
            is_possible = bool(getattr(state, "by_clock", 0)) or (
                state.turn != NOBODY and table.game.legal(state) != 0 and room.can_be(state, table.rules)
            )
        except (IndexError, ValueError):
            is_possible = False
        if not is_possible:
            self._fail(say.impossible())

    def _lay_stock(self, viewer: int | None, lanes: list[int]) -> None:
        stock, cards = self.rows.get(("stock", 0)), self.room.cards
        if stock is not None:
            if viewer is None and any(HIDDEN in word for word in stock.words):
                raise BadRecord(say.hidden(), stock.line, stock.column)
            try:
                cards.lay_stock(self.table.state, stock.words)
            except (KeyError, ValueError, IndexError):
                raise BadRecord(say.wrong_stock(), stock.line, stock.column) from None
        elif viewer is None:
            cards.lay_rest(self.table.state, lanes)

    def _hand(self, number: int, row: _Row, viewer: int | None) -> tuple[Sequence[str], int]:
        """The known cards of a hand, and the number of all."""
        cards = self.room.cards.split([] if list(row.words) == [of.NONE] else row.words)
        known = [card for card in cards if card != HIDDEN]
        if len(known) < len(cards) and viewer is None:
            raise BadRecord(say.hidden(), row.line, row.column)
        if len(known) < len(cards) and viewer == number:
            self._fail(say.impossible(), f"hand {number}")  # whose view it is sees their own cards
        try:
            self.keys["hand"].value.read(known or [of.NONE])
        except (KeyError, ValueError):
            self._fail_value(f"hand {number}", self.keys["hand"].value, row)
        return known or [of.NONE], len(cards)

    def _check_range(self, key: Key, number: int, values: Sequence[int], row: _Row) -> None:
        """Raise BadRecord if a number is larger than its field."""
        for name in key.fields:
            record: State = self.table.state
            *owners, last = name.split(".")
            for owner in owners:
                record = getattr(record, owner)
            limit = next(_LIMITS[entry.dtype] for entry in fields(type(record)) if entry.name == last)
            if any(not -limit <= value < limit for value in values):
                self._fail_value(self._label(key.name, number), key.value, row)

    def _fail_row(self, lines: Mapping[Line, Sequence[int]]) -> NoReturn:
        """Raise BadRecord for the row with too few or too many values."""
        counts = self.room.counts(self.table.state)
        for (name, number), values in lines.items():
            key, row = self.keys[name], self.rows[name, number]
            if key.row and len(values) != counts[key.row]:
                raise BadRecord(
                    say.wrong_count(key=name, number=counts[key.row], other=len(values)), row.line, row.column
                )
        self._fail(say.impossible())

    def _check_sight(self, viewer: int) -> None:
        """Raise BadRecord if a hand shows a card that the viewer cannot see."""
        state, counts = self.table.state, self.room.counts(self.table.state)
        hand, visible = self.keys["hand"], self.keys["open"]
        for seat in numbers_of(hand, counts):
            masks = zip(values_of(state, hand, seat, counts), values_of(state, visible, seat, counts), strict=True)
            if seat != viewer and any(held & ~shown for held, shown in masks):
                self._fail(say.not_open(viewer=str(viewer), seat=str(seat)), f"hand {seat}")

    def _check_cards(self, held: Mapping[int, int]) -> None:
        """Raise BadRecord if a card lies in two places, or a hand has too many or too few cards."""
        room, state = self.room, self.table.state
        most = self.table.game.card_names.count
        seen: dict[str, list[str]] = {}
        for place, cards in room.cards.everywhere(state):
            for card in cards:
                places = seen.setdefault(card, [])
                places.append(place)
                if len(places) > 1 and len(places) > most(card):
                    self._fail(say.card_twice(card=card, places=places), place)
        for seat in range(self.table.seats):
            right = room.cards.held(state, seat)
            if held.get(seat, 0) != right:
                self._fail(say.wrong_hand(key=f"hand {seat}", number=right, other=held.get(seat, 0)), f"hand {seat}")

    def _line(self, label: str) -> int:
        return next((row.line for (name, number), row in self.rows.items() if self._label(name, number) == label), 1)

    def _fail(self, what: Message, label: str = "turn") -> NoReturn:
        raise BadRecord(what, self._line(label))
