"""The choices of a seat: whole choices if they are few, else the possible next parts of a choice."""

from dataclasses import dataclass, field

from hachiya.words.codes import language_code
from hachiya.words.errors import MissingExtra
from hachiya.words.extras import needs_extra
from hachiya.words.message import Message
from hachiya.words.shape import UNSENT, sent_as, shape

FEW = 32
"""The largest number of whole choices that are listed."""
AND_MORE = "…"
"""The sign behind the name of a part of a choice."""


@shape("ChoiceJson")
@dataclass(frozen=True, slots=True)
class Choice:
    """A whole choice of a seat, with the name that is typed and the name that is read.

    Example:
        >>> from hachiya import Match
        >>> match = Match("sannin", dealer=0, seed=8)
        >>> match.deal()
        >>> match.legal()[-1]
        <pass: show nothing>
    """

    seat: int = field(metadata=UNSENT)
    """The seat that chooses, from 0."""
    actions: tuple[int, ...] = field(metadata=UNSENT)
    """The actions of the choice in order, as `Table.act` takes them; each is a number 0 … 62."""
    name: str
    """The name that `Match.play` takes; the name of a part of a choice ends with an ellipsis."""
    title: Message = field(metadata=sent_as("said"))
    """The name as people say it, in every language; `str()` says it in English."""
    is_whole: bool = field(metadata=UNSENT)
    """Whether the choice is whole; False for a part that must be followed by more."""

    def __str__(self) -> str:
        return self.text("en")

    def __repr__(self) -> str:
        try:
            text = str(self)
        except MissingExtra:
            return f"<{self.name}>"
        return f"<{self.name}>" if text == self.name else f"<{self.name}: {text}>"

    def text(self, language: str) -> str:
        """Say the choice in a language.

        Args:
            language: The code of a language: `en`, `ja` or `zh`.

        Returns:
            The name as people say it, with an ellipsis behind a part of a choice.

        Raises:
            UnknownName: If there is no such language.
            MissingExtra: Without `hachiya[words]`.

        Example:
            >>> from hachiya import Match
            >>> match = Match("sannin", dealer=0, seed=8)
            >>> match.deal()
            >>> match.legal()[-1].text("ja")
            '公開しない'
        """
        language_code(language)
        with needs_extra():
            from hachiya.words.voice import say  # noqa: PLC0415  (a program that says nothing loads no catalogue)

        more = "" if self.is_whole else f" {AND_MORE}"
        return f"{say(self.title, language)}{more}"
