"""The interface of every game: its description, and its rules as functions on a record that the caller owns."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

from hachiya.games.json_fields import JsonFields
from hachiya.games.options import Option, complete
from hachiya.games.seating import Seating
from hachiya.games.spelling import Spelt
from hachiya.games.unit import Unit
from hachiya.words.errors import BadSeats
from hachiya.words.message import Message
from hachiya.words.names import name
from hachiya.words.say import table as say

EVERYTHING = -2
"""The viewer of a deal that is over, with all hands open (`GameOf.observe`)."""


class Position(Protocol):
    """The fields that the states of all games have."""

    phase: int
    turn: int
    """The seat whose choice is awaited, `NOBODY` if none."""


StateT = TypeVar("StateT", bound=Position)
RulesT = TypeVar("RulesT")


def _nothing(_state: object, _seat: int) -> int:
    return 0


def _never(_state: object) -> bool:
    return False


def _always(_state: object, _action: int) -> bool:
    return True


def _do_nothing(_state: object) -> None:
    pass


def _nobody(_state: object) -> int:
    return 0


def _no_white_card(_state: object, _ledger: list[int], _seat: int) -> None:
    raise NotImplementedError


def _lacks_rest(_state: object) -> Message:
    return say.lacks_rest()


class Clock(NamedTuple, Generic[StateT, RulesT]):
    """The rules of a clock that draws cards at a fixed pace, whatever the seats hold, and waits for no passes."""

    begin: Callable[[StateT], None]
    """(state, before the first deal): let the clock draw from now on."""
    is_open_call: Callable[[StateT], bool]
    """(state): whether all seats may make the calls of `Game.calls` at once."""
    is_due: Callable[[StateT], bool]
    """(state): whether the clock draws the next card."""
    tick: Callable[[StateT, RulesT, list[int]], None]
    """(state, rules, ledger): draw one card."""
    is_pass: int
    """The action of a seat that makes no call."""


@dataclass(frozen=True, kw_only=True, repr=False)
class GameOf(Generic[StateT, RulesT]):
    """A rule set. `version` changes only when its behaviour does.

    State and rules are records of the game's own classes; a ledger is one of `engine.ledger`.
    """

    name: str
    tag: str
    """The source's short name, which begins every clause (SAN A7)."""
    version: int
    seats: tuple[int, ...]
    """Numbers of seats, the default first."""
    cards: int
    """The number of cards of a deck, which is a permutation of 0 … cards-1."""
    options: tuple[Option, ...]
    new_rules: Callable[[Mapping[str, str | int]], RulesT]
    new_state: Callable[[], StateT]
    start: Callable[[StateT, RulesT, int, int, int, int], None]
    """(state, rules, seats, first dealer, seed, stream): begin a new match."""
    seat_dealer: Callable[[StateT, int], None]
    """(state before the first deal, seat): make this seat the first dealer."""
    seating: Seating
    """The draw for the first dealer."""
    shuffle: Callable[[StateT], None]
    """(state): shuffle the deck, and the cards for a stock after an auction, with the state's random numbers."""
    stack: Callable[[StateT, Sequence[int], Sequence[int]], None]
    """(state, deck, second): set the next deck; `second` is the order of a stock after an auction."""
    deal: Callable[[StateT, RulesT, list[int]], None]
    """(state, rules, ledger): deal the state's deck."""
    begins_month: Callable[[StateT], bool]
    """(state): whether a new deal is due of which nothing has happened yet."""
    legal: Callable[[StateT], int]
    """(state): the actions of the seat at turn, as a set."""
    step: Callable[[StateT, RulesT, list[int], int], None]
    """(state, rules, ledger, action): take a legal action."""
    observe: Callable[[StateT, int], StateT]
    """(state, viewer): a copy with only what the viewer knows: a seat, `NOBODY` (an onlooker) or `EVERYTHING`."""
    tally: Callable[[StateT, RulesT, list[int], JsonFields], None]
    """(state, rules, ledger, tally): settle a deal that was played at a real table."""
    action_name: Callable[[StateT, int], Message]
    """(state, action): the name of the action for people."""
    deal_name: Callable[..., Message]
    """(n): the name of the n-th deal of a match, from 1."""
    scores: Callable[[StateT], list[int]]
    """(state): the points, or the level of the pair, by seat."""
    spell: Callable[[StateT, Sequence[int]], Spelt]
    """(state, actions of a choice or of its next part): its names."""
    read: Callable[[StateT, str], list[int] | None]
    """(state, text): the actions of the choice with this name, None if there is none."""
    deal_anew: Callable[[StateT, int, list[int]], None]
    """(view, viewer, random numbers): lay the cards that the viewer does not see in a possible way."""
    card_names: Sequence[str]
    """The names of the deck's cards, by number; equal cards have equal names."""
    deal_phase: int
    over_phase: int
    room: str
    """The package of the rules, which has the compiled entries."""
    family: str
    """The family of the game, which decides the cards and events of its records."""
    unit: Unit | None = None
    """The unit of sums; None in a game without payments."""
    calls: Callable[[StateT, int], int] = _nothing
    """(state, seat): the calls that a seat may make out of turn, as a set."""
    half_made: Callable[[StateT], bool] = _never
    """(state): whether the seat at turn has made a part of a choice that the others must not know (RULES C-166)."""
    lacking: Callable[[StateT], Message] = _lacks_rest
    """(state with a half made choice): what the choice lacks."""
    completes: Callable[[StateT, int], bool] = _always
    """(state, legal action): whether the action completes the choice of the seat at turn."""
    withdraw: Callable[[StateT], None] = _do_nothing
    """(state with a half made choice): take back the half made choice."""
    lots: Callable[[StateT], int] = _nobody
    """(state): the seats that may draw the white card before the next deal, as a set; who draws it sits out."""
    draw_white: Callable[[StateT, list[int], int], None] = _no_white_card
    """(state, ledger, seat): let this seat draw the white card."""
    earlier: "GameOf[StateT, RulesT] | None" = None
    """The rule set of the version before, for records and tables of that version."""
    clock: Clock[StateT, RulesT] | None = None
    """The clock of a game whose cards are drawn by a clock; else None."""

    def __repr__(self) -> str:
        return f"<Game {self.name}: {', '.join(map(str, sorted(self.seats)))} seats>"

    @property
    def title(self) -> Message:
        """The name of the game for people."""
        return name("game", self.name)

    def of_version(self, version: int) -> "GameOf[StateT, RulesT] | None":
        """The rule set of a `version`, None if it never had that version."""
        game: GameOf[StateT, RulesT] | None = self
        while game is not None and game.version != version:
            game = game.earlier
        return game

    def complete_options(self, values: Mapping[str, str | int]) -> dict[str, str | int]:
        """Every option with its value in `values`, else its usual one; UnknownName on a wrong name or value."""
        return complete(self.name, self.options, values)

    def check_seats(self, seats: int) -> None:
        """Raise BadSeats unless the game may have this number of `seats`."""
        if seats not in self.seats:
            raise BadSeats(say.wrong_seats(game=self.title, numbers=sorted(self.seats), found=seats))


Game: TypeAlias = GameOf[Any, Any]
"""Any game; its rules take only states of its own."""
