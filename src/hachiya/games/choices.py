"""What a seat may choose: whole choices where they are few, else how a choice may go on."""

from dataclasses import dataclass

from hachiya.words.errors import MissingExtra
from hachiya.words.extras import needs_extra
from hachiya.words.message import Message

FEW = 32
"""More whole choices than that are not listed."""
AND_MORE = "…"
"""Behind the name of what is only a part of a choice."""


@dataclass(frozen=True, slots=True)
class Choice:
    """What a seat may choose; `str()` says it in English."""

    seat: int
    actions: tuple[int, ...]
    """As `Table.act` takes them, one after the other."""
    name: str
    """As `play` takes it; a part of a choice ends with an ellipsis."""
    said: Message
    is_whole: bool

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
