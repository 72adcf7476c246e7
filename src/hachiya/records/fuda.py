"""`.fuda`: the spelling of records for people; `docs/library/notation.md` shows every line.

A line is `seat word values… key value… @milliseconds`. Which values stand without their key is in `forms`;
everything else about a line follows from the types of the event's keys. What could be recomputed may be left
out of a hand-written file: the event that is read then lacks those keys.
"""

import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
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
    Family,
    PartialEvent,
    refuse_hidden,
    validate_fact,
    validate_partial,
    with_families,
)
from hachiya.records.facts import Facts
from hachiya.records.fields import (
    CARD_TYPES,
    DRAWS_TYPES,
    HIDDEN,
    LETTER_TYPES,
    Cards,
    PackCard,
    PackHands,
    Takes,
    Text,
    Version,
    bare,
)
from hachiya.records.grammar import FACTS, FORMS, GAME, UNSAID, LineGrammar, form_of
from hachiya.records.hanafuda.events import FACT_HINTS
from hachiya.records.lines import Source, lines
from hachiya.records.rows import Row, Token
from hachiya.records.validation_errors import Invalid, Path
from hachiya.words.errors import BadRecord, HachiyaError
from hachiya.words.say import record as say

HEADER = "fuda 1"
"""The first line of every file."""

Defaults = Callable[[str], Mapping[str, str | int]]
"""The options of a game with their default values; for an unknown game it raises a HachiyaError."""


# ------------------------------------------------------------------------------------- writing


def dump(events: Iterable[AnyEvent], defaults: Defaults) -> str:
    """The whole file, header first."""
    return f"{HEADER}\n{dump_matches(events, defaults)}"


def dump_matches(events: Iterable[AnyEvent], defaults: Defaults) -> str:
    """Whole matches, as they stand in a file below its header."""
    return "".join(f"{dump_line(event, family, defaults)}\n" for event, family in with_families(events))


def dump_line(event: AnyEvent, family: Family, defaults: Defaults) -> str:
    """One event of the family, partial or not, without line end; a `tally`'s facts follow on indented lines."""
    if event["e"] == "match":
        return _written(GAME, event, f"game {_game(event, defaults)}")
    facts = event.get("facts", ())
    return "\n  ".join((_written(form_of(event, family), event), *(_written_fact(fact) for fact in facts)))


def _written_fact(fact: AnyEvent) -> str:
    said = {key: value for key, value in fact.items() if key not in UNSAID or value != UNSAID[key]}
    return _written(FACTS[fact["what"]], said)


def _written(form: LineGrammar, event: AnyEvent, word: str = "") -> str:
    parts = [str(event["seat"])] if form.seated else []
    parts.append(word or form.word)
    parts += [_spelled(form.hints[key], event[key]) for key in form.positional if key in event]
    if form.name == "pay":
        parts[1:3] = [f"{parts[1]}>{parts[2]}"]
    parts += [f"{key} {_spelled(form.hints[key], event[key])}" for key in form.named if key in event]
    if "t" in event:
        parts.append(f"@{event['t']}")
    return " ".join(parts)


def _game(event: AnyEvent, defaults: Defaults) -> str:
    usual = _of_version(event["game"], event.get("version"), defaults(event["game"]))
    options = event.get("options", usual)
    said = ", ".join(f"{key}={options[key]}" for key in sorted(options) if options[key] != usual.get(key))
    return f"{event['game']}({said})" if said else str(event["game"])


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
        return " ".join(_spelled(get_args(bare(hint))[0], one) for one in value) or "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if value is None:
        return "none"
    return str(value) or "-"


# ------------------------------------------------------------------------------------- reading lines


_INTEGER = re.compile(r"[+-]?[0-9]{1,16}")


def _parsed(row: Row, forms: Mapping[str, LineGrammar], tag: str) -> tuple[PartialEvent, dict[Path, int]]:
    """The event or fact that a line states, not yet validated, and the columns of its values."""
    tokens = row.tokens
    seat = tokens[0] if _INTEGER.fullmatch(tokens[0].text) else None
    verb = next(iter(tokens[1:] if seat else tokens), None)
    form = forms.get(verb.text) if verb and not verb.quoted else None
    if not verb or not form:
        row.fail(
            verb.column if verb else row.end, say.words_of_line(keys=[" ".join(forms)]), verb.text if verb else None
        )
    if bool(seat) != form.seated:
        row.fail(
            tokens[0].column, say.line_like(text=f"0 {form.word}" if form.seated else form.word), f"{tokens[0].text} …"
        )
    event: PartialEvent = {tag: form.name}
    where: dict[Path, int] = {(tag,): verb.column}
    if seat:
        event["seat"], where["seat",] = int(seat.text), seat.column
    _fill(row, form, tokens[2:] if seat else tokens[1:], event, where)
    return event, where


def _fill(row: Row, form: LineGrammar, tokens: list[Token], event: PartialEvent, where: dict[Path, int]) -> None:
    """Read everything after the word into `event`."""
    if "t" in form.hints and tokens and not tokens[-1].quoted and tokens[-1].text.startswith("@"):
        clock = tokens[-1]
        event["t"], where["t",] = _value(row, int, Token(clock.column, clock.text[1:])), clock.column
        tokens = tokens[:-1]
    if form.name == "pay" and tokens:
        tokens = [*_payment(row, tokens[0]), *tokens[1:]]
    for key, words in _assigned(row, form, tokens).items():
        where[key,] = words[0].column
        if form.hints[key] in DRAWS_TYPES:
            event[key] = _draws(row, words, where)
        elif form.hints[key] is PackHands:
            event[key] = _pack_hands(row, words, where)
        elif form.many(key):
            item = get_args(bare(form.hints[key]))[0]
            nothing = [word.text for word in words] == ["-"] and item not in LETTER_TYPES
            read = [(value, word.column) for word in words for value in _values(row, key, item, word)]
            where.update({(key, index): column for index, (_, column) in enumerate(read)})
            event[key] = [] if nothing else [value for value, _ in read]
        else:
            event[key] = _value(row, form.hints[key], words[0])
    for keys in form.needs:
        said = [key for key in keys if key in event]
        if not said:
            row.fail(row.end, say.value_of(name=form.word, key=keys[0]))
        if len(said) > 1:
            row.fail(where[said[1],], say.not_both(key=said[0], name=said[1]))


def _assigned(row: Row, form: LineGrammar, tokens: list[Token]) -> dict[str, list[Token]]:
    """Which words belong to which key: first those without key, then each after its own."""
    found: dict[str, list[Token]] = {}
    waiting = list(form.positional)
    key: str | None = None
    for token in tokens:
        if not token.quoted and token.text in form.named:
            if token.text in found:
                row.fail(token.column, say.only_once(key=token.text))
            key, waiting = token.text, []
            found[key] = []
            continue
        if waiting and not (key and form.many(key)):
            key = waiting.pop(0)
        if key is None or (found.get(key) and not form.many(key)):
            rest = " ".join(name for name in form.named if name not in found)
            right = say.any_of(keys=[rest]) if rest else say.end_of_line()
            row.fail(token.column, right, token.text)
        found.setdefault(key, []).append(token)
    for name, words in found.items():
        if not words:
            row.fail(row.end, say.value_for(key=name))
    return found


def _payment(row: Row, token: Token) -> list[Token]:
    payer, arrow, payee = token.text.partition(">")
    if not (payer and arrow and payee) or token.quoted:
        row.fail(token.column, say.from_to(), token.text)
    return [Token(token.column, payer), Token(token.column + len(payer) + 1, payee)]


def _draws(row: Row, tokens: list[Token], where: dict[Path, int]) -> list[list[list[object]]]:
    rounds: list[list[list[object]]] = [[]]
    for token in tokens:
        if token.text == "/":
            rounds.append([])
            continue
        seat, colon, card = token.text.partition(":")
        if not colon:
            row.fail(token.column, say.draw_like(), token.text)
        where["draws", len(rounds) - 1, len(rounds[-1])] = token.column
        rounds[-1].append([_value(row, int, Token(token.column, seat)), card])
    return rounds


def _pack_hands(row: Row, tokens: list[Token], where: dict[Path, int]) -> list[list[object]]:
    hands: list[list[object]] = [[]]
    for token in tokens:
        if token.text == "/":
            hands.append([])
            continue
        where["hands", len(hands) - 1, len(hands[-1])] = token.column
        where.setdefault(("hands", len(hands) - 1), token.column)
        hands[-1].append(_value(row, PackCard, token))
    return hands


def _in_order(text: str) -> str:
    """A set of cards that a person may have written in any order; what is no set stays as it is."""
    known = text.replace(HIDDEN, "")
    is_set = len(set(known)) == len(known) and set(known) <= set(LETTERS)
    return "".join(sorted(known)) + HIDDEN * text.count(HIDDEN) if is_set else text


def _values(row: Row, key: str, hint: Any, token: Token) -> Sequence[object]:
    """What one word of a list stands for: the keys of the yaku that it names, elsewhere its own value."""
    named = keys_named(token.text) if key == "yaku" and not token.quoted else ()
    return named or [_value(row, hint, token)]


def _value(row: Row, hint: Any, token: Token) -> object:
    """A word as the value that its type makes of it; what fits no type stays text, for validation to refuse."""
    column, text, _ = token
    if token.quoted != (hint is Text):
        if token.quoted:
            row.fail(column, say.bare_word(), text)
        row.fail(column, say.quoted_text(), text)
    if token.quoted:
        return text
    if hint in (Takes, Version):
        mark = "x" if hint is Takes else "v"
        if not text.startswith(mark):
            row.fail(column, say.marked(key=mark, text="xB" if hint is Takes else "v1"), text)
        text = text[1:]
    if hint in CARD_TYPES:
        text = "" if text == "-" and hint in LETTER_TYPES else text
        return _in_order(text) if hint in (Cards, Takes) else text
    if hint is bool:
        if text not in ("yes", "no"):
            row.fail(column, say.yes_or_no(), text)
        return text == "yes"
    if text == "none" and NoneType in get_args(hint):
        return None
    return int(text) if _INTEGER.fullmatch(text) else text


# ------------------------------------------------------------------------------------- the game line

_GAME = re.compile(r"game\s+(?P<name>[^\s(#\"]+)\s*(?:\((?P<options>[^)]*)(?P<close>\)?))?")
_VERSION = re.compile(r"\s*v(?P<number>[0-9]{1,16})\b")
_OPTION = re.compile(r"\s*(?P<key>\w+)\s*=\s*(?P<value>\w+)\s*(?:,|$)", re.ASCII)


def _match(row: Row, defaults: Defaults) -> tuple[PartialEvent, dict[Path, int]]:
    """`game sannin(multipliers=B) v1 seats 3 …`: what follows the brackets is as in any line."""
    found = _GAME.match(row.text)
    if not found:
        row.fail(row.end, say.game_name())
    event: PartialEvent = {"e": "match", "format": 1, "game": found["name"]}
    where: dict[Path, int] = {("game",): found.start("name") + 1}
    try:
        validate_partial(event, START)
        usual = defaults(found["name"])
    except HachiyaError as error:
        raise BadRecord(error.message, row.number, where["game",]) from None
    version = _VERSION.match(row.text, found.end())
    usual = _of_version(found["name"], int(version["number"]) if version else None, usual)
    event["options"] = {**usual, **_options(row, found, usual)}
    rest = Row(row.number, row.text, found.end())
    _fill(rest, GAME, rest.tokens, event, where)
    return event, where


def _of_version(game: str, version: int | None, usual: Mapping[str, str | int]) -> Mapping[str, str | int]:
    """Of a game's options those that it had in that version; all, where it has had no such one."""
    known = None if version is None else registry.find(game).of_version(version)
    names = usual.keys() if known is None else {option.name for option in known.options}
    return {name: value for name, value in usual.items() if name in names}


def _options(row: Row, game: re.Match[str], usual: Mapping[str, str | int]) -> dict[str, str | int]:
    """What the brackets say, each option known and of its default's type."""
    said: dict[str, str | int] = {}
    text = game["options"] or ""
    start = game.start("options")
    if game["close"] == "":
        row.fail(row.end, say.closing_bracket())
    at = 0
    while text[at:].strip():
        found = _OPTION.match(text, at)
        if not found:
            row.fail(start + at + 1, say.option_list(), text[at:].strip())
        key, value, column = found["key"], found["value"], start + found.start("key") + 1
        if key not in usual or key in said:
            legal = " ".join(name for name in usual if name not in said)
            row.fail(column, say.option_of(name=game["name"], keys=[legal]), key)
        if isinstance(usual[key], int) and not _INTEGER.fullmatch(value):
            row.fail(start + found.start("value") + 1, say.an_integer(), value)
        said[key] = int(value) if isinstance(usual[key], int) else value
        at = found.end()
    return said


# ------------------------------------------------------------------------------------- reading files


def loads(text: str, defaults: Defaults) -> Iterator[tuple[int, PartialEvent]]:
    """`load` from a string."""
    return load(BytesIO(text.encode("utf-8", "surrogatepass")), defaults)


def load(source: Source, defaults: Defaults) -> Iterator[tuple[int, PartialEvent]]:
    """Every event with the number of its line (of a `tally`: of its first line), reading line by line.

    The `game` line says which events may follow it. Keys that a person left out are absent. Raises BadRecord with
    line and column at the first error.
    """
    begun = redacted = False
    family = START
    facts = Facts()
    tally: tuple[int, PartialEvent] | None = None
    for line in lines(source):
        row = Row(line.number, line.text)
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
            begun = _header(row)
            continue
        if not begun:
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


def _header(row: Row) -> bool:
    if [token.text for token in row.tokens] != HEADER.split():
        row.fail(1, say.header(text=HEADER), row.text)
    return True


def _event(row: Row, defaults: Defaults, family: Family, redacted: bool) -> PartialEvent:
    if row.tokens[0].text == "game":
        event, where = _match(row, defaults)
    else:
        event, where = _parsed(row, FORMS[family], "e")
    try:
        event = validate_partial(event, family)
        if not redacted and HIDDEN in row.text and event["e"] != "match":
            refuse_hidden(event, family)
    except Invalid as fault:
        raise _located(row, fault, fault.path, where) from None
    return event


def _fact(row: Row, redacted: bool) -> PartialEvent:
    fact, where = _parsed(row, FACTS, "what")
    fact |= {key: value for key, value in UNSAID.items() if key in FACT_HINTS[str(fact["what"])] and key not in fact}
    try:
        fact = validate_fact(fact)
    except Invalid as fault:
        raise _located(row, fault, fault.path, where) from None
    try:
        if not redacted and HIDDEN in row.text:
            refuse_hidden({"e": "tally", "facts": [fact]}, HANAFUDA)
    except Invalid as fault:
        raise _located(row, fault, fault.path[2:], where) from None
    return fact


def _located(row: Row, fault: Invalid, path: Path, where: Mapping[Path, int]) -> BadRecord:
    """The complaint with the column of the word that states the value (or of what holds it)."""
    while path and path not in where:
        path = path[:-1]
    return BadRecord(fault.message, row.number, where.get(path, row.end))
