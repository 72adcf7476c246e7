"""The keys of a position: each stands for a field of a state, or for its entries by seat, month or pair."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from operator import attrgetter
from typing import Any, TypeAlias

from hachiya.records.positions.values import Value

State: TypeAlias = Any
"""The state of a match, of its game's own class."""


@dataclass(frozen=True)
class Key:
    """A key of a position."""

    name: str
    fields: tuple[str, ...]
    """The fields that it fills, in the state or in its books (`books.dealer`)."""
    value: Value
    by: str = ""
    """What its lines are numbered by: `"seat"`, `"month"`; empty where there is one line."""
    entry: int | None = None
    """The place of its value in a list; None where it fills the field."""
    row: str = ""
    """What its values stand for, one for each: `"seat"`, `"place"`, `"pair"`; empty where there is one value."""
    between: bool = False
    """Whether it matters between deals too."""
    level: int = 0
    """The level of the key: its values follow from those of lower levels, unless something rare has happened."""
    phases: Collection[int] | None = None
    """The phases in which it matters; None: all those of a deal."""

    @cached_property
    def entries(self) -> Callable[[State], Any]:
        """(state): what its fields hold; of several fields a tuple."""
        return attrgetter(*self.fields)


@dataclass(frozen=True)
class Room:
    """What a position needs to know of a package of rules."""

    keys: Sequence[Key]
    phase: Value
    quiet: Collection[int]
    """The phases between two deals and after the last."""
    counts: Callable[[State], Mapping[str, int]]
    """(state): how many seats, months, places and pairs there are."""
    clear: Callable[[State], None]
    """(state that has just started): fill it as a deal begins."""
    derive: Callable[[State, State, Mapping[int, int]], None]
    """(state, rules, numbers of cards in hand by seat): fill the fields that follow from others."""
    can_be: Callable[[State, State], bool]
    """(state, rules): whether seats, numbers of cards and phase fit together, as play could leave them."""
    chosen: Callable[[State], list[int]]
    """(state): the actions of the half made choice."""
    cards: "Cards"
    """The cards of the deal: how they are written, read and checked."""

    @cached_property
    def keys_by_name(self) -> Mapping[str, Key]:
        """The keys by their names."""
        return {key.name: key for key in self.keys}


@dataclass(frozen=True)
class Cards:
    """How the hidden places of a deal are written and read: hands and stock."""

    held: Callable[[State, int], int]
    """(state, seat): the number of cards in hand."""
    stock: Callable[[State], Sequence[str] | None]
    """(state): the words of the stock in its order, `?` for a hidden card; None where there is none."""
    lay_stock: Callable[[State, Sequence[str]], None]
    """(state, words): lay the stock; KeyError or ValueError if the words are no cards."""
    lay_rest: Callable[[State, list[int]], None]
    """(state, random numbers): lay the stock of the cards that lie nowhere else."""
    split: Callable[[Sequence[str]], Sequence[str]]
    """(words): one word for each card."""
    everywhere: Callable[[State], Sequence[tuple[str, Sequence[str]]]]
    """(state): each place where cards lie, by the beginning of its line, with their names."""


def numbers_of(key: Key, counts: Mapping[str, int]) -> range:
    """The numbers of the lines of a key: by seat from 0, by month from 1; one line without a number is number 0."""
    first = 1 if key.by == "month" else 0
    return range(first, first + (counts[key.by] if key.by else 1))


def values_of(state: State, key: Key, number: int, counts: Mapping[str, int]) -> tuple[int, ...]:
    """The values of a line."""
    entries = key.entries(state) if len(key.fields) > 1 else (key.entries(state),)
    if key.by:
        return tuple(int(entry[number - (key.by == "month")]) for entry in entries)
    if key.entry is not None:
        return (int(entries[0][key.entry]),)
    if key.row:
        return tuple(int(value) for value in entries[0][: counts[key.row]])
    return tuple(int(entry) for entry in entries)


def set_values(state: State, key: Key, number: int, values: Sequence[int], counts: Mapping[str, int]) -> None:
    """Set the values of a line; ValueError if they are too few or too many."""
    if key.row:
        (field,) = key.fields
        if len(values) != counts[key.row]:
            raise ValueError(values)
        attrgetter(field)(state)[: len(values)] = values
        return
    for field, value in zip(key.fields, values, strict=True):
        owner, _, name = field.rpartition(".")
        record = attrgetter(owner)(state) if owner else state
        if key.by or key.entry is not None:
            getattr(record, name)[number - (key.by == "month") if key.entry is None else key.entry] = value
        else:
            setattr(record, name, value)
