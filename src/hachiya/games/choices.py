"""What a seat may choose: whole choices where they are few, else how a choice may go on."""

from dataclasses import dataclass, field

from hachiya.words.errors import MissingExtra
from hachiya.words.extras import needs_extra
from hachiya.words.message import Message
from hachiya.words.shape import UNSENT, shape

FEW = 32
"""More whole choices than that are not listed."""
AND_MORE = "…"
"""Behind the name of what is only a part of a choice."""


@shape("ChoiceJson")
@dataclass(frozen=True, slots=True)
class Choice:
    """A choice by the name that is typed and the one that is said."""

    seat: int = field(metadata=UNSENT)
    actions: tuple[int, ...] = field(metadata=UNSENT)
    """As `Table.act` takes them, one after the other."""
    name: str
    """As `play` takes it; a part of a choice ends with an ellipsis."""
    said: Message
    """So it is called in every language; `str()` says it in English."""
    is_whole: bool = field(metadata=UNSENT)

    def __str__(self) -> str:
        return self.text("en")

    def __repr__(self) -> str:
        try:
            said = str(self)
        except MissingExtra:
            return f"<{self.name}>"
        return f"<{self.name}>" if said == self.name else f"<{self.name}: {said}>"

    def text(self, language: str) -> str:
        """What it is called in a language, by its code; MissingExtra without `hachiya[words]`."""
        with needs_extra():
            from hachiya.words.voice import say  # noqa: PLC0415  (a program that says nothing loads no catalogue)

        more = "" if self.is_whole else f" {AND_MORE}"
        return f"{say(self.said, language)}{more}"
