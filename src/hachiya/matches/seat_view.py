"""The view of one seat on a match, with the names of the players."""

from dataclasses import dataclass

from hachiya.games.view import View
from hachiya.words.extras import needs_extra


@dataclass(frozen=True, slots=True, repr=False)
class SeatView(View):
    """A `View` that can be printed: `?` for every card that the seat does not know."""

    names: tuple[str, ...]

    def __repr__(self) -> str:
        return f"<what seat {self.seat} sees of {self.game.name}>"

    def __str__(self) -> str:
        return self.text("en")

    def text(self, lang: str = "en") -> str:
        """The table as the seat sees it, in a language by its code; MissingExtra without `hachiya[words]`."""
        with needs_extra():
            from hachiya.explain.text import position  # noqa: PLC0415  (a program that says nothing loads no catalogue)

        return position(self.game, self.state, self.names, lang)
