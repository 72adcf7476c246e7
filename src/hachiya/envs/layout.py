"""The layout of an observation: planes of bits in 64-bit words, as data.

An observation is a row of words (`Layout.words`, 25 or fewer: at most 200 bytes). A plane is a set of cards, of yaku or
of seats, a choice between a few values, or a number. Seats are counted from the own one on, in the order of play: the
one that observes is seat 0. A game has one layout for all its numbers of seats; planes of missing seats are 0.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from typing import NamedTuple

HALF = 32
"""The bits of half a word. No plane that is a choice or a number lies in both halves."""


class Kind(StrEnum):
    """The kinds of planes, which say how bits become cells.

    Example:
        >>> from hachiya.envs.layout import Kind
        >>> Kind.SET.value
        'set'
    """

    SET = "set"
    """A cell for each bit: 1 for a member of the set."""
    CHOICE = "choice"
    """A cell for each value: 1 for the value that the bits stand for as a number, 0 for all others."""
    NUMBER = "number"
    """One cell: the number, from 0."""
    BALANCE = "balance"
    """One cell: a number that may be negative, in two's complement."""


class Plane(NamedTuple):
    """One plane of a layout.

    Example:
        >>> from hachiya import GAMES
        >>> from hachiya.envs.observation import layout_of
        >>> plane = layout_of(GAMES["sannin"]).plane("hand", 0)
        >>> plane.word, plane.bits[:3], plane.members[:3]
        (0, (0, 1, 2), ('A', 'B', 'C'))
    """

    name: str
    """The name of the plane; the planes of several seats share it."""
    seat: int | None
    """The seat, from 0, the own one; None for what belongs to no seat."""
    kind: Kind
    """The way in which the bits become cells."""
    word: int
    """The word in which the bits lie, from 0."""
    bits: tuple[int, ...]
    """The places of the bits in the word, from 0, the lowest."""
    members: tuple[str, ...]
    """What each cell stands for: a card, a yaku, a value."""
    meaning: str
    """What the plane says, in a sentence."""

    def read(self, words: Sequence[int]) -> frozenset[str] | str | int:
        """Read the plane of an observation.

        Args:
            words: The words of the observation.

        Returns:
            The members of a set, the value of a choice, or a number.

        Example:
            >>> from hachiya import GAMES
            >>> from hachiya.envs.observation import layout_of
            >>> layout = layout_of(GAMES["sannin"])
            >>> sorted(layout.plane("hand", 0).read([0b101] + [0] * (layout.words - 1)))
            ['A', 'C']
        """
        bits = [int(words[self.word]) >> bit & 1 for bit in self.bits]
        if self.kind is Kind.SET:
            return frozenset(member for member, bit in zip(self.members, bits, strict=True) if bit)
        number = sum(bit << place for place, bit in enumerate(bits))
        if self.kind is Kind.CHOICE:
            return self.members[number]
        return number - (bits[-1] << len(bits)) if self.kind is Kind.BALANCE else number


class Part(NamedTuple):
    """A choice, a number or a small set beside others in a word: its bits follow those of the part before it."""

    name: str
    kind: Kind
    width: int
    members: tuple[str, ...]
    meaning: str
    seat: int | None = None


def parts(word: int, first: int, *listed: Part) -> Iterator[Plane]:
    """The planes of these parts of a word, from its bit `first` on."""
    for part in listed:
        bits = tuple(range(first, first + part.width))
        yield Plane(part.name, part.seat, part.kind, word, bits, part.members, part.meaning)
        first += part.width


@dataclass(frozen=True)
class Layout:
    """All planes of the observations of a game.

    Example:
        >>> from hachiya import GAMES
        >>> from hachiya.envs.observation import layout_of
        >>> layout = layout_of(GAMES["nakayoshi"])
        >>> layout.name, layout.seats, layout.bytes
        ('nakayoshi_v2', 7, 200)
    """

    name: str
    """The name and version of the game."""
    seats: int
    """The most seats of the game."""
    planes: tuple[Plane, ...]
    """The planes, in the order of their cells."""

    @cached_property
    def words(self) -> int:
        """The number of words of an observation, each a signed 64-bit integer."""
        return 1 + max(plane.word for plane in self.planes)

    @property
    def bytes(self) -> int:
        """The number of bytes of an observation."""
        return 8 * self.words

    @cached_property
    def cells(self) -> int:
        """The number of cells that the planes have together."""
        return sum(len(plane.members) for plane in self.planes)

    def plane(self, name: str, seat: int | None = None) -> Plane:
        """Find a plane.

        Args:
            name: The name of the plane.
            seat: The seat, from 0, the own one; None for a plane of no seat.

        Returns:
            The plane.

        Raises:
            KeyError: If there is no such plane.

        Example:
            >>> from hachiya import GAMES
            >>> from hachiya.envs.observation import layout_of
            >>> layout_of(GAMES["bashifen"]).plane("points").kind.value
            'number'
        """
        for plane in self.planes:
            if plane.name == name and plane.seat == seat:
                return plane
        raise KeyError(name, seat)

    def read(self, words: Sequence[int]) -> dict[tuple[str, int | None], frozenset[str] | str | int]:
        """Read all planes of an observation.

        Args:
            words: The words of the observation.

        Returns:
            What each plane says, by its name and seat.

        Example:
            >>> from hachiya import GAMES
            >>> from hachiya.envs.observation import layout_of
            >>> layout = layout_of(GAMES["sannin"])
            >>> layout.read([0] * layout.words)["turn", None]
            'nobody'
        """
        return {(plane.name, plane.seat): plane.read(words) for plane in self.planes}
