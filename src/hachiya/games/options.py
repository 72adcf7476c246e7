"""Options of a game: named policies, which the catalogue describes under their names."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from hachiya.words.errors import UnknownName
from hachiya.words.message import Message
from hachiya.words.names import name
from hachiya.words.say import table as say


@dataclass(frozen=True)
class Option:
    """An option: its values, the first of them usual unless `usual_number` is another, and the clause behind it."""

    name: str
    values: Sequence[str] | range
    clause: str
    usual_number: int | None = None

    @property
    def title(self) -> Message:
        """The name of the option for people."""
        return name("option", self.name)

    @property
    def meaning(self) -> Message:
        """A line about what the option decides."""
        return name("option", self.name, part="meaning")

    @property
    def usual(self) -> str | int:
        """The value without a choice."""
        return self.values[0] if self.usual_number is None else self.usual_number

    @property
    def spelt(self) -> str:
        """The values of the option, for people."""
        if isinstance(self.values, range):
            return f"{self.values[0]} … {self.values[-1]}"
        return ", ".join(self.values)

    def read(self, text: str) -> str | int:
        """The value in a text: a whole number if the values are numbers; other text stays unchanged."""
        return int(text) if isinstance(self.values, range) and text.isascii() and text.isdigit() else text


def complete(game: str, options: Iterable[Option], values: Mapping[str, str | int]) -> dict[str, str | int]:
    """Every option with its value in `values`, else its usual one; UnknownName on a wrong name or value."""
    by_name = {option.name: option for option in options}
    for key, value in values.items():
        if key not in by_name:
            raise UnknownName(say.no_option(game=name("game", game), given=repr(key), names=[*by_name]))
        option = by_name[key]
        if value not in option.values or isinstance(value, bool):
            raise UnknownName(
                say.no_value(name=option.name, game=name("game", game), given=repr(value), values=option.spelt)
            )
    return {key: values.get(key, option.usual) for key, option in by_name.items()}
