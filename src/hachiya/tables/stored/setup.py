"""What a table is opened with."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Literal, TypeAlias, cast

from hachiya.games.hanafuda.drawing_seats import BY_MONTH
from hachiya.games.registry import GAMES
from hachiya.games.seating import Draws, first_dealer
from hachiya.records.events import FAMILIES, HANAFUDA, Event
from hachiya.records.recording import FORMAT
from hachiya.tables.stored.entries import Record, written
from hachiya.tables.stored.timing import Timing

USUAL_CLOCK = 300
"""Milliseconds a card where cards are drawn by a clock and nobody says how fast."""
PERSON = "person"
"""Who plays a seat, where it is no bot."""
Reveal: TypeAlias = Literal["match", "deal"]
"""When the secrets of a fair shuffle are told: when the match is over, or each when its deal is."""
OPEN = "open"
"""Nobody plays the seat yet; it is kept for a person who has been invited."""


@dataclass(frozen=True)
class TablePolicy:
    """How people meet at a table, as its host wishes."""

    watched: bool = True
    """Are those welcome who look on?"""
    free_words: bool = False
    """May people write to one another what they like?"""
    lobby: bool = False
    """May anyone come who finds it in the lobby?"""


@dataclass(frozen=True)
class Sitter:
    """Who has taken a seat: a person or a bot."""

    table: str
    seat: int
    name: str
    player: str


@dataclass(frozen=True)
class Setup:
    """A table as it was opened. `players` are `person`, `open` or bots' names by seat, `rules` the rule set's version.

    An open seat has no name, unless it is kept for somebody who sat at the table before.
    `host` is the seat of who has opened the table (None at tables of old).

    `pace` and `clock` are milliseconds: what a bot takes for a move, and from card to card where a clock draws.
    `draws` are None where the match was played elsewhere: the record says, if anything does, who drew what.
    A table that follows another has in `sat`, by seat, where its person sat there (None for bots).
    """

    id: str
    game: str
    rules: int
    options: Mapping[str, str | int]
    names: tuple[str, ...]
    players: tuple[str, ...]
    draws: Draws | None
    pace: int
    clock: int = USUAL_CLOCK
    follows: str | None = None
    sat: tuple[int | None, ...] | None = None
    host: int | None = None
    policy: TablePolicy = TablePolicy()
    reveal: Reveal | None = None
    """None: the cards are shuffled without promises."""
    shuffled_as: str | None = None
    """The id that its promises name: of its own, or in a match from elsewhere of the table where it was played."""
    timing: Timing | None = None
    """How long persons may think. None: as long as they like, but whoever keeps another waiting is asked whether they
    are there.
    """
    origin: str | None = None
    """Where it was begun from, in words, if that was a moment of another match."""

    @property
    def has_clocks(self) -> bool:
        """Is the time to think limited?"""
        return self.timing is not None and not self.timing.is_endless

    @property
    def persons(self) -> list[int]:
        """The seats in which persons sit."""
        return [seat for seat, player in enumerate(self.players) if player == PERSON]

    @property
    def open_seats(self) -> list[int]:
        """The seats that nobody has taken yet; nothing is dealt while there are any."""
        return [seat for seat, player in enumerate(self.players) if player == OPEN]

    def expects(self, seat: int) -> bool:
        """Is this seat open, and kept for the person of that name, who sat at the table before?"""
        return self.players[seat] == OPEN and bool(self.names[seat])

    @property
    def is_outdated(self) -> bool:
        """Is it a game, or a version of its rules, that is no longer played?"""
        game = GAMES.get(self.game)
        return game is None or game.of_version(self.rules) is None

    def taken_by(self, sitter: Sitter) -> "Setup":
        """The table with another at one of its seats."""
        names, players = list(self.names), list(self.players)
        names[sitter.seat], players[sitter.seat] = sitter.name, sitter.player
        return replace(self, names=tuple(names), players=tuple(players))

    def left_by(self, seat: int) -> "Setup":
        """The table with one of its seats open again."""
        return self.taken_by(Sitter(self.id, seat, "", OPEN))

    @property
    def dealer(self) -> int:
        """Who deals first, by the draw, 0 without one.

        Known also of a game that is no longer played, whose record can be read.
        """
        if self.draws is None:
            return 0
        game = GAMES.get(self.game)
        return first_dealer(self.draws, len(self.players), game.seating if game else BY_MONTH)

    def head(self) -> Record:
        """How the record begins: the match, where it comes from, and, where it is known, the draw of seats."""
        match: dict[str, Any] = {
            "e": "match",
            "format": FORMAT,
            "game": self.game,
            "version": self.rules,
            "options": dict(self.options),
            "seats": len(self.players),
            "names": list(self.names),
        }
        if self.shuffled_as is not None:
            match["id"] = self.shuffled_as
        head: list[dict[str, Any]] = [match]
        if self.origin is not None:
            head.append({"e": "note", "text": self.origin})
        if self.draws is not None:
            head.append({"e": "draw_seats", "draws": self.draws, "dealer": self.dealer})
        return written(cast(list[Event], head), FAMILIES.get(self.game, HANAFUDA))
