"""A history: the records of many matches in one file, one after the other (docs/play/history.md).

It is a record file in JSON Lines. The first line of a match may describe the table where it was played; that is no part
of the record's digest.
"""

import hashlib
import re
from base64 import urlsafe_b64encode
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from io import BytesIO
from typing import BinaryIO, NamedTuple, cast

from hachiya.records import jsonl
from hachiya.records.common_events import AnyEvent
from hachiya.records.ended_early import is_last
from hachiya.records.events import FAMILIES, HANAFUDA, Event
from hachiya.records.fields import WORD_PATTERN
from hachiya.records.jsonl import dump_line
from hachiya.records.lines import LONGEST
from hachiya.records.replay import replays
from hachiya.records.replaying import TABLE_KEYS, Replay
from hachiya.tables.protocol.names import LONGEST_NAME
from hachiya.tables.protocol.naming import is_of_the_house, is_readable
from hachiya.tables.stored.entries import Record, RecordLine, record_of_events
from hachiya.tables.stored.setup import OPEN, PERSON, Setup
from hachiya.words.errors import BadRecord
from hachiya.words.message import Message
from hachiya.words.names import bot_called
from hachiya.words.say import history as say
from hachiya.words.say import record as record_words

LONGEST_MATCH = 4_000_000
"""The largest size of one match, in bytes; the longest known one has some 500,000."""

_BEGINS = re.compile(rb'\s*\{\s*"e"\s*:\s*"match"\s*[,}]')
_PLAYER = re.compile(WORD_PATTERN)
_TIME = re.compile(r',"t":\d+\}$')


@dataclass(frozen=True)
class HistoryMatch:
    """A verified and finished match of a history; `line` is the number of its first line in the file."""

    line: int
    """The number of its first line, from 1."""
    replay: Replay

    @property
    def head(self) -> AnyEvent:
        """The event of the match's first line."""
        return cast(AnyEvent, self.replay.events[0])

    @cached_property
    def record(self) -> Record:
        """The record of the match after its first line."""
        return record_of_events(self.replay.events[1:], self.replay.recorder.family)

    @cached_property
    def digest(self) -> bytes:
        """The digest that identifies the record."""
        head = {key: value for key, value in self.head.items() if key not in TABLE_KEYS}
        return digest_of_lines([dump_line(head, self.replay.recorder.family), *(line.line for line in self.record)])

    @cached_property
    def setup(self) -> Setup:
        """The setup of the table that stores the match; its id follows from the record."""
        names = tuple(self.head["names"])
        is_fair = any(line.event["e"] == "commit" for line in self.record)
        return Setup(
            id=urlsafe_b64encode(self.digest[:12]).decode(),
            game=self.head["game"],
            rules=self.head["version"],
            options=self.head["options"],
            names=names,
            players=self.players,
            draws=None,
            pace=0,
            shuffled_as=self.head.get("id") if is_fair else None,
        )

    @property
    def players(self) -> tuple[str, ...]:
        """The players by seat. A seat with the name of a bot is that bot's, whatever the file says."""
        names = self.head["names"]
        stored = self.head.get("players", (PERSON,) * len(names))
        return tuple(
            bot_called(name) or player if player == PERSON else player
            for name, player in zip(names, stored, strict=False)
        )

    @property
    def own(self) -> Sequence[int]:
        """The seats of the person whose history it is, if the file names them."""
        return tuple(dict.fromkeys(self.head.get("own", ())))

    @property
    def opened(self) -> int | None:
        """The time at which the match began, in milliseconds since 1970, if known."""
        return self.head.get("opened")

    @property
    def milliseconds(self) -> int:
        """The duration of the match in milliseconds; 0 if the record has no times."""
        return max(int(cast(AnyEvent, event).get("t", 0)) for event in self.replay.events)


class Refused(NamedTuple):
    """A part of a history that cannot be imported; the error says why and where."""

    line: int
    """The number of its first line."""
    error: BadRecord


# ------------------------------------------------------------------------------------- one record


def digest_of_lines(lines: Iterable[str]) -> bytes:
    """Compute the digest that identifies a record: the SHA-256 of its lines without times.

    The first line must not describe the table where the match was played.
    """
    digest = hashlib.sha256()
    for line in lines:
        digest.update(_TIME.sub("}", line).encode() + b"\n")
    return digest.digest()


def lines_of_match(
    setup: Setup, record: Iterable[RecordLine], opened: int, ended: int, own: Sequence[int] = ()
) -> Iterator[str]:
    """Yield the lines of a finished match in a history; `record` is that of all its entries.

    `opened` and `ended` are milliseconds since 1970, `own` the seats of the person whose history it is.
    """
    (head, *draw_lines), family = setup.head(), FAMILIES.get(setup.game, HANAFUDA)
    table_id = setup.shuffled_as or setup.id
    description = {"id": table_id, "players": list(setup.players), "opened": opened, **({"own": [*own]} if own else {})}
    yield dump_line({**cast(AnyEvent, head.event), **description}, family)
    yield from (line.line for line in draw_lines)
    for item in record:
        if is_last(item.event) and "t" not in item.event and ended > opened:
            yield dump_line({**item.event, "t": ended - opened}, family)
        else:
            yield item.line


# ------------------------------------------------------------------------------------- reading


def read_history(stream: BinaryIO, most: int | None = None, first: int = 1) -> Iterator[HistoryMatch | Refused]:
    """Read and verify the matches of a history; a fault in one match is yielded as Refused and affects no other.

    One match at a time is in memory. Reading stops after `most` bytes, if given. `first` is the number of the first
    line, for a part of a file.
    """
    for piece in _pieces(stream, most, first):
        yield Refused(piece.line, piece.fault) if piece.fault else _verified(piece)


def number_of_matches(stream: BinaryIO) -> int:
    """Count the matches in a history, which is read to its end."""
    return sum(_BEGINS.match(raw) is not None for raw in iter(lambda: stream.readline(LONGEST), b""))


class _Piece(NamedTuple):
    """The lines of one match."""

    line: int
    text: bytes
    fault: BadRecord | None = None


def _pieces(stream: BinaryIO, most: int | None, first: int) -> Iterator[_Piece]:
    """Cut a history where matches begin; a piece that is too large is skipped."""
    begins, lines, size, fault = first, list[bytes](), 0, None
    number, total = first - 1, 0
    while raw := stream.readline(LONGEST + 1):
        number += 1
        total += len(raw)
        if most is not None and total > most:
            yield _Piece(begins, b"", BadRecord(say.too_large(number=most), number))
            return
        if number == 1 and (other := _another_form(raw)):
            yield _Piece(1, b"", BadRecord(other, 1))
            return
        if _BEGINS.match(raw) and number > first:
            yield _Piece(begins, b"".join(lines), fault)
            begins, lines, size, fault = number, [], 0, None
        size += len(raw)
        if len(raw) > LONGEST:
            total += _read_over(stream)
            fault = fault or BadRecord(record_words.long_line(number=LONGEST), number)
        elif size > LONGEST_MATCH:
            fault = fault or BadRecord(say.long_match(number=LONGEST_MATCH), number)
        if fault:
            lines.clear()
        else:
            lines.append(raw)
    if number < first:
        yield _Piece(first, b"", BadRecord(record_words.empty_file(), first))
    elif fault or b"".join(lines).strip() or begins == first:
        yield _Piece(begins, b"".join(lines), fault)


def _another_form(start: bytes) -> Message | None:
    """The message about a file in another form; None if it may be a history."""
    if start.startswith((b"PK", b"\x1f\x8b")):
        return say.is_packed()
    return say.is_fuda() if start.startswith(b"fuda ") else None


def _read_over(stream: BinaryIO) -> int:
    """Skip the rest of a line; return its size in bytes."""
    total = 0
    while raw := stream.readline(LONGEST):
        total += len(raw)
        if raw.endswith(b"\n"):
            break
    return total


def _verified(piece: _Piece) -> HistoryMatch | Refused:
    try:
        replay = next(replays(_events(piece)), None)
        if replay is None:
            raise BadRecord(record_words.empty_file(), piece.line)
        if not (replay.complete or replay.ended_early):
            raise BadRecord(say.not_over(), max(piece.line, replay.line))
        match = HistoryMatch(piece.line, replay)
        if OPEN in match.setup.players or not all(map(_PLAYER.match, match.setup.players)):
            raise BadRecord(say.no_player(), piece.line)
        _check_names(match)
    except BadRecord as error:
        return Refused(piece.line, error)
    return match


def _check_names(match: HistoryMatch) -> None:
    """Raise BadRecord for a name that is too long, unreadable, or a bot's name on a person."""
    events = [cast(AnyEvent, event) for event in match.replay.events]
    changes = [(event["name"], event["by"]) for event in events if event["e"] == "seat"]
    names: list[str] = match.head["names"]
    for name in [*names, *(name for name, _ in changes)]:
        if len(name) > LONGEST_NAME:
            raise BadRecord(say.long_name(text=ascii(name[:LONGEST_NAME]), number=LONGEST_NAME), match.line)
        if name and not is_readable(name):
            raise BadRecord(say.unreadable_name(text=ascii(name)), match.line)
    for name, player in [*zip(names, match.players, strict=False), *changes]:
        if player == PERSON and is_of_the_house(name):
            raise BadRecord(say.bots_name(text=name), match.line)


def _events(piece: _Piece) -> Iterator[tuple[int, Event]]:
    """The events of a match with their lines in the whole file."""
    above = piece.line - 1
    try:
        for line, event in jsonl.load(BytesIO(piece.text)):
            yield above + line, event
    except BadRecord as error:
        raise type(error)(error.what, above + error.line, error.column) from None
