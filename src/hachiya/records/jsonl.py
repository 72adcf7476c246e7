"""JSON Lines, the spelling of records for the wire, for storage and for tools: one event a line."""

import json
import re
from collections.abc import Generator, Iterable, Iterator
from io import BytesIO

from hachiya.records.common_events import AnyEvent
from hachiya.records.events import Event, EventFamily, with_families, with_ordered_keys
from hachiya.records.fields import HIDDEN
from hachiya.records.lines import Line, Source, TruncatedRecord, lines
from hachiya.records.validation_errors import Invalid, Path, quoted
from hachiya.records.validator import Validator
from hachiya.words.errors import BadRecord
from hachiya.words.message import Message
from hachiya.words.say import record as say

_encode = json.JSONEncoder(ensure_ascii=False, allow_nan=False, separators=(",", ":")).encode


def dump_line(event: AnyEvent, family: EventFamily) -> str:
    """Write one event as a line of JSON without its end: no spaces, keys in canonical order.

    Args:
        event: The event.
        family: The family of the record's game, from `records.events.FAMILIES`.

    Returns:
        The line.

    Example:
        >>> from hachiya.records.events import HANAFUDA
        >>> from hachiya.records.jsonl import dump_line
        >>> dump_line({"text": "rain", "e": "note"}, HANAFUDA)
        '{"e":"note","text":"rain"}'
    """
    return _encode(with_ordered_keys(event, family))


def dump(events: Iterable[AnyEvent]) -> str:
    r"""Write whole matches as JSON Lines.

    Args:
        events: The events, each match from its `match` event on.

    Returns:
        One line for each event.

    Example:
        >>> from hachiya import Match
        >>> from hachiya.records.jsonl import dump
        >>> dump(Match("hachiju", dealer=0).events).count("\n")
        1
    """
    return "".join(f"{dump_line(event, family)}\n" for event, family in with_families(events))


def loads(text: str) -> Iterator[tuple[int, Event]]:
    """Read the events of JSON Lines from a string.

    Args:
        text: The record.

    Returns:
        The number of each line, from 1, with its event; lines are read one by one.

    Raises:
        BadRecord: At the first line that is no event.

    Example:
        >>> from hachiya import Match
        >>> from hachiya.records.jsonl import loads
        >>> [(line, event["e"]) for line, event in loads(Match("hachiju", seed=1).to_jsonl())]
        [(1, 'match'), (2, 'draw_seats')]
    """
    return load(BytesIO(text.encode("utf-8", "surrogatepass")))


def load(source: Source) -> Iterator[tuple[int, Event]]:
    """Read the events of JSON Lines from an open file, line by line.

    The events are checked one by one; `records.replay` checks that they make a match.

    Args:
        source: The binary file.

    Yields:
        The number of a line, from 1, and its event.

    Raises:
        BadRecord: At the first line that is no event, with its line and column.
        TruncatedRecord: If the last line breaks off.

    Example:
        >>> from io import BytesIO
        >>> from hachiya import Match
        >>> from hachiya.records.jsonl import load
        >>> next(load(BytesIO(Match("hachiju", dealer=0).to_jsonl().encode())))[0]
        1
    """
    validator = Validator()
    for line in _full_lines(source):
        yield line.number, _validated(line, validator)


def load_unvalidated(source: Source) -> Iterator[tuple[int, Event]]:
    """Read the events of JSON Lines from an open file that is trusted; only each `match` event is validated.

    Args:
        source: The binary file.

    Yields:
        The number of a line, from 1, and its event.

    Raises:
        BadRecord: At the first line that is no object with a text `e`, or is a wrong `match` event.
        TruncatedRecord: If the last line breaks off.

    Example:
        >>> from io import BytesIO
        >>> from hachiya.records.jsonl import load_unvalidated
        >>> next(load_unvalidated(BytesIO(b'{"e":"note","mood":"good"}')))
        (1, {'e': 'note', 'mood': 'good'})
    """
    for line in _full_lines(source):
        try:
            event = json.loads(line.text)
        except (ValueError, RecursionError):
            event = None
        is_event = isinstance(event, dict) and isinstance(event.get("e"), str)
        if not is_event or event["e"] == "match":
            event = _validated(line, Validator())
        yield line.number, event


def _full_lines(source: Source) -> Iterator[Line]:
    """The lines of a file; only the last one may be blank."""
    blank: Line | None = None
    for line in lines(source):
        if blank:
            raise BadRecord(say.empty_line(), blank.number)
        if line.text.strip():
            yield line
        else:
            blank = line


def _validated(line: Line, validator: Validator) -> Event:
    obj = _parsed(line)
    try:
        return validator.event(obj, may_hide=HIDDEN in line.text)
    except Invalid as fault:
        raise BadRecord(fault.message, line.number, _column(line, fault.path, fault.key)) from None


# ------------------------------------------------------------------------------------- JSON


class _Refused(Exception):
    """A hook of the JSON decoder met a value that this format does not allow; `_refusal` finds its place."""


def _unique(pairs: list[tuple[str, object]]) -> dict[str, object]:
    obj = dict(pairs)
    if len(obj) != len(pairs):
        raise _Refused("twice")
    return obj


def _no_constant(name: str) -> object:
    raise _Refused(name)


_decoder = json.JSONDecoder(object_pairs_hook=_unique, parse_constant=_no_constant)


def _decode(text: str) -> object:
    """The value of a text of JSON; `decode` would look for spaces around it, which hardly any line has."""
    if text.startswith("{"):
        obj, end = _decoder.raw_decode(text)
        if end == len(text):
            return obj
    return _decoder.decode(text)


def _parsed(line: Line) -> object:
    try:
        return _decode(line.text)
    except _Refused as refused:
        raise _refusal(line, str(refused)) from None
    except json.JSONDecodeError as error:
        if not line.whole and line.text.lstrip().startswith("{"):
            raise TruncatedRecord(say.ends_in_line(), line.number) from None
        raise BadRecord(say.not_json(why=error.msg), line.number, error.colno) from None
    except ValueError:  # Python reads no integer of more than 4,300 digits
        raise _bad(line, say.long_number(), _scalar(line, r"-?\d{1000}")) from None
    except RecursionError:
        for _ in _places(line):  # finds the bracket that is too deep
            pass
        raise


def _refusal(line: Line, what: str) -> BadRecord:
    if what != "twice":
        return _bad(line, say.no_number(key=what), _scalar(line, "-?[NI]"))
    paths: set[Path] = set()
    for path, key_at, _ in _places(line):
        if path in paths:
            return _bad(line, say.key_twice(key=quoted(path[-1])), key_at)
        paths.add(path)
    raise AssertionError("no key is there twice")


def _bad(line: Line, what: Message, at: int) -> BadRecord:
    return BadRecord(what, line.number, at + 1)


# ------------------------------------------------------------------------------------- where in the line

_DEEPEST = 8
"""The deepest nesting that is read, twice that of any event."""

_SPACE = re.compile(r"[ \t\n\r]*")
_strings = json.JSONDecoder()
_SCALAR = re.compile(r"[^,\]}\s]*")

_Place = tuple[Path, int, int]
"""A path, and the columns (0-based) at which its key (or list item) and its value begin."""


def _column(line: Line, path: Path, key: bool) -> int:
    """The 1-based column of the value at `path`, or of its key."""
    return next(key_at if key else at for place, key_at, at in _places(line) if place == path) + 1


def _scalar(line: Line, pattern: str) -> int:
    looks = re.compile(pattern)
    return next(at for _, _, at in _places(line) if looks.match(line.text, at))


def _places(line: Line) -> Iterator[_Place]:
    """The places of all values in a line of JSON, in order; only errors need them, so this may be slow."""
    start = _skipped(line.text, 0)
    yield (), start, start
    yield from _walk(line, start, ())


def _walk(line: Line, at: int, path: Path) -> Generator[_Place, None, int]:
    """The places of all values inside the value that begins at `at`; returns the end of that value."""
    text, opening = line.text, line.text[at]
    if opening == '"':
        return _strings.raw_decode(text, at)[1]
    if opening not in "{[":
        return _after(_SCALAR, text, at)
    if len(path) >= _DEEPEST:
        raise _bad(line, say.too_deep(), at)
    at, index = _skipped(text, at + 1), 0
    while text[at] not in "}]":
        key_at, key = at, index
        if opening == "{":
            key, at = _strings.raw_decode(text, at)
            at = _skipped(text, _skipped(text, at) + 1)
        yield (*path, key), key_at, at
        at = _skipped(text, (yield from _walk(line, at, (*path, key))))
        if text[at] == ",":
            at = _skipped(text, at + 1)
        index += 1
    return at + 1


def _skipped(text: str, at: int) -> int:
    return _after(_SPACE, text, at)


def _after(pattern: re.Pattern[str], text: str, at: int) -> int:
    match = pattern.match(text, at)
    return match.end() if match else at
