"""The score sheet of a match, as `Match.sheet` gives it."""

from dataclasses import dataclass

from hachiya.explain.bashifen.sheet import LevelSheet
from hachiya.explain.hanafuda.rows import ScoreSheet
from hachiya.games.game import Game
from hachiya.words.codes import language_code
from hachiya.words.extras import needs_extra
from hachiya.words.notebook import Html


@dataclass(frozen=True, repr=False)
class Sheet:
    """The score sheet of a match, in the layout of the game's players; `print` and notebooks show it as a table.

    Example:
        >>> from hachiya import play
        >>> print(play("bashifen", bots="random", seed=1).sheet().text().splitlines()[0])
        deal | Whim 1 & Whim 3  | Whim 2 & Whim 4  | declarer | trumps | remarks
    """

    game: Game
    """The game that was played."""
    content: ScoreSheet | LevelSheet
    """The rows as data, in the form in which a server sends them."""

    def __repr__(self) -> str:
        return f"<Sheet of {self.game.name}: {', '.join(self.content.names)}>"

    def __str__(self) -> str:
        return self.text()

    def text(self, lang: str = "en") -> str:
        """Write the sheet as a table.

        Args:
            lang: The code of a language: `en`, `ja` or `zh`.

        Returns:
            Several lines of text.

        Raises:
            UnknownName: If there is no such language.
            MissingExtra: Without `hachiya[words]`.

        Example:
            >>> from hachiya import play
            >>> sheet = play("hachiju", options={"deals": 1}, bots="random", seed=1).sheet()
            >>> sheet.text("ja").splitlines()[1].split("|")[-1]
            ' 備考'
        """
        with needs_extra():
            from hachiya.explain.text import TEXTS  # noqa: PLC0415  (a program that says nothing loads no catalogue)

        return TEXTS[self.game.family].sheet(self.content, language_code(lang))

    def html(self, lang: str = "en") -> Html:
        """Write the sheet as HTML, as a notebook shows it.

        Args:
            lang: The code of a language: `en`, `ja` or `zh`.

        Returns:
            The HTML, in the colours of the page around it.

        Raises:
            UnknownName: If there is no such language.
            MissingExtra: Without `hachiya[words]`.

        Example:
            >>> from hachiya import play
            >>> sheet = play("hachiju", options={"deals": 1}, bots="random", seed=1).sheet()
            >>> sheet.html().count("<table>")
            1
        """
        with needs_extra():
            from hachiya.explain.text import TEXTS  # noqa: PLC0415  (as in `text`)

        return TEXTS[self.game.family].sheet_html(self.content, language_code(lang))

    def _repr_html_(self) -> str:
        return self.html()
