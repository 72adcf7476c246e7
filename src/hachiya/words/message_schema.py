"""The JSON of messages as pydantic types.

Text, numbers and lists stand for themselves; every other kind of argument is an object with one key, its kind.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, Any, NotRequired, TypeAlias, Union

from pydantic import BeforeValidator, Discriminator, GetCoreSchemaHandler, PlainSerializer, Tag
from pydantic_core import CoreSchema, core_schema
from typing_extensions import TypeAliasType, TypedDict

from hachiya.words.arguments import Cards, Pack, Seat, Sum, YakuKeys


class SumJson(TypedDict):
    """A sum as an argument of a message."""

    sum: Sum


class MessageJson(TypedDict):
    """A message; `args` is absent where the message has no arguments."""

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
}


def _kind(value: Any) -> str | None:
    """The kind of an argument; the first key of a JSON object names it."""
    if isinstance(value, dict):
        return next(iter(value), None)
    return _KINDS.get(type(value)) or next((_KINDS[base] for base in type(value).__mro__ if base in _KINDS), None)


def _under_its_kind(money: Sum) -> SumJson:
    return {"sum": money}


_SumByKind = Annotated[
    Sum, BeforeValidator(lambda plain: plain["sum"]), PlainSerializer(_under_its_kind, return_type=SumJson)
]
"""A sum as an argument; elsewhere a sum is written as its bare parts."""

if TYPE_CHECKING:
    ArgumentJson: TypeAlias = (
        str | int | Seat | Sum | Cards | Pack | YakuKeys | MessageJson | tuple["ArgumentJson", ...]
    )
else:  # pydantic needs a named alias for a type that contains itself
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
                Annotated[MessageJson, Tag("key")],
                Annotated[tuple["ArgumentJson", ...], Tag("list")],
            ],
            Discriminator(_kind),
        ],
    )


def message_schema(message_class: type[Any], handler: GetCoreSchemaHandler) -> CoreSchema:
    """The schema by which pydantic reads and writes the messages of `message_class`, which names this module."""

    def from_plain(value: Any) -> Any:
        if isinstance(value, dict):
            arguments = value.get("args", {}).items()
            return message_class(value["key"], tuple((name, from_plain(argument)) for name, argument in arguments))
        return tuple(map(from_plain, value)) if isinstance(value, tuple) else value

    def to_plain(value: Any) -> Any:
        if isinstance(value, message_class):
            arguments = {name: to_plain(argument) for name, argument in value.arguments}
            return {"key": value.key, "args": arguments} if arguments else {"key": value.key}
        return tuple(map(to_plain, value)) if isinstance(value, tuple) else value

    plain = handler.generate_schema(MessageJson)
    return core_schema.no_info_after_validator_function(
        from_plain, plain, serialization=core_schema.plain_serializer_function_ser_schema(to_plain, return_schema=plain)
    )
