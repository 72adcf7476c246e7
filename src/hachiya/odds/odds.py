"""The odds of a topic in one game: tables that print themselves."""

from dataclasses import dataclass

from hachiya.odds.tables import Table
from hachiya.words.codes import language_code
from hachiya.words.extras import needs_extra
from hachiya.words.message import Message
from hachiya.words.notebook import Html


@dataclass(frozen=True, repr=False)
class Odds:
    """The odds of a topic in one game; `print` and notebooks show them as tables.

    Example:
        >>> from hachiya import odds
        >>> odds.shima("sannin")
        <Odds of shima in sannin: shima, kinds>
    """

    topic: str
    """The name of the topic."""
    game: str
    """The name of the game."""
    title: Message
    """The title of the topic as people say it."""
    tables: tuple[Table, ...]
    """The tables, in the order in which they are shown."""

    def __repr__(self) -> str:
        return f"<Odds of {self.topic} in {self.game}: {', '.join(table.key for table in self.tables)}>"

    def __str__(self) -> str:
        return self.text()

    def text(self, lang: str = "en") -> str:
        """Write the tables in a language.

        Args:
            lang: The code of a language: `en`, `ja` or `zh`.

        Returns:
            Several lines of text.

        Raises:
            UnknownName: If there is no such language.
            MissingExtra: Without `hachiya[words]`.

        Example:
            >>> from hachiya import odds
            >>> print(odds.shima("sannin").text().splitlines()[0])
            sannin: All four cards of a month on the field (shima)
        """
        with needs_extra():
            from hachiya.odds.text import in_words  # noqa: PLC0415  (who reads numbers alone loads no words)

        return in_words(self.game, self.title, self.tables, language_code(lang))

    def html(self, lang: str = "en") -> Html:
        """Write the tables as HTML, as a notebook shows them.

        Args:
            lang: The code of a language: `en`, `ja` or `zh`.

        Returns:
            The HTML, in the colours of the page around it.

        Raises:
            UnknownName: If there is no such language.
            MissingExtra: Without `hachiya[words]`.

        Example:
            >>> from hachiya import odds
            >>> odds.shima("sannin").html().count("<table>")
            2
        """
        with needs_extra():
            from hachiya.odds.html import html  # noqa: PLC0415  (as in `text`)

        return html(self.game, self.title, self.tables, language_code(lang))

    def _repr_html_(self) -> str:
        return self.html()
