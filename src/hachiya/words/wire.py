"""Messages as plain JSON, for pages and files, and back.

Text, numbers and lists are themselves; every other kind of argument is an object with one key, its kind.
"""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, NotRequired, TypeAlias, Union

from typing_extensions import TypeAliasType, TypedDict

from hachiya.words.message import Argument, Cards, Message, Pack, Seat, Sentence, Sign, Sum, UnitName, YakuKeys


class SeatJson(TypedDict):
    """A seat by its number."""

    seat: int


class SumParts(TypedDict):
    """A sum in its parts."""

    sign: Sign
    kan: int | None
    rest: int | None
    unit: UnitName


class SumJson(TypedDict):
    """A sum."""

    sum: SumParts


class CardsJson(TypedDict):
    """Flower cards by their letters."""

    cards: str


class PackJson(TypedDict):
    """Playing cards by their names."""

    pack: list[str]


class YakuJson(TypedDict):
    """Yaku in groups."""

    yaku: list[list[str]]


class MessageJson(TypedDict):
    """A message; `args` only where it has any."""

    key: str
    args: NotRequired[dict[str, "ArgumentJson"]]


if TYPE_CHECKING:
    ArgumentJson: TypeAlias = (
        "str | int | SeatJson | SumJson | CardsJson | PackJson | YakuJson | MessageJson | list[ArgumentJson]"
    )
else:  # the same, as pydantic wants a type that holds itself
    ArgumentJson = TypeAliasType(
        "ArgumentJson",
        Union[str, int, SeatJson, SumJson, CardsJson, PackJson, YakuJson, MessageJson, list["ArgumentJson"]],  # noqa: UP007  (a string stands in it)
    )


class SentenceJson(TypedDict):
    """A sentence; `clause` only where one is told."""

    say: MessageJson
    clause: NotRequired[str]


def message_json(message: Message) -> MessageJson:
    """A message."""
    if not message.arguments:
        return {"key": message.key}
    return {"key": message.key, "args": {name: argument_json(value) for name, value in message.arguments}}


def sentence_json(sentence: Sentence) -> SentenceJson:
    """A sentence."""
    said: SentenceJson = {"say": message_json(sentence.message)}
    return said if sentence.clause is None else {**said, "clause": sentence.clause}


def sum_json(money: Sum) -> SumParts:
    """A sum by itself."""
    return {"sign": money.sign, "kan": money.kan, "rest": money.rest, "unit": money.unit}


def argument_json(value: Argument) -> ArgumentJson:
    """An argument."""
    match value:
        case Seat(number):
            return {"seat": number}
        case Sum():
            return {"sum": sum_json(value)}
        case Cards(letters):
            return {"cards": letters}
        case Pack(names):
            return {"pack": [*names]}
        case YakuKeys(groups):
            return {"yaku": [[*keys] for keys in groups]}
        case Message():
            return message_json(value)
        case tuple():
            return [argument_json(one) for one in value]
    return value


def message_of(plain: Mapping[str, Any]) -> Message:
    """The message that `message_json` has made so."""
    return Message(plain["key"], tuple((name, argument_of(value)) for name, value in plain.get("args", {}).items()))


def argument_of(plain: Any) -> Argument:
    """The argument that `argument_json` has made so."""
    if isinstance(plain, list):
        return tuple(map(argument_of, plain))
    if not isinstance(plain, dict):
        return str(plain) if isinstance(plain, str) else int(plain)
    if "key" in plain:
        return message_of(plain)
    ((kind, value),) = plain.items()
    return _KINDS[kind](value)


_KINDS: Mapping[str, Callable[[Any], Argument]] = {
    "seat": Seat,
    "sum": lambda parts: Sum(**parts),
    "cards": Cards,
    "pack": lambda names: Pack(tuple(names)),
    "yaku": lambda groups: YakuKeys(tuple(map(tuple, groups))),
}
