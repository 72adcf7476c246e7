"""Hypothesis strategies for any event of docs/library/record.md, made from the event types."""

import json
from collections.abc import Iterable
from functools import cache
from random import Random
from types import NoneType, UnionType
from typing import Any, Literal, NamedTuple, Union, get_args, get_origin

from hypothesis import settings
from hypothesis import strategies as st

from hachiya.games.bashifen.cards import NAMES
from hachiya.games.hanafuda.cards import LETTERS
from hachiya.records.events import BASHIFEN, FAMILIES, HANAFUDA, START, EventFamily, PartialEvent
from hachiya.records.fields import (
    HIDDEN,
    SAFE,
    Card,
    Cards,
    Count,
    DeclaredCards,
    DrawnCards,
    DrawnCount,
    Draws,
    Format,
    HandsBySeat,
    Hex,
    Level,
    LevelByPair,
    Milliseconds,
    Moment,
    Month,
    NamesBySeat,
    Options,
    Ordinal,
    PackCard,
    PackDraws,
    Payment,
    Pile,
    PlayedCards,
    Points,
    PointsBySeat,
    Rank,
    Seat,
    Seats,
    Takes,
    Text,
    Version,
    WidowCards,
    base_type,
)
from hachiya.records.hanafuda.events import FACT_HINTS, FACT_TYPES, Fact

QUICK = settings(max_examples=12, deadline=None)
"""Settings of a test that runs over every kind of event."""

DEFAULTS: dict[str, dict[str, str | int]] = {
    "nakayoshi": {"length": "year", "extras_on_yaku_end": "yes"},
    "sannin": {"multipliers": "A", "overtime": "no", "months": 12},
    "shiragiku": {"length": "year", "overtime": "no", "inoshikacho": "no"},
    "hachiju": {"deals": 12},
    "bashifen": {
        "win": "past_ace",
        "start": "zero",
        "undeclared": "widow",
        "overflow": "capped",
        "joker_rebellion": "any_time",
    },
}
"""The default options of the games (docs/library/record.md)."""


class Sort(NamedTuple):
    """A kind of event: its family, and its name there."""

    family: EventFamily
    name: str

    def __str__(self) -> str:
        return f"{self.family.name}-{self.name}"

    @property
    def game(self) -> str:
        """A game in whose records the event stands."""
        return next(game for game, family in FAMILIES.items() if family is self.family)

    @property
    def kind(self) -> Any:
        """The type of the event."""
        return self.family.types[self.name]

    @property
    def hints(self) -> dict[str, Any]:
        """The keys of the event with their types, in order."""
        return self.family.hints[self.name]


SORTS = [Sort(family, name) for family in (HANAFUDA, BASHIFEN) for name in family.types]


def as_lines(events: Iterable[Any]) -> str:
    """JSON Lines of any objects, whether they are events or not."""
    return "".join(f"{json.dumps(event, ensure_ascii=False, separators=(',', ':'))}\n" for event in events)


def defaults(game: str) -> dict[str, str | int]:
    return DEFAULTS[game]


def _in_order(cards: set[str]) -> str:
    return "".join(sorted(cards))


def _known(smallest: int = 0, largest: int = 48) -> st.SearchStrategy[str]:
    return st.sets(st.sampled_from(LETTERS), min_size=smallest, max_size=largest).map(_in_order)


def _text() -> st.SearchStrategy[str]:
    return st.text(st.characters(exclude_categories=["Cs"]), max_size=12)


def _hideable(known: st.SearchStrategy[str], hidden: bool) -> st.SearchStrategy[str]:
    return st.builds(lambda cards, n: cards + HIDDEN * n, known, st.integers(0, 7)) if hidden else known


_NUMBERS: dict[Any, tuple[int, int]] = {
    Format: (1, 1), Seat: (0, 5), Seats: (2, 6), Points: (-SAFE, SAFE), Payment: (1, SAFE), Count: (0, SAFE),
    Ordinal: (1, SAFE), Version: (1, SAFE), Month: (1, 12), Milliseconds: (0, SAFE), Moment: (0, 10**14), Rank: (2, 14),
    DrawnCount: (1, 100),
}  # fmt: skip


@cache
def _pack_cards(least: int, most: int, hidden: bool) -> st.SearchStrategy[list[str]]:
    """`least` to `most` cards of two decks in any order; with `hidden` some may be unknown."""

    def drawn(number: int, value: int) -> list[str]:
        cards = Random(value).sample(2 * NAMES, number)
        return [HIDDEN if hidden and value % 3 == 0 and place % 2 else card for place, card in enumerate(cards)]

    return st.builds(drawn, st.integers(least, most), st.integers(0, SAFE))


_PACK_CARDS: list[tuple[Any, int, int]] = [
    (DrawnCards, 100, 100), (WidowCards, 8, 8), (DeclaredCards, 1, 2), (PlayedCards, 1, 30),
]  # fmt: skip


def _value(hint: Any, hidden: bool) -> st.SearchStrategy[Any]:
    """Any value of a field's type; with `hidden` cards may be unknown."""
    card = st.sampled_from(LETTERS + HIDDEN if hidden else LETTERS)
    pack_card = st.sampled_from((*NAMES, HIDDEN) if hidden else NAMES)
    draw = st.tuples(st.integers(0, 5), card).map(list)
    pack_draw = st.tuples(st.integers(0, 5), pack_card).map(list)
    level = st.sampled_from([0, *range(2, 15)])
    by_seat = get_args(base_type(hint))[0] if hint in (HandsBySeat, PointsBySeat, NamesBySeat) else None
    named: dict[Any, st.SearchStrategy[Any]] = {
        Card: card,
        Cards: _hideable(_known(), hidden),
        Takes: st.one_of(st.just(""), _known(1, 1), _known(3, 3)),
        Pile: _hideable(st.lists(st.sampled_from(LETTERS), unique=True).map("".join), hidden),
        Draws: st.lists(st.lists(draw, min_size=1, max_size=6), min_size=1, max_size=4),
        PackCard: pack_card,
        PackDraws: st.lists(st.lists(pack_draw, min_size=1, max_size=4), min_size=1, max_size=4),
        Level: level,
        LevelByPair: st.lists(level, min_size=2, max_size=2),
        **{kind: _pack_cards(least, most, hidden) for kind, least, most in _PACK_CARDS},
        Hex: st.binary(min_size=32, max_size=32).map(bytes.hex),
        Text: _text(),
    }
    if hint in named:
        return named[hint]
    if hint in _NUMBERS:
        return st.integers(*_NUMBERS[hint])
    if by_seat:
        return st.lists(_value(by_seat, hidden), min_size=2, max_size=6)
    if hint is Fact:
        return st.sampled_from(sorted(FACT_TYPES)).flatmap(lambda what: facts(what, hidden))
    return _plain(base_type(hint), hidden)


def _plain(hint: Any, hidden: bool) -> st.SearchStrategy[Any]:
    if get_origin(hint) is Literal:
        return st.sampled_from(get_args(hint))
    if get_origin(hint) in (Union, UnionType):
        return st.one_of(*(_value(member, hidden) for member in get_args(hint)))
    if get_origin(hint) is list:
        return st.lists(_value(get_args(hint)[0], hidden), max_size=5)
    return {bool: st.booleans(), NoneType: st.none()}[hint]


def _filled(hints: dict[str, Any], needed: frozenset[str], hidden: bool) -> st.SearchStrategy[PartialEvent]:
    made = {key: _value(hint, hidden) for key, hint in hints.items() if hint is not Options}
    return st.fixed_dictionaries(
        {key: made[key] for key in made if key in needed},
        optional={key: made[key] for key in made if key not in needed},
    )


@cache
def facts(what: str, hidden: bool = False) -> st.SearchStrategy[PartialEvent]:
    """Any fact of one sort."""
    kind: Any = FACT_TYPES[what]
    return _filled(FACT_HINTS[what], kind.__required_keys__, hidden)


@cache
def matches(viewer: bool = False) -> st.SearchStrategy[PartialEvent]:
    """Any `match` line, with its game's options set to any value of their type."""
    kind: Any = START.types["match"]
    needed = kind.__required_keys__ | ({"viewer"} if viewer else set())
    hints = {key: hint for key, hint in START.hints["match"].items() if viewer or key != "viewer"}

    def optioned(event: PartialEvent) -> st.SearchStrategy[PartialEvent]:
        choices = {
            key: st.one_of(st.just(usual), st.integers(1, 100) if isinstance(usual, int) else st.just("other"))
            for key, usual in DEFAULTS[str(event["game"])].items()
        }
        return st.fixed_dictionaries(choices).map(lambda options: {**event, "options": options})

    return _filled(hints, needed, False).flatmap(optioned)


@cache
def events(sort: Sort, hidden: bool = False) -> st.SearchStrategy[PartialEvent]:
    """Any event of one kind."""
    if sort.name == "match":
        return matches(viewer=hidden)
    needed = sort.kind.__required_keys__
    if sort.name == "entropy":
        halves = st.sampled_from(["sha256", "words"])
        return halves.flatmap(
            lambda half: _filled(
                {key: hint for key, hint in sort.hints.items() if key not in {"sha256", "words"} - {half}},
                needed | {half},
                hidden,
            )
        )
    return _filled(sort.hints, needed, hidden)


@cache
def records() -> st.SearchStrategy[list[PartialEvent]]:
    """A `match` and a few events of its game in any order, with unknown cards where there is a viewer."""

    def after(match: PartialEvent) -> st.SearchStrategy[list[PartialEvent]]:
        rest = [sort for sort in SORTS if sort.family is FAMILIES[str(match["game"])] and sort.name != "match"]
        hidden = "viewer" in match
        body = st.lists(st.sampled_from(rest).flatmap(lambda sort: events(sort, hidden)), max_size=5)
        return body.map(lambda events: [match, *events])

    return st.booleans().flatmap(lambda viewer: matches(viewer=viewer)).flatmap(after)
