"""The view of one seat on a match, with the names of the players."""

from dataclasses import dataclass

from hachiya.games.view import View
from hachiya.words.codes import language_code
from hachiya.words.extras import needs_extra
from hachiya.words.notebook import Svg


@dataclass(frozen=True, slots=True, repr=False)
class SeatView(View):
    """A `View` that can be printed, with `?` for every card that the seat does not know.

    Example:
        >>> from hachiya import Match
        >>> Match("sannin").view(0)
        <what seat 0 sees of sannin>
    """

    names: tuple[str, ...]
    """The players' names, by seat."""

    def __repr__(self) -> str:
        return f"<what seat {self.seat} sees of {self.game.name}>"

    def __str__(self) -> str:
        return self.text("en")

    def text(self, lang: str = "en") -> str:
        """Describe the table as the seat sees it.

        Args:
            lang: The code of a language: `en`, `ja` or `zh`.

        Returns:
            Several lines of text.

        Raises:
            UnknownName: If there is no such language.
            MissingExtra: Without `hachiya[words]`.

        Example:
            >>> from hachiya import Match
            >>> match = Match("sannin", dealer=0, seed=8)
            >>> match.deal()
            >>> print(match.view(0).text())
            sannin hachi-hachi, month 1
               seat    hand     score
            *  seat 0  FRSVimq  0 points
               seat 1  ???????  0 points
               seat 2  ???????  0 points
            field: BJhpsu   stock: 21
            seat 0 is to choose
        """
        with needs_extra():
            from hachiya.explain.text import position  # noqa: PLC0415  (a program that says nothing loads no catalogue)

        return position(self.game, self.state, self.names, language_code(lang))

    def svg(self, lang: str = "en", theme: str = "light") -> Svg:
        """Draw the table as the seat sees it; unknown cards lie face down.

        Args:
            lang: The code of a language: `en`, `ja` or `zh`.
            theme: `light` or `dark`.

        Returns:
            The text of an SVG document; a notebook shows it as the picture.

        Raises:
            UnknownName: If there is no such language or theme.
            MissingExtra: Without `hachiya[words]`.

        Example:
            >>> from hachiya import Match
            >>> match = Match("sannin", dealer=0, seed=8)
            >>> match.deal()
            >>> match.view(0).svg().startswith("<svg")
            True
        """
        with needs_extra():
            from hachiya.pictures.table import table_picture  # noqa: PLC0415  (a program that draws nothing loads no art)

        return table_picture(self.game, self.state, self.names, max(0, self.seat), lang, theme)

    def _repr_svg_(self) -> str:
        return self.svg()
