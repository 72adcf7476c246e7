"""Options of a game: named policies, each with a line of explanation in both languages."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from hachiya.engine.errors import UnknownName


@dataclass(frozen=True)
class Option:
    """One option: its values, the default first, and the clause that describes it."""

    name: str
    values: tuple[str, ...]
    en: str
    ja: str
    clause: str


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
        values = known[name].values
        if value not in values:
            raise UnknownName(
                f"option {name} of {game} cannot be {value!r}; its values are: {', '.join(values)}",
                f"{game} の {name} に {value!r} は選べません。選べる値は {', '.join(values)} です",
            )
    return {name: given.get(name, option.values[0]) for name, option in known.items()}
