"""Messages as data: a key of the catalogue and the arguments of its sentence.

A message belongs to no language. It can be compared, kept, sent (`wire`) and said (`voice`).
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from hachiya.words.arguments import Cards, Pack, Seat, Sum, YakuKeys
from hachiya.words.shape import OPTIONAL, sent_as, shape

Argument: TypeAlias = "str | int | Seat | Sum | Cards | Pack | YakuKeys | Message | tuple[Argument, ...]"
"""An argument of a message; a tuple holds several of one kind, and the catalogue says how a language joins them."""


@dataclass(frozen=True, slots=True)
class Message:
    """A key of the catalogue with the arguments of its sentence; `say` makes it with arguments sorted by name.

    Example:
        >>> from hachiya import GAMES
        >>> GAMES["sannin"].title
        Message(key='game-sannin', arguments=())
    """

    key: str
    """The key of the message in the catalogue."""
    arguments: tuple[tuple[str, Argument], ...] = ()
    """The arguments by name."""

    @classmethod
    def __get_pydantic_core_schema__(cls, _source: object, handler: Any) -> Any:
        from hachiya.words.message_schema import message_schema  # noqa: PLC0415  (loads pydantic, only for sending)

        return message_schema(cls, handler)


@shape("SentenceJson")
@dataclass(frozen=True, slots=True)
class Sentence:
    """A complete sentence and the clause of the rules behind it.

    Example:
        >>> from hachiya.words.message import Sentence
        >>> from hachiya.words.names import name
        >>> Sentence(name("game", "sannin"), "SAN A1").clause
        'SAN A1'
    """

    message: Message = field(metadata=sent_as("say"))
    """The message of the sentence."""
    clause: str | None = field(default=None, metadata=OPTIONAL)
    """The section of the rules, where the sentence rests on one."""


Telling = Sequence[Sentence]
"""Several sentences in their order."""
