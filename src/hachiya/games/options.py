"""Options of a game: named policies, each with a line of explanation in both languages."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from hachiya.engine.errors import UnknownName


@dataclass(frozen=True)
class Option:
    """One option: its values, of which the first is the usual one unless another is named, and the clause behind it."""

    name: str
    values: Sequence[str] | range
    en: str
    ja: str
    clause: str
    usual_number: int | None = None

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
    for name, value in given.items():
        if name not in known:
            names = ", ".join(known) or "-"
            raise UnknownName(
                f"{game} has no option {name!r}; its options are: {names}",
                f"{game} に {name!r} という選択事項はありません。選べるのは {names} です",
            )
        option = known[name]
        if value not in option.values or isinstance(value, bool):
            raise UnknownName(
                f"option {name} of {game} cannot be {value!r}; its values are: {option.spelt}",
                f"{game} の {name} に {value!r} は選べません。選べる値は {option.spelt} です",
            )
    return {name: given.get(name, option.usual) for name, option in known.items()}
