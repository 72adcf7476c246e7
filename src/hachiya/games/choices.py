"""The choices of a seat: whole choices if they are few, else the possible next parts of a choice."""

from dataclasses import dataclass, field

from hachiya.words.errors import MissingExtra
from hachiya.words.extras import needs_extra
from hachiya.words.message import Message
from hachiya.words.shape import UNSENT, sent_as, shape

FEW = 32
"""The most whole choices that are listed."""
AND_MORE = "…"
"""Stands behind the name of a part of a choice."""


@shape("ChoiceJson")
@dataclass(frozen=True, slots=True)
class Choice:
    """A choice of a seat, or a part of one, with a name to type and a title to read."""

    seat: int = field(metadata=UNSENT)
    actions: tuple[int, ...] = field(metadata=UNSENT)
    """The actions for `Table.act`, one after the other."""
    name: str
    """The name that `play` takes; that of a part of a choice ends with an ellipsis."""
    title: Message = field(metadata=sent_as("said"))
    """The name in every language; `str()` gives the English one."""
    is_whole: bool = field(metadata=UNSENT)

    def __str__(self) -> str:
        return self.text("en")

    def __repr__(self) -> str:
        try:
            text = str(self)
        except MissingExtra:
            return f"<{self.name}>"
        return f"<{self.name}>" if text == self.name else f"<{self.name}: {text}>"

    def text(self, language: str) -> str:
        """The title in the language with this code; MissingExtra without `hachiya[words]`."""
        with needs_extra():
            from hachiya.words.voice import say  # noqa: PLC0415  (a program that says nothing loads no catalogue)

        more = "" if self.is_whole else f" {AND_MORE}"
        return f"{say(self.title, language)}{more}"
