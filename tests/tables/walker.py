"""A walk through a message by its type: every value that is cards, with its path. No other value holds cards."""

from collections.abc import Iterator
from functools import cache
from types import UnionType
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

from pydantic import TypeAdapter
from typing_extensions import is_typeddict

from hachiya.explain.bashifen.sheet import LevelSheet
from hachiya.explain.hanafuda.rows import ScoreSheet
from hachiya.records.bashifen.events import BashifenEvent
from hachiya.records.events import BASHIFEN, HANAFUDA, cards_in
from hachiya.records.fields import CARD_TYPES, base_type
from hachiya.records.hanafuda.events import HanafudaEvent
from hachiya.tables.live.to_page import ToPage
from hachiya.tables.messages.changes import Changes
from hachiya.tables.messages.shapes import Shapes
from hachiya.words.message import Message as ChatLine
from hachiya.words.message import Sentence
from hachiya.words.message_schema import MessageJson
from tests.tables.choosing import Message

Path = tuple[str | int, ...]

_valid: TypeAdapter[Any] = TypeAdapter(ToPage)


def check_form(message: Message) -> None:
    """Assert that the message matches the protocol, except for the view that `Follower` adds to an entry."""
    parts = {key: value for key, value in message.items() if key != "view" or message["is"] != "entry"}
    _valid.validate_python(parts)


def cards_of(message: Message) -> Iterator[tuple[Path, str]]:
    """Every value of a message that is cards; of an entry those of its view, which `Follower` knows."""
    yield from _cards(_KINDS[message["is"], message.get("family")], message, ())
    if message["is"] == "entry":
        yield from _cards(get_type_hints(_KINDS["table", message["family"]])["view"], message["view"], ("view",))


def _kinds(union: Any) -> Iterator[Any]:
    """The members of a union of unions."""
    for kind in get_args(get_args(union)[0] if get_origin(union) is Annotated else union):
        if is_typeddict(kind):
            yield kind
        else:
            yield from _kinds(kind)


def _tag(kind: Any, key: str) -> str | None:
    hints = get_type_hints(kind)
    return get_args(hints[key])[0] if key in hints else None


_KINDS = {(_tag(kind, "is"), _tag(kind, "family")): kind for kind in _kinds(ToPage)}
_SENTENCES = (MessageJson, ChatLine, Sentence)
"""Recursive types, which are walked as they are."""
_WALKED_OTHERWISE = (Changes, ScoreSheet, LevelSheet)
"""Changes are walked with their resulting view; a sheet has no cards."""
_EVENTS = {HanafudaEvent: HANAFUDA, BashifenEvent: BASHIFEN}


def _plain(hint: Any) -> Any:
    """A type without its name and constraints; of a rule shape its message type."""
    if get_origin(hint) is Annotated and isinstance(get_args(hint)[1], Shapes):
        shape, shapes = get_args(hint)
        return shapes.message_type(shape)
    return base_type(hint)


@cache
def _hints(kind: Any) -> dict[str, Any]:
    hints = get_type_hints(kind, include_extras=True)
    return {key: hint for key, hint in hints.items() if bears_cards(hint)}


@cache
def bears_cards(hint: Any) -> bool:
    """Whether a value of this type may hold cards."""
    if hint in CARD_TYPES or hint in _EVENTS or hint in _SENTENCES:
        return True
    if hint in _WALKED_OTHERWISE:
        return False
    plain = _plain(hint)
    if is_typeddict(plain):
        return any(map(bears_cards, get_type_hints(plain, include_extras=True).values()))
    return any(map(bears_cards, get_args(plain)))


def _cards(hint: Any, value: Any, path: Path) -> Iterator[tuple[Path, str]]:
    if value is None:
        return
    if hint in CARD_TYPES:
        yield path, value
        return
    if hint in _EVENTS:
        for inner, cards in cards_in(value, _EVENTS[hint]):
            yield (*path, *inner), cards
        return
    if hint in _SENTENCES:
        yield from _cards_said(value, path)
        return
    plain = _plain(hint)
    if is_typeddict(plain):
        for key, inner_hint in _hints(plain).items():
            if key in value:
                yield from _cards(inner_hint, value[key], (*path, key))
    elif get_origin(plain) is list:
        for index, item in enumerate(value):
            yield from _cards(get_args(plain)[0], item, (*path, index))
    elif get_origin(plain) in (Union, UnionType):
        (only,) = (option for option in get_args(plain) if bears_cards(option))
        yield from _cards(only, value, path)
    elif get_origin(hint) is not Annotated:
        yield from _cards(get_args(plain)[0], value, path)  # NotRequired


def _cards_said(value: Any, path: Path) -> Iterator[tuple[Path, str]]:
    """The cards of a sentence: every argument that is cards."""
    if isinstance(value, list):
        for index, inner_value in enumerate(value):
            yield from _cards_said(inner_value, (*path, index))
    elif isinstance(value, dict):
        for name, inner_value in value.items():
            if name == "cards" and isinstance(inner_value, str):
                yield (*path, name), inner_value
            elif name == "pack" and isinstance(inner_value, list):
                yield from (((*path, name, index), card) for index, card in enumerate(inner_value))
            else:
                yield from _cards_said(inner_value, (*path, name))
