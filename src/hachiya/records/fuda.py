"""`.fuda`: the spelling of records for people; `docs/library/notation.md` shows every line.

A line is `seat word values… key value… @milliseconds`. The module `grammar` defines which values stand without their
key; everything else about a line follows from the types of the event's keys. A hand-written file may omit keys that
can be recomputed; events that are read from it lack them.
"""

import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from io import BytesIO
from types import NoneType
from typing import Any, get_args

from hachiya.games import registry
from hachiya.games.hanafuda.cards import LETTERS
from hachiya.games.hanafuda.yaku_names import keys_named
from hachiya.records.common_events import AnyEvent
from hachiya.records.events import (
    FAMILIES,
    HANAFUDA,
    START,
    EventFamily,
    PartialEvent,
    refuse_hidden,
    validate_fact,
    validate_partial,
    with_families,
)
from hachiya.records.facts import Facts
from hachiya.records.fields import (
    DRAWS_TYPES,
    HIDDEN,
    LETTER_TYPES,
    Cards,
    PackCard,
    PackHands,
    Takes,
    Text,
    Version,
    item_type,
)
from hachiya.records.grammar import EVENT_LINES, FACT_LINES, GAME_LINE, OMITTED_VALUES, LineGrammar, grammar_of
from hachiya.records.hanafuda.events import FACT_HINTS
from hachiya.records.lines import Source, lines
from hachiya.records.rows import LineWords, Token
from hachiya.records.validation_errors import Invalid, Path
from hachiya.words.errors import BadRecord, HachiyaError
from hachiya.words.say import record as say

HEADER = "fuda 1"
"""The first line of every file."""

Defaults = Callable[[str], Mapping[str, str | int]]
"""The options of a game with their default values; HachiyaError for an unknown game."""


# ------------------------------------------------------------------------------------- writing


def dump(events: Iterable[AnyEvent], defaults: Defaults) -> str:
    """Write whole matches as the text of a `.fuda` file.

    Args:
        events: The events, each match from its `match` event on.
        defaults: The function that gives the usual options of a game; options that have them are not written.

    Returns:
        The header, and the lines of the matches.

    Example:
        >>> from hachiya import Match
        >>> from hachiya.games.registry import usual_options
        >>> from hachiya.records.fuda import dump
        >>> print(dump(Match("hachiju", dealer=0).events, usual_options), end="")
        fuda 1
        game hachiju v1 seats 3 names "seat 0" "seat 1" "seat 2"
    """
    return f"{HEADER}\n{dump_matches(events, defaults)}"


def dump_matches(events: Iterable[AnyEvent], defaults: Defaults) -> str:
    """Write whole matches as the lines of a `.fuda` file below its header.

    Args:
        events: The events, each match from its `match` event on.
        defaults: The function that gives the usual options of a game; options that have them are not written.

    Returns:
        The lines.

    Example:
        >>> from hachiya import Match
        >>> from hachiya.games.registry import usual_options
        >>> from hachiya.records.fuda import dump_matches
        >>> print(dump_matches(Match("hachiju", dealer=0).events, usual_options), end="")
        game hachiju v1 seats 3 names "seat 0" "seat 1" "seat 2"
    """
    return "".join(f"{dump_line(event, family, defaults)}\n" for event, family in with_families(events))


def dump_line(event: AnyEvent, family: EventFamily, defaults: Defaults) -> str:
    """Write one event, whole or partial, as a line of a `.fuda` file, without its line end.

    Args:
        event: The event; the facts of a `tally` follow on indented lines.
        family: The family of the record's game, from `records.events.FAMILIES`.
        defaults: The function that gives the usual options of a game.

    Returns:
        The line, or the lines of a `tally`.

    Example:
        >>> from hachiya.games.registry import usual_options
        >>> from hachiya.records.events import HANAFUDA
        >>> from hachiya.records.fuda import dump_line
        >>> dump_line({"e": "note", "text": "rain"}, HANAFUDA, usual_options)
        'note "rain"'
    """
    if event["e"] == "match":
        return _line(GAME_LINE, event, f"game {_game_call(event, defaults)}")
    facts = event.get("facts", ())
    return "\n  ".join((_line(grammar_of(event, family), event), *(_fact_line(fact) for fact in facts)))


def _fact_line(fact: AnyEvent) -> str:
    stated = {key: value for key, value in fact.items() if key not in OMITTED_VALUES or value != OMITTED_VALUES[key]}
    return _line(FACT_LINES[fact["what"]], stated)


def _line(grammar: LineGrammar, event: AnyEvent, word: str = "") -> str:
    parts = [str(event["seat"])] if grammar.seated else []
    parts.append(word or grammar.word)
    parts += [_spelled(grammar.hints[key], event[key]) for key in grammar.positional if key in event]
    if grammar.name == "pay":
        parts[1:3] = [f"{parts[1]}>{parts[2]}"]
    parts += [f"{key} {_spelled(grammar.hints[key], event[key])}" for key in grammar.named if key in event]
    if "t" in event:
        parts.append(f"@{event['t']}")
    return " ".join(parts)


def _game_call(event: AnyEvent, defaults: Defaults) -> str:
    usual = _of_version(event["game"], event.get("version"), defaults(event["game"]))
    options = event.get("options", usual)
    changed = ", ".join(f"{key}={options[key]}" for key in sorted(options) if options[key] != usual.get(key))
    return f"{event['game']}({changed})" if changed else str(event["game"])


def _spelled(hint: Any, value: Any) -> str:
    if hint is Text:
        return json.dumps(value, ensure_ascii=False)
    if hint is Takes:
        return f"x{value or '-'}"
    if hint is Version:
        return f"v{value}"
    if hint in DRAWS_TYPES:
        value = [[f"{seat}:{card}" for seat, card in turn] for turn in value]
    if hint in DRAWS_TYPES or hint is PackHands:
        return " / ".join(map(" ".join, value))
    if isinstance(value, list):
        item_hint = item_type(hint)
        return " ".join([_spelled(item_hint, item) for item in value]) or "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if value is None:
        return "none"
    return str(value) or "-"


# ------------------------------------------------------------------------------------- reading lines


_INTEGER = re.compile(r"[+-]?[0-9]{1,16}")


def _parse(row: LineWords, grammars: Mapping[str, LineGrammar], tag: str) -> tuple[PartialEvent, dict[Path, int]]:
    """The event or fact of a line, not yet validated, and the columns of its values."""
    tokens = row.tokens
    seat = tokens[0] if _INTEGER.fullmatch(tokens[0].text) else None
    verb = next(iter(tokens[1:] if seat else tokens), None)
    grammar = grammars.get(verb.text) if verb and not verb.quoted else None
    if not verb or not grammar:
        row.fail(
            verb.column if verb else row.end, say.words_of_line(keys=[" ".join(grammars)]), verb.text if verb else None
        )
    if bool(seat) != grammar.seated:
        row.fail(
            tokens[0].column,
            say.line_like(text=f"0 {grammar.word}" if grammar.seated else grammar.word),
            f"{tokens[0].text} …",
        )
    event: PartialEvent = {tag: grammar.name}
    columns: dict[Path, int] = {(tag,): verb.column}
    if seat:
        event["seat"], columns["seat",] = int(seat.text), seat.column
    _read_values(row, grammar, tokens[2:] if seat else tokens[1:], event, columns)
    return event, columns


def _read_values(
    row: LineWords, grammar: LineGrammar, tokens: list[Token], event: PartialEvent, columns: dict[Path, int]
) -> None:
    """Read all tokens after the word of the line into `event`, and their columns into `columns`."""
    if "t" in grammar.hints and tokens and not tokens[-1].quoted and tokens[-1].text.startswith("@"):
        clock = tokens[-1]
        event["t"], columns["t",] = _number(clock.text[1:]), clock.column
        tokens = tokens[:-1]
    if grammar.name == "pay" and tokens:
        tokens = [*_payment(row, tokens[0]), *tokens[1:]]
    for key, words in _words_by_key(row, grammar, tokens).items():
        columns[key,] = words[0].column
        event[key] = _reader(grammar, key)(row, words, columns)
    for keys in grammar.needs:
        present = [key for key in keys if key in event]
        if not present:
            row.fail(row.end, say.value_of(name=grammar.word, key=keys[0]))
        if len(present) > 1:
            row.fail(columns[present[1],], say.not_both(key=present[0], name=present[1]))


def _words_by_key(row: LineWords, grammar: LineGrammar, tokens: list[Token]) -> dict[str, list[Token]]:
    """The words of each key: first those without key, then those after a key of their own."""
    words_by_key: dict[str, list[Token]] = {}
    waiting = list(grammar.positional)
    key: str | None = None
    for token in tokens:
        if not token.quoted and token.text in grammar.named:
            if token.text in words_by_key:
                row.fail(token.column, say.only_once(key=token.text))
            key, waiting = token.text, []
            words_by_key[key] = []
            continue
        if waiting and key not in grammar.items:
            key = waiting.pop(0)
        if key is None or (words_by_key.get(key) and key not in grammar.items):
            unused = " ".join(name for name in grammar.named if name not in words_by_key)
            expected = say.any_of(keys=[unused]) if unused else say.end_of_line()
            row.fail(token.column, expected, token.text)
        words_by_key.setdefault(key, []).append(token)
    for name, words in words_by_key.items():
        if not words:
            row.fail(row.end, say.value_for(key=name))
    return words_by_key


def _payment(row: LineWords, token: Token) -> list[Token]:
    payer, arrow, payee = token.text.partition(">")
    if not (payer and arrow and payee) or token.quoted:
        row.fail(token.column, say.from_to(), token.text)
    return [Token(token.column, payer), Token(token.column + len(payer) + 1, payee)]


_Reader = Callable[[LineWords, list[Token], dict[Path, int]], object]
"""(row, words of a key, columns of values): the value of a key; its parts are added to the columns."""


@cache
def _reader(grammar: LineGrammar, key: str) -> _Reader:
    """The function that reads the values of a key."""
    hint = grammar.hints[key]
    if hint in DRAWS_TYPES:
        return _draws
    if hint is PackHands:
        return _pack_hands
    if key in grammar.items:
        return _list_reader(key, grammar.items[key])
    read = _value_reader(hint)
    return lambda row, tokens, _: read(row, tokens[0])


def _draws(row: LineWords, tokens: list[Token], columns: dict[Path, int]) -> list[list[list[object]]]:
    rounds: list[list[list[object]]] = [[]]
    for token in tokens:
        if token.text == "/":
            rounds.append([])
            continue
        seat, colon, card = token.text.partition(":")
        if not colon:
            row.fail(token.column, say.draw_like(), token.text)
        columns["draws", len(rounds) - 1, len(rounds[-1])] = token.column
        rounds[-1].append([_number(seat), card])
    return rounds


def _pack_hands(row: LineWords, tokens: list[Token], columns: dict[Path, int]) -> list[list[object]]:
    hands: list[list[object]] = [[]]
    read = _value_reader(PackCard)
    for token in tokens:
        if token.text == "/":
            hands.append([])
            continue
        columns["hands", len(hands) - 1, len(hands[-1])] = token.column
        columns.setdefault(("hands", len(hands) - 1), token.column)
        hands[-1].append(read(row, token))
    return hands


def _list_reader(key: str, hint: object) -> _Reader:
    """The function that reads a list; a word that names yaku stands for all their keys."""
    read, may_be_empty = _value_reader(hint), hint not in LETTER_TYPES

    def read_list(row: LineWords, tokens: list[Token], columns: dict[Path, int]) -> list[object]:
        values: list[object] = []
        for token in tokens:
            yaku = keys_named(token.text) if key == "yaku" and not token.quoted else ()
            for value in yaku or (read(row, token),):
                columns[key, len(values)] = token.column
                values.append(value)
        return [] if may_be_empty and len(tokens) == 1 and tokens[0].text == "-" else values

    return read_list


@cache
def _value_reader(hint: object) -> Callable[[LineWords, Token], object]:
    """The function that reads a word by its type; a word that does not fit stays text, which validation refuses."""
    if hint is Text:
        return _text
    plain = _plain_reader(hint)
    if hint not in (Takes, Version):
        return lambda row, token: plain(row, token, _bare(row, token))
    mark, example = ("x", "xB") if hint is Takes else ("v", "v1")

    def read_marked(row: LineWords, token: Token) -> object:
        text = _bare(row, token)
        if not text.startswith(mark):
            row.fail(token.column, say.marked(key=mark, text=example), text)
        return plain(row, token, text[1:])

    return read_marked


def _plain_reader(hint: object) -> Callable[[LineWords, Token, str], object]:
    """The function that reads a text without quotes and mark, which stands in a word, by its type."""
    if hint in (Cards, Takes):
        return lambda _row, _token, text: "" if text == "-" else _in_order(text)
    if hint in LETTER_TYPES:
        return lambda _row, _token, text: "" if text == "-" else text
    if hint is PackCard:
        return lambda _row, _token, text: text
    if hint is bool:
        return _truth
    if NoneType in get_args(hint):
        return lambda _row, _token, text: None if text == "none" else _number(text)
    return lambda _row, _token, text: _number(text)


def _text(row: LineWords, token: Token) -> str:
    if not token.quoted:
        row.fail(token.column, say.quoted_text(), token.text)
    return token.text


def _bare(row: LineWords, token: Token) -> str:
    if token.quoted:
        row.fail(token.column, say.bare_word(), token.text)
    return token.text


def _truth(row: LineWords, token: Token, text: str) -> bool:
    if text not in ("yes", "no"):
        row.fail(token.column, say.yes_or_no(), text)
    return text == "yes"


def _number(text: str) -> int | str:
    return int(text) if _INTEGER.fullmatch(text) else text


_SET = frozenset(LETTERS)


def _in_order(text: str) -> str:
    """A set of cards, written in any order, in canonical order; text that is no set stays unchanged."""
    known_cards = text.replace(HIDDEN, "")
    cards = set(known_cards)
    is_set = len(cards) == len(known_cards) and cards <= _SET
    return "".join(sorted(known_cards)) + HIDDEN * text.count(HIDDEN) if is_set else text


# ------------------------------------------------------------------------------------- the game line

_GAME = re.compile(r"game\s+(?P<name>[^\s(#\"]+)\s*(?:\((?P<options>[^)]*)(?P<close>\)?))?")
_VERSION = re.compile(r"\s*v(?P<number>[0-9]{1,16})\b")
_OPTION = re.compile(r"\s*(?P<key>\w+)\s*=\s*(?P<value>\w+)\s*(?:,|$)", re.ASCII)


def _match(row: LineWords, defaults: Defaults) -> tuple[PartialEvent, dict[Path, int]]:
    """Read `game sannin(multipliers=B) v1 seats 3 …`; behind the brackets it is like any line."""
    head = _GAME.match(row.text)
    if not head:
        row.fail(row.end, say.game_name())
    event: PartialEvent = {"e": "match", "format": 1, "game": head["name"]}
    columns: dict[Path, int] = {("game",): head.start("name") + 1}
    try:
        validate_partial(event, START)
        usual = defaults(head["name"])
    except HachiyaError as error:
        raise BadRecord(error.message, row.number, columns["game",]) from None
    version = _VERSION.match(row.text, head.end())
    usual = _of_version(head["name"], int(version["number"]) if version else None, usual)
    event["options"] = {**usual, **_options(row, head, usual)}
    rest = LineWords(row.number, row.text, head.end())
    _read_values(rest, GAME_LINE, rest.tokens, event, columns)
    return event, columns


def _of_version(game: str, version: int | None, usual: Mapping[str, str | int]) -> Mapping[str, str | int]:
    """The options that a game had in that version, of those in `usual`; all, if it never had that version."""
    variant = None if version is None else registry.find(game).of_version(version)
    names = usual.keys() if variant is None else {option.name for option in variant.options}
    return {name: value for name, value in usual.items() if name in names}


def _options(row: LineWords, game: re.Match[str], usual: Mapping[str, str | int]) -> dict[str, str | int]:
    """The options in the brackets; each must exist and have the type of its default value."""
    options: dict[str, str | int] = {}
    text = game["options"] or ""
    start = game.start("options")
    if game["close"] == "":
        row.fail(row.end, say.closing_bracket())
    at = 0
    while text[at:].strip():
        match = _OPTION.match(text, at)
        if not match:
            row.fail(start + at + 1, say.option_list(), text[at:].strip())
        key, value, column = match["key"], match["value"], start + match.start("key") + 1
        if key not in usual or key in options:
            names = " ".join(name for name in usual if name not in options)
            row.fail(column, say.option_of(name=game["name"], keys=[names]), key)
        if isinstance(usual[key], int) and not _INTEGER.fullmatch(value):
            row.fail(start + match.start("value") + 1, say.an_integer(), value)
        options[key] = int(value) if isinstance(usual[key], int) else value
        at = match.end()
    return options


# ------------------------------------------------------------------------------------- reading files


def loads(text: str, defaults: Defaults) -> Iterator[tuple[int, PartialEvent]]:
    """Read the events of `.fuda` text from a string.

    Args:
        text: The record.
        defaults: The function that gives the usual options of a game.

    Returns:
        The number of each event's line, from 1, with the event; lines are read one by one.

    Raises:
        BadRecord: At the first line that is wrong, with its line and column.

    Example:
        >>> from hachiya import Match
        >>> from hachiya.games.registry import usual_options
        >>> from hachiya.records.fuda import loads
        >>> [(line, event["e"]) for line, event in loads(Match("hachiju", seed=1).to_fuda(), usual_options)]
        [(2, 'match'), (3, 'draw_seats')]
    """
    return load(BytesIO(text.encode("utf-8", "surrogatepass")), defaults)


def load(source: Source, defaults: Defaults) -> Iterator[tuple[int, PartialEvent]]:
    """Read the events of `.fuda` text from an open file, line by line.

    The `game` line says which events may follow it. Keys that the writer left out are absent from the events.

    Args:
        source: The binary file.
        defaults: The function that gives the usual options of a game.

    Yields:
        The number of an event's line, from 1 (of a `tally` its first line), and the event.

    Raises:
        BadRecord: At the first line that is wrong, with its line and column; if the file has no header.

    Example:
        >>> from io import BytesIO
        >>> from hachiya import Match
        >>> from hachiya.games.registry import usual_options
        >>> from hachiya.records.fuda import load
        >>> next(load(BytesIO(Match("hachiju", dealer=0).to_fuda().encode()), usual_options))[0]
        2
    """
    has_header = redacted = False
    family = START
    facts = Facts()
    tally: tuple[int, PartialEvent] | None = None
    for line in lines(source):
        row = LineWords(line.number, line.text)
        if not row.tokens:
            continue
        if line.text[0].isspace():
            if not tally:
                row.fail(row.tokens[0].column, say.facts_indented())
            facts.append(_fact(row, redacted))
            facts.lines.append(line.number)
            continue
        if tally:
            yield tally
            tally = None
        if row.tokens[0].text == "fuda":
            has_header = _header(row)
            continue
        if not has_header:
            row.fail(1, say.header_first(text=HEADER), row.tokens[0].text)
        event = _event(row, defaults, family, redacted)
        if event["e"] == "match":
            family, redacted = FAMILIES[str(event["game"])], "viewer" in event
        if event["e"] == "tally" and family is HANAFUDA:
            facts = Facts()
            event["facts"] = facts
            tally = line.number, event
        else:
            yield line.number, event
    if tally:
        yield tally
    if not has_header:
        raise BadRecord(say.expected(expected=[say.header_first(text=HEADER)]), 1)


def _header(row: LineWords) -> bool:
    if [token.text for token in row.tokens] != HEADER.split():
        row.fail(1, say.header(text=HEADER), row.text)
    return True


def _event(row: LineWords, defaults: Defaults, family: EventFamily, redacted: bool) -> PartialEvent:
    if row.tokens[0].text == "game":
        event, columns = _match(row, defaults)
    else:
        event, columns = _parse(row, EVENT_LINES[family], "e")
    try:
        event = validate_partial(event, family)
        if not redacted and HIDDEN in row.text and event["e"] != "match":
            refuse_hidden(event, family)
    except Invalid as fault:
        raise _located(row, fault, fault.path, columns) from None
    return event


def _fact(row: LineWords, redacted: bool) -> PartialEvent:
    fact, columns = _parse(row, FACT_LINES, "what")
    fact |= {
        key: value for key, value in OMITTED_VALUES.items() if key in FACT_HINTS[str(fact["what"])] and key not in fact
    }
    try:
        fact = validate_fact(fact)
    except Invalid as fault:
        raise _located(row, fault, fault.path, columns) from None
    try:
        if not redacted and HIDDEN in row.text:
            refuse_hidden({"e": "tally", "facts": [fact]}, HANAFUDA)
    except Invalid as fault:
        raise _located(row, fault, fault.path[2:], columns) from None
    return fact


def _located(row: LineWords, fault: Invalid, path: Path, columns: Mapping[Path, int]) -> BadRecord:
    """The error with the column of the wrong value's word, or of the value that encloses it."""
    while path and path not in columns:
        path = path[:-1]
    return BadRecord(fault.message, row.number, columns.get(path, row.end))
