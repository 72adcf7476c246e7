"""Messages as plain JSON, for pages and files, and back.

Text, numbers and lists are themselves; every other kind of argument is an object with one key, its kind.
"""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Annotated, Any, NotRequired, TypeAlias, Union

from pydantic import BeforeValidator, Discriminator, GetCoreSchemaHandler, PlainSerializer, Tag, TypeAdapter
from pydantic_core import CoreSchema, core_schema
from typing_extensions import TypeAliasType, TypedDict

from hachiya.words.message import Argument, Cards, Message, Pack, Seat, Sum, YakuKeys


class SumJson(TypedDict):
    """A sum."""

    sum: Sum


class MessageJson(TypedDict):
    """A message; `args` only where it has any."""

    key: str
    args: NotRequired[dict[str, "ArgumentJson"]]


_KINDS: Mapping[type, str] = {
    str: "text",
    int: "number",
    tuple: "list",
    list: "list",
    Seat: "seat",
    Sum: "sum",
    Cards: "cards",
    Pack: "pack",
    YakuKeys: "yaku",
    Message: "key",
}


def _kind(value: Any) -> str | None:
    """Which kind an argument is, or its JSON, whose first key says it."""
    if isinstance(value, dict):
        return next(iter(value), None)
    return _KINDS.get(type(value)) or next((_KINDS[base] for base in type(value).__mro__ if base in _KINDS), None)


def _under_its_kind(money: Sum) -> SumJson:
    return {"sum": money}


_SumByKind = Annotated[
    Sum, BeforeValidator(lambda found: found["sum"]), PlainSerializer(_under_its_kind, return_type=SumJson)
]
"""A sum as an argument; by itself it is no more than its parts."""

if TYPE_CHECKING:
    ArgumentJson: TypeAlias = Argument
else:  # the same, as pydantic wants a type that holds itself
    ArgumentJson = TypeAliasType(
        "ArgumentJson",
        Annotated[
            Union[  # noqa: UP007  (a string stands in it)
                Annotated[str, Tag("text")],
                Annotated[int, Tag("number")],
                Annotated[Seat, Tag("seat")],
                Annotated[_SumByKind, Tag("sum")],
                Annotated[Cards, Tag("cards")],
                Annotated[Pack, Tag("pack")],
                Annotated[YakuKeys, Tag("yaku")],
                Annotated[Message, Tag("key")],
                Annotated[tuple["ArgumentJson", ...], Tag("list")],
            ],
            Discriminator(_kind),
        ],
    )


def message_schema(handler: GetCoreSchemaHandler) -> CoreSchema:
    """How pydantic reads and writes a message."""
    plain = handler.generate_schema(MessageJson)
    return core_schema.no_info_after_validator_function(
        _message, plain, serialization=core_schema.plain_serializer_function_ser_schema(_parts, return_schema=plain)
    )


def _message(plain: MessageJson) -> Message:
    return Message(plain["key"], tuple(plain.get("args", {}).items()))


def _parts(message: Message) -> MessageJson:
    return {"key": message.key, "args": dict(message.arguments)} if message.arguments else {"key": message.key}


_MESSAGE = TypeAdapter(Message)


def message_json(message: Message) -> MessageJson:
    """A message."""
    plain: MessageJson = _MESSAGE.dump_python(message, mode="json")
    return plain


def message_of(plain: Mapping[str, Any]) -> Message:
    """The message that `message_json` has made so; ValueError if it is none."""
    return _MESSAGE.validate_python(plain)


def render_messages(plain: Any, called: Callable[[Message], Any]) -> Any:
    """JSON in which every message stands as it is `called`: what has a `key`, and beside it no more than `args`."""
    if isinstance(plain, list):
        return [render_messages(one, called) for one in plain]
    if not isinstance(plain, dict):
        return plain
    if "key" in plain and plain.keys() <= {"key", "args"}:
        return called(message_of(plain))
    return {name: render_messages(one, called) for name, one in plain.items()}
