"""Options of a game: named policies, which the catalogue describes under their names."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from hachiya.words.checks import check_type
from hachiya.words.errors import UnknownName
from hachiya.words.message import Message
from hachiya.words.names import name
from hachiya.words.say import table as say


@dataclass(frozen=True)
class Option:
    """An option of a game: its name and its possible values.

    Example:
        >>> from hachiya import GAMES
        >>> option = GAMES["hachiju"].options[0]
        >>> option.name, option.values, option.usual
        ('deals', range(1, 101), 12)
    """

    name: str
    """The key of the option, as in records."""
    values: Sequence[str] | Sequence[int]
    """The values that the option may have; the first is the usual one unless `usual_number` is given."""
    clause: str
    """The section of the rules that the option is about."""
    usual_number: int | None = None
    """The usual value of a range of numbers; None: the first value."""
    only_with: tuple[str, Sequence[str] | Sequence[int]] | None = None
    """Another option and those of its values with which this one may have a value that is not the usual one."""
    is_later: bool = False
    """Whether records of this version were written before the option existed; they mean its usual value."""

    @property
    def title(self) -> Message:
        """The name of the option as people say it.

        Example:
            >>> from hachiya import GAMES
            >>> GAMES["hachiju"].options[0].title.key
            'option-deals'
        """
        return name("option", self.name)

    @property
    def meaning(self) -> Message:
        """The sentence that says what the option decides.

        Example:
            >>> from hachiya import GAMES
            >>> GAMES["hachiju"].options[0].meaning.key
            'option-deals.meaning'
        """
        return name("option", self.name, part="meaning")

    @property
    def usual(self) -> str | int:
        """The value of the option where none is given.

        Example:
            >>> from hachiya import GAMES
            >>> GAMES["bashifen"].options[0].usual
            'past_ace'
        """
        return self.values[0] if self.usual_number is None else self.usual_number

    @property
    def spelt(self) -> str:
        """The values of the option in one line.

        Example:
            >>> from hachiya import GAMES
            >>> GAMES["bashifen"].options[0].spelt
            'past_ace, ace'
            >>> GAMES["hachiju"].options[0].spelt
            '1 … 100'
        """
        if isinstance(self.values, range):
            return f"{self.values[0]} … {self.values[-1]}"
        return ", ".join(map(str, self.values))

    def read(self, text: str) -> str | int:
        """Read a value from text.

        Args:
            text: The text that was typed.

        Returns:
            The value that is written so; the text itself if there is none, which is not checked.

        Example:
            >>> from hachiya import GAMES
            >>> GAMES["hachiju"].options[0].read("6")
            6
        """
        return next((value for value in self.values if str(value) == text), text)


def complete(game: str, options: Iterable[Option], values: Mapping[str, str | int]) -> dict[str, str | int]:
    """Complete the options of a game with their usual values.

    Args:
        game: The name of the game, for messages.
        options: The options of the game.
        values: Values by the name of an option.

    Returns:
        All options with their values, in the order of `options`.

    Raises:
        UnknownName: If there is no such option, the option has no such value, or not with that value of another.
        TypeError: If `values` has no names.

    Example:
        >>> from hachiya import GAMES
        >>> from hachiya.games.options import complete
        >>> complete("hachiju", GAMES["hachiju"].options, {})
        {'deals': 12}
    """
    check_type("options", values, Mapping)
    by_name = {option.name: option for option in options}
    for key, value in values.items():
        if key not in by_name:
            raise UnknownName(say.no_option(game=name("game", game), given=repr(key), names=[*by_name]))
        option = by_name[key]
        if type(value) is not type(option.usual) or value not in option.values:
            raise UnknownName(
                say.no_value(name=option.name, game=name("game", game), given=repr(value), values=option.spelt)
            )
    completed = {key: values.get(key, option.usual) for key, option in by_name.items()}
    for key, option in by_name.items():
        if option.only_with and completed[key] != option.usual:
            other, allowed = option.only_with
            if completed[other] not in allowed:
                raise UnknownName(
                    say.no_value_with(
                        name=key,
                        game=name("game", game),
                        given=repr(completed[key]),
                        requirement=other,
                        value=repr(completed[other]),
                        right=[repr(value) for value in allowed],
                    )
                )
    return completed
