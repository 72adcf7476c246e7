"""The events of a record in two families: games with flower cards, and bashifen; `match` says which game it is.

Events travel through the program as plain dicts of these types. `validate` is the door for what comes from
outside: it knows what an event may look like, and nothing of the rules of the game.
"""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Any, cast, get_args, get_origin

from pydantic import TypeAdapter, ValidationError
from typing_extensions import is_typeddict

from hachiya.records.bashifen.events import BashifenEvent
from hachiya.records.common_events import STRICT, Annotation, AnyEvent, Hints, Match, NewEvent, by_tag, hints_of
from hachiya.records.fields import (
    CARD_TYPES,
    DRAW_TYPES,
    HIDDEN,
    BashifenGame,
    HanafudaGame,
    PackHands,
    bare,
)
from hachiya.records.hanafuda.events import FACT_HINTS, FACT_TYPES, Fact, HanafudaEvent
from hachiya.records.validation_errors import Invalid, Path, first_error, quoted
from hachiya.words.say import record as say

Event = HanafudaEvent | BashifenEvent

PartialEvent = dict[str, object]
"""An event from a hand-written file: what could be recomputed may be missing; what is there has its type."""

# ------------------------------------------------------------------------------------- the families


class Family:
    """The events that a record of certain games may hold: by name their types, and their keys in order.

    It goes by the name that games have for it (`Game.family`). `by_hand` are the keys that only a hand-written line
    may have, in the place of others.
    """

    def __init__(self, name: str, union: Any, by_hand: Mapping[str, Hints] | None = None) -> None:
        self.name = name
        self.types = by_tag(union, "e")
        self.hints: dict[str, Hints] = {name: hints_of(kind) for name, kind in self.types.items()}
        self.by_hand = by_hand or {}

    def written(self, name: str) -> Hints:
        """The keys that a line of this event may have, however it came to be written."""
        return {**self.hints[name], **self.by_hand.get(name, {})}


START = Family("", Match | Annotation)
"""What may stand before the first match."""
HANAFUDA = Family("hanafuda", bare(HanafudaEvent))
BASHIFEN = Family("bashifen", bare(BashifenEvent), {"deal": {"hands": PackHands}})
FAMILIES: dict[str, Family] = {
    **dict.fromkeys(get_args(HanafudaGame), HANAFUDA),
    **dict.fromkeys(get_args(BashifenGame), BASHIFEN),
}
"""By the game that `match` names."""


def with_families(events: Iterable[AnyEvent]) -> Iterator[tuple[AnyEvent, Family]]:
    """The events of whole files, each with its family: the `match` before it names the game."""
    family = START
    for event in events:
        if event["e"] == "match":
            family = FAMILIES[event["game"]]
        yield event, family


# ------------------------------------------------------------------------------------- validation


@cache
def _adapter(hint: Any) -> TypeAdapter[Any]:
    """The compiled check of one type, made when it is first needed."""
    if is_typeddict(hint):
        return TypeAdapter(hint)
    return TypeAdapter(hint, config=STRICT)


def _named(obj: object, tag: str, hints: Mapping[str, Hints]) -> tuple[str, PartialEvent]:
    """Which event (`tag` = `e`) or fact (`tag` = `what`) an object claims to be, and the object."""
    noun, unknown = ("event", say.unknown_event) if tag == "e" else ("fact", say.unknown_fact)
    if not isinstance(obj, dict):
        raise Invalid.expected((), [say.an_object()], obj, noun)
    legal = " ".join(hints)
    if tag not in obj:
        raise Invalid((), say.needs_tag(key=tag, names=[legal]))
    name = obj[tag]
    if not isinstance(name, str) or name not in hints:
        raise Invalid((tag,), unknown(found=quoted(name), names=[legal]))
    return name, obj


def validate(obj: object, family: Family) -> Event:
    """The event of the family that `obj` (from JSON) is, as a new dict; `Invalid` says what is wrong, at which path."""
    name, claim = _named(obj, "e", family.hints)
    try:
        event = _adapter(family.types[name]).validate_python(obj)
    except ValidationError as error:
        _blame_a_fact(claim.get("facts") if name == "tally" else None)
        raise first_error(name, claim, family.hints[name], error) from None
    _one_half(name, event)
    return cast(Event, event)


def validate_fact(obj: object) -> PartialEvent:
    """The same for one fact of a `tally`."""
    name, claim = _named(obj, "what", FACT_HINTS)
    try:
        return cast(PartialEvent, _adapter(FACT_TYPES[name]).validate_python(obj))
    except ValidationError as error:
        raise first_error(name, claim, FACT_HINTS[name], error) from None


def _blame_a_fact(facts: object) -> None:
    """Where it is one of a tally's facts that is wrong, its own complaint says more."""
    for index, fact in enumerate(facts if isinstance(facts, list) else ()):
        try:
            validate_fact(fact)
        except Invalid as fault:
            raise fault.with_prefix(("facts", index)) from None


def validate_partial(obj: object, family: Family) -> PartialEvent:
    """The same for an event of which keys may be missing: each that is there is of its type."""
    name, claim = _named(obj, "e", family.hints)
    hints = family.written(name)
    event: PartialEvent = {}
    for key, value in claim.items():
        if key not in hints:
            raise Invalid.unknown_key((key,), name, hints)
        try:
            event[key] = _adapter(hints[key]).validate_python(value)
        except ValidationError as error:
            _blame_a_fact(value if key == "facts" else None)
            raise first_error(name, claim, hints, error, (key,)) from None
    _one_half(name, event)
    return event


def _one_half(name: str, event: Mapping[str, object]) -> None:
    if name == "entropy" and ("sha256" in event) == ("words" in event):
        raise Invalid((), say.one_half())


# ------------------------------------------------------------------------------------- order, cards, schema


def ordered(event: AnyEvent, family: Family) -> PartialEvent:
    """The same event with its keys (and its facts', and its options') in canonical order, for printing."""
    put = {key: event[key] for key in family.hints[event["e"]] if key in event}
    if "facts" in put:
        put["facts"] = [ordered_fact(fact) for fact in event["facts"]]
    if "options" in put:
        put["options"] = dict(sorted(event["options"].items()))
    return put


def ordered_fact(fact: AnyEvent) -> PartialEvent:
    """The same for one fact of a `tally`."""
    return {key: fact[key] for key in FACT_HINTS[fact["what"]] if key in fact}


def cards_in(event: AnyEvent, family: Family) -> Iterator[tuple[Path, str]]:
    """Every card-bearing value of an event (partial or not), with its path: `(("hands", 1), "BEk????")`, …"""
    for key, hint in _card_keys(family, event["e"]).items():
        if key in event:
            yield from _cards(hint, event[key], (key,))


@cache
def _card_keys(family: Family, name: str) -> Hints:
    """The keys of an event that may bear cards."""
    return {key: hint for key, hint in family.written(name).items() if _may_bear_cards(hint)}


def _may_bear_cards(hint: Any) -> bool:
    if hint in CARD_TYPES or hint in DRAW_TYPES or hint is Fact:
        return True
    plain = bare(hint)
    return get_origin(plain) is list and _may_bear_cards(get_args(plain)[0])


def _cards(hint: Any, value: Any, path: Path) -> Iterator[tuple[Path, str]]:
    if hint in CARD_TYPES:
        yield path, value
    elif hint in DRAW_TYPES:
        yield (*path, 1), value[1]
    elif hint is Fact:
        for key, inner in FACT_HINTS[value["what"]].items():
            if key in value:
                yield from _cards(inner, value[key], (*path, key))
    elif isinstance(value, list):
        item = get_args(bare(hint))[0]
        for index, entry in enumerate(value):
            yield from _cards(item, entry, (*path, index))


def refuse_hidden(event: AnyEvent, family: Family) -> None:
    """Complain about an unknown card: without `viewer` in `match` a record is whole."""
    for path, cards in cards_in(event, family):
        if HIDDEN in cards:
            raise Invalid(path, say.hidden_cards())


def json_schema() -> NewEvent:
    """The JSON Schema of `Event`, a union of both families; cards, seats, points are definitions of their own."""
    return TypeAdapter[Any](Event).json_schema()
