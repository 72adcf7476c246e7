"""The interface of a bot: it sees what its seat sees, and chooses."""

from typing import Protocol

from hachiya.games.choices import Choice
from hachiya.matches.seat_view import SeatView


class Chooser(Protocol):
    """The interface of every bot, of the package or of one's own: an object that chooses from what its seat sees.

    It plays wherever a bot plays: in `hachiya.play`, and as `MODULE:NAME` in the arena, at the terminal and at a served
    house.

    Example:
        >>> from hachiya import play
        >>> class Last:
        ...     def choose(self, view):
        ...         return view.legal()[-1]
        >>> play("sannin", bots=[Last(), "random", "random"], seed=8).names
        ('Last', 'Whim 1', 'Whim 2')
    """

    def choose(self, view: SeatView) -> Choice | str:
        """Choose for the seat of a view, which is at turn.

        Args:
            view: What the seat sees; `view.legal()` has the choices.

        Returns:
            A choice or its name, as `Match.play` takes it.
        """
