"""Options of a game: named policies; what each decides stands in the catalogue under its name."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from hachiya.words.errors import UnknownName
from hachiya.words.message import Message
from hachiya.words.names import name
from hachiya.words.say import table as say


@dataclass(frozen=True)
class Option:
    """One option: its values, of which the first is the usual one unless another is named, and the clause behind it."""

    name: str
    values: Sequence[str] | range
    clause: str
    usual_number: int | None = None

    @property
    def title(self) -> Message:
        """What it is called."""
        return name("option", self.name)

    @property
    def meaning(self) -> Message:
        """What it decides, in a line."""
        return name("option", self.name, part="meaning")

    @property
    def usual(self) -> str | int:
        """The value where none is given."""
        return self.values[0] if self.usual_number is None else self.usual_number

    @property
    def spelt(self) -> str:
        """Its values, for people."""
        if isinstance(self.values, range):
            return f"{self.values[0]} … {self.values[-1]}"
        return ", ".join(self.values)

    def read(self, text: str) -> str | int:
        """The value that is written so: a whole number where values are numbers; what is none stays as it is."""
        return int(text) if isinstance(self.values, range) and text.isascii() and text.isdigit() else text


def complete(game: str, options: Iterable[Option], given: Mapping[str, str | int]) -> dict[str, str | int]:
    """Every option with its value: those given, else the defaults; UnknownName on a wrong name or value."""
    known = {option.name: option for option in options}
    for given_name, value in given.items():
        if given_name not in known:
            raise UnknownName(say.no_option(game=name("game", game), given=repr(given_name), names=[*known]))
        option = known[given_name]
        if value not in option.values or isinstance(value, bool):
            raise UnknownName(
                say.no_value(name=option.name, game=name("game", game), given=repr(value), values=option.spelt)
            )
    return {key: given.get(key, option.usual) for key, option in known.items()}
