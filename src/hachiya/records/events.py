"""The events of a record in two families: games with flower cards, and bashifen; the event `match` names the game.

Events travel through the program as plain dicts of these types. `validate` checks objects from outside: it knows the
keys and types of an event, and nothing of the rules of the game.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from typing import Any, cast, get_args

from pydantic import TypeAdapter, ValidationError
from typing_extensions import is_typeddict

from hachiya.records.bashifen.events import BashifenEvent
from hachiya.records.common_events import (
    STRICT,
    Annotation,
    AnyEvent,
    Hints,
    Match,
    NewEvent,
    event_types_by_tag,
    key_types_of,
)
from hachiya.records.fields import (
    CARD_TYPES,
    DRAW_TYPES,
    HIDDEN,
    BashifenGame,
    HanafudaGame,
    PackHands,
    base_type,
    item_type,
)
from hachiya.records.hanafuda.events import FACT_HINTS, FACT_TYPES, Fact, HanafudaEvent
from hachiya.records.validation_errors import Invalid, Path, first_error, quoted
from hachiya.words.say import record as say

Event = HanafudaEvent | BashifenEvent

PartialEvent = dict[str, object]
"""An event of a hand-written file: keys that can be recomputed may be missing; values have their types."""

# ------------------------------------------------------------------------------------- the families


class EventFamily:
    """The events that records of one family of games may hold: their types by name, and their keys in order.

    `name` is the games' `Game.family`. `by_hand` has the keys, by event, that only a hand-written line may have, in
    place of others.
    """

    def __init__(self, name: str, union: Any, by_hand: Mapping[str, Hints] | None = None) -> None:
        self.name = name
        self.types = event_types_by_tag(union, "e")
        self.hints: dict[str, Hints] = {name: key_types_of(kind) for name, kind in self.types.items()}
        self.written = self.hints | {name: self.hints[name] | keys for name, keys in (by_hand or {}).items()}
        """The keys, by event, that its line may have, hand-written or not."""


START = EventFamily("", Match | Annotation)
"""The events that may stand before the first match."""
HANAFUDA = EventFamily("hanafuda", base_type(HanafudaEvent))
BASHIFEN = EventFamily("bashifen", base_type(BashifenEvent), {"deal": {"hands": PackHands}})
FAMILIES: dict[str, EventFamily] = {
    **dict.fromkeys(get_args(HanafudaGame), HANAFUDA),
    **dict.fromkeys(get_args(BashifenGame), BASHIFEN),
}
"""Families by the name of a game."""


def with_families(events: Iterable[AnyEvent]) -> Iterator[tuple[AnyEvent, EventFamily]]:
    """The events of whole files, each with its family, which the last `match` event before it decides."""
    family = START
    for event in events:
        if event["e"] == "match":
            family = FAMILIES[event["game"]]
        yield event, family


# ------------------------------------------------------------------------------------- validation


@cache
def _checker(hint: Any) -> Callable[[object], Any]:
    """The compiled validator of one type, made when it is first needed."""
    adapter = TypeAdapter(hint) if is_typeddict(hint) else TypeAdapter(hint, config=STRICT)
    return adapter.validator.validate_python


@cache
def _checkers(family: EventFamily, name: str) -> Mapping[str, Callable[[object], object]]:
    """The validators of the keys that a line of this event may have."""
    return {key: _checker(hint) for key, hint in family.written[name].items()}


def _name_and_fields(obj: object, tag: str, hints: Mapping[str, Hints]) -> tuple[str, PartialEvent]:
    """The name of the event (`tag` = `e`) or fact (`tag` = `what`) that an object states, and the object."""
    if not isinstance(obj, dict):
        raise Invalid.expected((), [say.an_object()], obj, "event" if tag == "e" else "fact")
    if tag not in obj:
        raise Invalid((), say.needs_tag(key=tag, names=[" ".join(hints)]))
    name = obj[tag]
    if not isinstance(name, str) or name not in hints:
        unknown = say.unknown_event if tag == "e" else say.unknown_fact
        raise Invalid((tag,), unknown(found=quoted(name), names=[" ".join(hints)]))
    return name, obj


def validate(obj: object, family: EventFamily) -> Event:
    """The event in `obj` (from JSON) as a new dict; `Invalid` says what is wrong where if it is none of the family."""
    name, fields = _name_and_fields(obj, "e", family.hints)
    try:
        event = _checker(family.types[name])(obj)
    except ValidationError as error:
        _raise_fact_error(fields.get("facts") if name == "tally" else None)
        raise first_error(name, fields, family.hints[name], error) from None
    _check_entropy(name, event)
    return cast(Event, event)


def validate_fact(obj: object, types: Mapping[str, type] = FACT_TYPES) -> PartialEvent:
    """The fact in `obj` (from JSON), of one of these types by name, as a new dict; `Invalid` says what is wrong where.

    The types are those of a `tally` unless others are given.
    """
    hints = FACT_HINTS if types is FACT_TYPES else {name: key_types_of(kind) for name, kind in types.items()}
    name, fields = _name_and_fields(obj, "what", hints)
    try:
        return cast(PartialEvent, _checker(types[name])(obj))
    except ValidationError as error:
        raise first_error(name, fields, hints[name], error) from None


def _raise_fact_error(facts: object) -> None:
    """Raise the error of a tally's wrong fact, which says more than that of the whole tally."""
    for index, fact in enumerate(facts if isinstance(facts, list) else ()):
        try:
            validate_fact(fact)
        except Invalid as fault:
            raise fault.with_prefix(("facts", index)) from None


def validate_partial(obj: object, family: EventFamily) -> PartialEvent:
    """The event in `obj`, of which keys may be missing, as a new dict; `Invalid` says what is wrong where."""
    name, fields = _name_and_fields(obj, "e", family.hints)
    hints, checkers = family.written[name], _checkers(family, name)
    event: PartialEvent = {}
    for key, value in fields.items():
        if key not in hints:
            raise Invalid.unknown_key((key,), name, hints)
        try:
            event[key] = checkers[key](value)
        except ValidationError as error:
            _raise_fact_error(value if key == "facts" else None)
            raise first_error(name, fields, hints, error, (key,)) from None
    _check_entropy(name, event)
    return event


def _check_entropy(name: str, event: Mapping[str, object]) -> None:
    if name == "entropy" and ("sha256" in event) == ("words" in event):
        raise Invalid((), say.one_half())


# ------------------------------------------------------------------------------------- order, cards, schema


def with_ordered_keys(event: AnyEvent, family: EventFamily) -> PartialEvent:
    """An event with its keys (and those of its facts and options) in canonical order, for printing."""
    result = {key: event[key] for key in family.hints[event["e"]] if key in event}
    if "facts" in result:
        result["facts"] = [fact_with_ordered_keys(fact) for fact in event["facts"]]
    if "options" in result:
        result["options"] = dict(sorted(event["options"].items()))
    return result


def fact_with_ordered_keys(fact: AnyEvent) -> PartialEvent:
    """A fact of a `tally` with its keys in canonical order."""
    return {key: fact[key] for key in FACT_HINTS[fact["what"]] if key in fact}


def cards_in(event: AnyEvent, family: EventFamily) -> Iterator[tuple[Path, str]]:
    """Every value of an event (partial or not) that holds cards, with its path: `(("hands", 1), "BEk????")`."""
    for key, hint in _card_keys(family, event["e"]).items():
        if key in event:
            yield from _cards(hint, event[key], (key,))


@cache
def _card_keys(family: EventFamily, name: str) -> Hints:
    """The keys of an event whose values may hold cards."""
    return {key: hint for key, hint in family.written[name].items() if _may_hold_cards(hint)}


def _may_hold_cards(hint: Any) -> bool:
    if hint in CARD_TYPES or hint in DRAW_TYPES or hint is Fact:
        return True
    item = item_type(hint)
    return item is not None and _may_hold_cards(item)


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
        item = item_type(hint)
        for index, entry in enumerate(value):
            yield from _cards(item, entry, (*path, index))


def refuse_hidden(event: AnyEvent, family: EventFamily) -> None:
    """Raise `Invalid` at an unknown card: a record without `viewer` in its `match` shows every card."""
    for path, cards in cards_in(event, family):
        if HIDDEN in cards:
            raise Invalid(path, say.hidden_cards())


def json_schema() -> NewEvent:
    """The JSON Schema of `Event`, a union of both families; cards, seats, points are definitions of their own."""
    return TypeAdapter[Any](Event).json_schema()
