"""The events of a record, made from their types: what each is, its keys with their values, and a line of a match."""

import json
from collections.abc import Iterable, Iterator
from functools import cache
from inspect import getdoc
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints

from typing_extensions import TypeAliasType

import hachiya
from hachiya.games.hanafuda.cards import CARDS
from hachiya.games.hanafuda.game import hanafuda
from hachiya.records import common_events, fields, jsonl
from hachiya.records.bashifen.events import BashifenEvent
from hachiya.records.hanafuda.events import FACT_TYPES, Fact, HanafudaEvent
from hachiya.records.replay import replays

HEX = "0f" * 32
AROUND: tuple[dict[str, Any], ...] = (
    {"e": "commit", "n": 1, "sha256": HEX},
    {"e": "entropy", "n": 1, "seat": 0, "sha256": HEX},
    {"e": "entropy", "n": 1, "seat": 0, "words": "a cold spring"},
    {"e": "seat", "seat": 2, "by": "bot", "name": "greedy"},
    {"e": "note", "text": "Rain; we played indoors.", "t": 5300},
    {"e": "reveal", "n": 1, "secret": HEX},
)
TALLIED: tuple[tuple[str, int, tuple[dict[str, Any], ...]], ...] = (
    (
        "sannin",
        3,
        (
            {"lights": "A", "facts": [{"what": "hand", "seat": 2, "yaku": ["sanbon"]}, {"what": "void"}]},
            {
                "lights": "A",
                "facts": [
                    {"what": "hand", "seat": 0, "yaku": ["sanbon"]},
                    {"what": "hand", "seat": 1, "yaku": ["tanichi"]},
                    {"what": "tobikomi", "seat": 0, "month": 2, "fed_by": 2},
                    {"what": "annul", "seat": 0},
                    {"what": "two_turned", "seat": 2},
                    {"what": "nuke", "seat": 1},
                    {"what": "points", "points": [70, 100, 94]},
                ],
            },
            {
                "lights": "",
                "facts": [
                    {"what": "captured", "seat": 0, "yaku": ["akatan"], "extra": 0, "fed_by": None},
                    {"what": "sage", "seat": 0},
                    {"what": "cancel", "seat": 0},
                ],
            },
            {"lights": "", "facts": [{"what": "special", "seat": 1, "yaku": ["sujuroku"], "count": 16}]},
        ),
    ),
    (
        "nakayoshi",
        5,
        (
            {
                "lights": "c",
                "facts": [
                    {"what": "mizuten", "seat": 0},
                    {"what": "bid", "seat": 1, "bid": "in"},
                    {"what": "bid", "seat": 2, "bid": "in"},
                    {"what": "squeezed", "seat": 3, "yaku": ["akatan"], "cards": "BFJ"},
                    {"what": "points", "points": [90, 88, 86, 0, 0]},
                ],
            },
        ),
    ),
    ("bashifen", 4, ({"dealer": 1, "points": 45}, {"points": 120, "failed_lead": 3})),
)
"""Deals that people played at a real table: game, seats, and what was told of each."""

VALUES = {
    "Bid": "`in`, `out`, `double`",
    "CapturedYakuList": "keys of captured yaku; one may stand without its list",
    "Card": "a card",
    "Cards": "cards in index order",
    "Count": "a number from 0 on",
    "Draws": "rounds, each a list of `[seat, card]`",
    "DrawnCount": "a number from 1 to 100",
    "Format": "`1`",
    "HandYakuList": "keys of hand yaku; one may stand without its list",
    "HandsBySeat": "by seat: cards in index order",
    "Hex": "64 hexadecimal digits",
    "Milliseconds": "milliseconds since the match began",
    "Month": "a month from 1 to 12",
    "Moment": "milliseconds since 1970",
    "NamesBySeat": "by seat: a name",
    "Options": "every option of the game with its value",
    "Ordinal": "a number from 1 on: which deal of the match",
    "PackCard": "a card",
    "PackDraws": "rounds, each a list of `[seat, card]`",
    "Payment": "points, at least 1 (12 = 1 kan)",
    "Pile": "cards in the order in which they are drawn",
    "PointsBySeat": "by seat: points (12 = 1 kan)",
    "Rank": "a rank from 2 to 14 (ace)",
    "Seat": "a seat",
    "Seats": "how many seats",
    "SpecialYakuList": "key of a special yaku; it may stand without its list",
    "SqueezedYakuList": "keys of what was held; one may stand without its list",
    "Level": "a level: 0, or 2 to 14 (ace)",
    "Takes": "the cards taken: none, one or three",
    "Text": "any text",
    "Version": "the version of the rules",
}
"""What a value of each type is."""

FAMILIES = {"hanafuda": HanafudaEvent, "bashifen": BashifenEvent}


def value(hint: Any) -> str:
    """What may stand for a key of this type."""
    origin, parts = get_origin(hint), get_args(hint)
    if isinstance(hint, TypeAliasType):
        return VALUES[hint.__name__]
    if hint is Fact:
        return "[a fact](#facts)"
    if origin is NotRequired or origin is Annotated:
        return value(parts[0])
    if origin is Literal:
        words = [f"`{json.dumps(word).strip(chr(34))}`" for word in parts]
        return ", ".join(words) if len(words) < 12 else "a word of the [list](#words)"
    if origin is list:
        return f"a list: {value(parts[0])}"
    if origin in (Union, UnionType):
        return " or ".join(value(part) for part in parts)
    return {bool: "`true` or `false`", NoneType: "`null`"}[hint]


def table_of(kind: type, tag: str) -> Iterator[str]:
    """The keys of an event, in the order in which they are written."""
    yield "| key | value |"
    yield "| --- | --- |"
    hints = get_type_hints(kind, include_extras=True)
    for key, hint in hints.items():
        if key not in (tag, "t"):
            yield f"| `{key}`{' (may be missing)' if get_origin(hint) is NotRequired else ''} | {value(hint)} |"


def laid_shima() -> hachiya.Match:
    """A month on whose field lie the four cherries."""
    match = hachiya.Match("sannin", seed=1)
    hands = [[*range(20 + 7 * seat, 27 + 7 * seat)] for seat in range(3)]
    field = [8, 9, 10, 11, 0, 4]
    dealt = {*field, *(card for hand in hands for card in hand)}
    rest = [card for card in range(CARDS) if card not in dealt]
    match.deal(hanafuda(match.game).deck_of(0, 3, hands, field, rest))
    return match


@cache
def records() -> tuple[str, ...]:
    """Matches in which everything happens: played by bots, laid, tallied."""
    bots = [("sannin", "random", 3, 2), ("nakayoshi", "greedy", 4, 0), ("hachiju", "random", 6, 5)]
    bots += [("shiragiku", "random", 3, 1), ("shiragiku", "random", 7, 1), ("bashifen", "random", 4, 0)]
    played = [hachiya.play(game, bots=[bot] * seats, seed=seed) for game, bot, seats, seed in bots]
    return (*(match.to_jsonl() for match in [*played, laid_shima()]), *map(tallied, TALLIED))


def tallied(match: tuple[str, int, Iterable[dict[str, Any]]]) -> str:
    """A record of what was said at a table, with everything that follows from it."""
    game, seats, deals = match
    events = [{"e": "match", "format": 1, "game": game, "version": 1, "options": {}, "seats": seats}, *AROUND]
    events += [{"e": "tally", **deal} for deal in deals]
    (replay,) = replays(enumerate(events, 1), lenient=True)
    return jsonl.dump(replay.events)


@cache
def lines(family: str) -> dict[str, list[str]]:
    """The lines of all records of a family by their event."""
    by_event: dict[str, list[str]] = {}
    for record in records():
        game = json.loads(record.partition("\n")[0])["game"]
        if hachiya.GAMES[game].family == family:
            for line in record.splitlines():
                by_event.setdefault(json.loads(line)["e"], []).append(line)
    return by_event


def example(family: str, name: str) -> str:
    """Of the lines with most keys the shortest that says something."""
    return min(lines(family)[name], key=lambda line: (-len(json.loads(line)), '""' in line or "[]" in line, len(line)))


def kinds(union: Any, tag: str) -> dict[str, type]:
    """The members of a union by the word that says which one it is."""
    members = get_args(get_args(union)[0] if get_origin(union) is Annotated else union)
    return {get_args(get_type_hints(member)[tag])[0]: member for member in members}


def events(family: str) -> str:
    """Every event of a family; `around`: those that every game may have; `facts`: what a tally is made of."""
    around = kinds(common_events.Annotation, "e")
    tag = "what" if family == "facts" else "e"
    if family == "facts":
        types = FACT_TYPES
        facts = [fact for tally in lines("hanafuda")["tally"] for fact in json.loads(tally)["facts"]]
        shown = {
            name: json.dumps(next(fact for fact in facts if fact["what"] == name), separators=(",", ":"))
            for name in types
        }
    elif family == "around":
        types, shown = around, {name: example("hanafuda", name) for name in around}
    else:
        types = {name: kind for name, kind in kinds(FAMILIES[family], "e").items() if name not in around}
        shown = {name: example(family, name) for name in types}
    level = "####" if family == "facts" else "###"
    parts = []
    for name, kind in types.items():
        doc = (getdoc(kind) or "").strip()
        parts.append(
            "\n".join([f"{level} `{name}`", "", doc, "", *table_of(kind, tag), "", "```json", shown[name], "```"])
        )
    return "\n\n".join(parts) + "\n"


def words(name: str) -> str:
    """The words that may stand for a key, of the list with this name in `records.fields`."""
    return ", ".join(f"`{word}`" for word in flat(getattr(fields, name))) + "\n"


def flat(hint: Any) -> list[str]:
    """All words of a literal type."""
    return [str(word) for word in get_args(hint)]
