"""The odds of a topic in one game: tables that print themselves."""

from dataclasses import dataclass

from hachiya.odds.tables import Table
from hachiya.words.codes import language_code
from hachiya.words.extras import needs_extra
from hachiya.words.message import Message


@dataclass(frozen=True, repr=False)
class Odds:
    """The odds of a topic in one game; `print` shows them as tables."""

    topic: str
    game: str
    title: Message
    tables: tuple[Table, ...]

    def __repr__(self) -> str:
        return f"<Odds of {self.topic} in {self.game}: {', '.join(table.key for table in self.tables)}>"

    def __str__(self) -> str:
        return self.text()

    def text(self, lang: str = "en") -> str:
        """The tables as text in the language `lang`; UnknownName lists the languages.

        MissingExtra without `hachiya[words]`.
        """
        with needs_extra():
            from hachiya.odds.text import in_words  # noqa: PLC0415  (who reads numbers alone loads no words)

        return in_words(self.game, self.title, self.tables, language_code(lang))
