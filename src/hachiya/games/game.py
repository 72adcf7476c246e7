"""What every game offers: its description, and its rules as functions over a record that the caller owns."""

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
"""The viewer who looks back on a deal that is over: every hand lies open (`GameOf.observe`)."""


class Position(Protocol):
    """What the states of all games have."""

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


def _as_it_is(_state: object) -> None:
    pass


def _nobody(_state: object) -> int:
    return 0


def _sits_out(_state: object, _ledger: list[int], _seat: int) -> None:
    raise NotImplementedError


def _the_rest(_state: object) -> Message:
    return say.lacks_rest()


class Clock(NamedTuple, Generic[StateT, RulesT]):
    """How cards are drawn one by one at a fixed pace, whatever anyone holds, and not when all have passed."""

    begin: Callable[[StateT], None]
    """(state, before the first deal): from now on the clock draws."""
    is_open_call: Callable[[StateT], bool]
    """(state): may all seats say what `Game.calls` allows them, with none at turn?"""
    is_due: Callable[[StateT], bool]
    """(state): is the next card the clock's?"""
    tick: Callable[[StateT, RulesT, list[int]], None]
    """(state, rules, ledger): it draws one."""
    is_pass: int
    """The action with which a seat says that it has nothing to say."""


@dataclass(frozen=True, kw_only=True, repr=False)
class GameOf(Generic[StateT, RulesT]):
    """One rule set. `version` changes only when its behaviour does.

    State and rules are records of the game's own classes; a ledger is one of `engine.ledger`.
    """

    name: str
    tag: str
    """The source's short name, which begins every clause (SAN A7)."""
    version: int
    seats: tuple[int, ...]
    """Numbers of seats, the default first."""
    cards: int
    """How many cards a deck has; a deck is a permutation of 0 … cards-1."""
    options: tuple[Option, ...]
    new_rules: Callable[[Mapping[str, str | int]], RulesT]
    new_state: Callable[[], StateT]
    start: Callable[[StateT, RulesT, int, int, int, int], None]
    """(state, rules, seats, first dealer, seed, stream): a new match."""
    seat_dealer: Callable[[StateT, int], None]
    """(state, seat): before the first deal, this seat deals it."""
    seating: Seating
    """How it is drawn who deals first."""
    shuffle: Callable[[StateT], None]
    """(state): a deck from the state's own random numbers, and the second shuffle for a stock made later."""
    stack: Callable[[StateT, Sequence[int], Sequence[int]], None]
    """(state, deck, second): the next deal comes from these; `second` orders a stock made later, where there is one."""
    deal: Callable[[StateT, RulesT, list[int]], None]
    """(state, rules, ledger): deal the state's deck."""
    begins_month: Callable[[StateT], bool]
    """(state): is a new deal due of which nothing has been said or dealt?"""
    legal: Callable[[StateT], int]
    """(state): the actions of the seat at turn, as a set."""
    step: Callable[[StateT, RulesT, list[int], int], None]
    """(state, rules, ledger, action): one legal action."""
    observe: Callable[[StateT, int], StateT]
    """(state, viewer): a copy with only what the viewer knows: a seat, `NOBODY` who looks on, or `EVERYTHING`."""
    tally: Callable[[StateT, RulesT, list[int], JsonFields], None]
    """(state, rules, ledger, what was told): a deal from what was said at a real table."""
    action_name: Callable[[StateT, int], Message]
    """(state, action): what people call it."""
    deal_name: Callable[..., Message]
    """(n): what the n-th deal of a match is called, from 1."""
    scores: Callable[[StateT], list[int]]
    """(state): by seat, points or the level of its pair."""
    spell: Callable[[StateT, Sequence[int]], Spelt]
    """(state, actions of a choice, or of what is next of one): what it is called."""
    read: Callable[[StateT, str], list[int] | None]
    """(state, text): the actions of the choice that is called so; None if nothing is."""
    deal_anew: Callable[[StateT, int, list[int]], None]
    """(what a viewer sees, viewer, random numbers): lay the cards that they do not see in a way in which they may
    lie."""
    card_names: Sequence[str]
    """By card of the deck; equal cards have one name."""
    deal_phase: int
    over_phase: int
    room: str
    """The package of its rules; its compiled entries are there."""
    family: str
    """The cards and events that its records speak of."""
    unit: Unit | None = None
    """What a point is called, and how sums are written; None where nothing is paid."""
    calls: Callable[[StateT, int], int] = _nothing
    """(state, seat): what a seat may say out of turn, where all may speak at once."""
    half_made: Callable[[StateT], bool] = _never
    """(state): is the seat at turn in the middle of a choice of which the others must not know (RULES C-166)?"""
    lacking: Callable[[StateT], Message] = _the_rest
    """(state, half made): what its choice lacks."""
    completes: Callable[[StateT, int], bool] = _always
    """(state, legal action): is the choice of the seat at turn whole with it?"""
    withdraw: Callable[[StateT], None] = _as_it_is
    """(state, half made): the seat at turn takes back what it has chosen so far."""
    lots: Callable[[StateT], int] = _nobody
    """(state): the seats one of which draws the white card before the next deal and sits it out, as a set."""
    draw_white: Callable[[StateT, list[int], int], None] = _sits_out
    """(state, ledger, seat): this one has drawn it."""
    earlier: "GameOf[StateT, RulesT] | None" = None
    """The rule set as it was before its last change; records and tables of that version are played by it."""
    clock: Clock[StateT, RulesT] | None = None
    """Where people at a table draw by a clock."""

    def __repr__(self) -> str:
        return f"<Game {self.name}: {', '.join(map(str, sorted(self.seats)))} seats>"

    @property
    def title(self) -> Message:
        """What the game is called."""
        return name("game", self.name)

    def of_version(self, version: int) -> "GameOf[StateT, RulesT] | None":
        """The rule set as it was in a `version`, None if it has had no such one."""
        game: GameOf[StateT, RulesT] | None = self
        while game is not None and game.version != version:
            game = game.earlier
        return game

    def complete_options(self, given: Mapping[str, str | int]) -> dict[str, str | int]:
        """Every option with its value, the usual one where none is `given`; UnknownName on a wrong name or value."""
        return complete(self.name, self.options, given)

    def check_seats(self, seats: int) -> None:
        """BadSeats unless the game is played by so many `seats`."""
        if seats not in self.seats:
            raise BadSeats(say.wrong_seats(game=self.title, numbers=sorted(self.seats), found=seats))


Game: TypeAlias = GameOf[Any, Any]
"""Any game: whoever holds one calls its rules with its own states alone."""
