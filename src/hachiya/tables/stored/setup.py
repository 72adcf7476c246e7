"""The setup with which a table is opened."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Literal, TypeAlias, cast

from hachiya.games.hanafuda.drawing_seats import BY_MONTH
from hachiya.games.registry import GAMES
from hachiya.games.seating import Draws, first_dealer
from hachiya.records.events import FAMILIES, HANAFUDA, Event
from hachiya.records.recording import FORMAT
from hachiya.tables.stored.entries import Record, record_of_events
from hachiya.tables.stored.timing import Timing

USUAL_CLOCK = 300
"""The default time of a card of the clock, in milliseconds."""
PERSON = "person"
"""The player of a seat that no bot plays."""
Reveal: TypeAlias = Literal["match", "deal"]
"""When the secrets of a fair shuffle are revealed: after the match, or each after its deal."""
OPEN = "open"
"""The player of an open seat, which a person may still take."""


@dataclass(frozen=True)
class TablePolicy:
    """The host's policy for a table."""

    watched: bool = True
    """Whether spectators are welcome."""
    free_words: bool = False
    """Whether free words are allowed in the chat."""
    lobby: bool = False
    """Whether the table is in the lobby."""


@dataclass(frozen=True)
class Sitter:
    """A player who has taken a seat: a person or a bot."""

    table: str
    seat: int
    name: str
    player: str


@dataclass(frozen=True)
class Setup:
    """A table as it was opened. `players` are `person`, `open` or bots' names by seat, `rules` the rule set's version.

    An open seat has no name, unless it is kept for somebody who sat at the table before.
    `host` is the seat of the person who has opened the table (None at old tables).

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
    """The table id that the promises name: its own, or that of the table where an imported match was played."""
    timing: Timing | None = None
    """The time limits of persons. None: no clock, but idle persons are asked whether they are there."""
    origin: str | None = None
    """The origin of a match that was begun from a moment of another, in words."""

    @property
    def has_clocks(self) -> bool:
        """Whether the time to think is limited."""
        return self.timing is not None and not self.timing.is_endless

    @property
    def persons(self) -> list[int]:
        """The seats in which persons sit."""
        return [seat for seat, player in enumerate(self.players) if player == PERSON]

    @property
    def open_seats(self) -> list[int]:
        """The seats that nobody has taken yet; nothing is dealt while there are any."""
        return [seat for seat, player in enumerate(self.players) if player == OPEN]

    @property
    def in_lobby(self) -> bool:
        """Whether anybody may still join from the lobby."""
        return self.policy.lobby and bool(self.open_seats)

    def expects(self, seat: int) -> bool:
        """Whether this seat is open and kept for a person who played in the match before."""
        return self.players[seat] == OPEN and bool(self.names[seat])

    @property
    def is_outdated(self) -> bool:
        """Whether the game or this version of its rules is no longer played."""
        game = GAMES.get(self.game)
        return game is None or game.of_version(self.rules) is None

    def with_sitter(self, sitter: Sitter) -> "Setup":
        """Return the setup with another player in a seat."""
        names, players = list(self.names), list(self.players)
        names[sitter.seat], players[sitter.seat] = sitter.name, sitter.player
        return replace(self, names=tuple(names), players=tuple(players))

    def without_sitter(self, seat: int) -> "Setup":
        """Return the setup with a seat open again."""
        return self.with_sitter(Sitter(self.id, seat, "", OPEN))

    @property
    def dealer(self) -> int:
        """The first dealer by the draw, 0 without a draw; it is known even of games that are no longer played."""
        if self.draws is None:
            return 0
        game = GAMES.get(self.game)
        return first_dealer(self.draws, len(self.players), game.seating if game else BY_MONTH)

    def head(self) -> Record:
        """Write the first lines of the record: the match, its origin, and the draw of seats, if known."""
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
        return record_of_events(cast(list[Event], head), FAMILIES.get(self.game, HANAFUDA))
