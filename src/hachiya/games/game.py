"""The interface of every game: its description, and its rules as functions on a record that the caller owns."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

from hachiya.games.json_object import JsonObject
from hachiya.games.next_facts import NextFacts
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
    """The fields that the states of all games have.

    Example:
        >>> from hachiya import Match
        >>> state = Match("sannin").view(0).state
        >>> state.phase, state.turn
        (<Phase.DEAL: 1>, -1)
    """

    phase: int
    """The phase of play, a number of the game's own."""
    turn: int
    """The seat that must choose; `NOBODY` (-1) while no seat must."""


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
    """The rules of a game whose cards are drawn one by one at a fixed pace.

    Example:
        >>> from hachiya import GAMES
        >>> [name for name, game in GAMES.items() if game.clock]
        ['bashifen']
    """

    begin: Callable[[StateT], None]
    """(state before the first deal): let the clock draw from now on."""
    is_open_call: Callable[[StateT], bool]
    """(state): whether all seats may say what `Game.calls` allows them, with no seat at turn."""
    is_due: Callable[[StateT], bool]
    """(state): whether the clock draws the next card."""
    tick: Callable[[StateT, RulesT, list[int]], None]
    """(state, rules, ledger): draw one card by the clock."""
    is_pass: int
    """The action by which a seat says that it has nothing to say."""


@dataclass(frozen=True, kw_only=True, repr=False)
class GameOf(Generic[StateT, RulesT]):
    """A game: its description, and its rules as functions over a state that the caller owns.

    States and rules are records of the game's own classes; a ledger is a list of `engine.ledger`.

    Example:
        >>> from hachiya import GAMES
        >>> game = GAMES["sannin"]
        >>> game.name, game.seats, game.cards
        ('sannin', (3,), 48)
    """

    name: str
    """The name of the game, as in records."""
    tag: str
    """The short name of the game's source, with which every clause begins (SAN A7)."""
    version: int
    """The version of the rules, from 1; it changes only when their behaviour changes."""
    seats: tuple[int, ...]
    """The numbers of seats that may play, the usual one first."""
    cards: int
    """The number of cards in the deck; a deck is a permutation of 0 … cards - 1."""
    options: tuple[Option, ...]
    """The options of the game."""
    new_rules: Callable[[Mapping[str, str | int]], RulesT]
    """(options by name): a record of the options for the rules."""
    new_state: Callable[[], StateT]
    """(): an empty state."""
    start: Callable[[StateT, RulesT, int, int, int, int], None]
    """(state, rules, seats, first dealer, seed, stream): begin a new match."""
    seat_dealer: Callable[[StateT, int], None]
    """(state before the first deal, seat): make this seat the first dealer."""
    seating: Seating
    """The way seats draw for the first deal (RULES C-161)."""
    shuffle: Callable[[StateT], None]
    """(state): shuffle the deck, and the cards for a stock after an auction, with the state's random numbers."""
    stack: Callable[[StateT, Sequence[int], Sequence[int]], None]
    """(state, deck, second): set the next deck; `second` is the order of a stock after an auction."""
    deal: Callable[[StateT, RulesT, list[int]], None]
    """(state, rules, ledger): deal the deck of the state."""
    begins_month: Callable[[StateT], bool]
    """(state): whether a new deal is due that nobody has begun to deal or to report."""
    legal: Callable[[StateT], int]
    """(state): the legal actions of the seat at turn, as a set of bits."""
    step: Callable[[StateT, RulesT, list[int], int], None]
    """(state, rules, ledger, action): carry out one legal action."""
    observe: Callable[[StateT, int], StateT]
    """(state, viewer): a copy with what the viewer knows alone; a viewer is a seat, `NOBODY` or `EVERYTHING`."""
    tally: Callable[[StateT, RulesT, list[int], JsonObject], None]
    """(state, rules, ledger, tally): settle a deal that was played at a real table."""
    settle_facts: Callable[[StateT, RulesT, list[int], JsonObject], None]
    """(copy of the state, rules, ledger, tally so far): settle a deal as far as its facts go, without its end."""
    next_facts: Callable[[StateT, RulesT, list[int], JsonObject], NextFacts]
    """(copy of the state, rules, ledger, tally so far): settle the facts so far, and find what may come next."""
    spell_out: Callable[[StateT, RulesT, JsonObject, JsonObject], list[JsonObject]]
    """(copy of the state, rules, tally so far, fact in short): the facts of a record for which it stands."""
    conclude: Callable[[StateT, RulesT, JsonObject], list[JsonObject]]
    """(copy of the state, rules, tally of a whole deal): the facts that follow from the others at its end."""
    action_name: Callable[[StateT, int], Message]
    """(state, action): the name of an action as people say it."""
    deal_name: Callable[..., Message]
    """(n): the name of the n-th deal of a match, from 1."""
    scores: Callable[[StateT], list[int]]
    """(state): by seat, points (12 = 1 kan 貫), at bashifen the level of the seat's pair."""
    spell: Callable[[StateT, Sequence[int]], Spelt]
    """(state, actions of a choice or of the next part of one): the name of the choice."""
    read: Callable[[StateT, str], list[int] | None]
    """(state, text): the actions of the choice with this name; None if there is no such choice."""
    deal_anew: Callable[[StateT, int, list[int]], None]
    """(view of the state, viewer, random numbers): lay the cards that the viewer does not see in one possible way."""
    card_names: Sequence[str]
    """The names of the cards by number; equal cards have one name."""
    deal_phase: int
    """The phase in which a deal is due."""
    over_phase: int
    """The phase of a finished match."""
    room: str
    """The package of the game's rules, which has their compiled entries."""
    family: str
    """The family of the cards and events in the game's records: `"hanafuda"` or `"bashifen"`."""
    unit: Unit | None = None
    """The unit in which sums are written; None where nothing is paid."""
    calls: Callable[[StateT, int], int] = _nothing
    """(state, seat): the actions that a seat may make out of turn, as a set of bits."""
    half_made: Callable[[StateT], bool] = _never
    """(state): whether the seat at turn has made a part of a choice that is secret until it is whole (RULES C-166)."""
    lacking: Callable[[StateT], Message] = _lacks_rest
    """(state with a part of a choice): the message that says what the choice lacks."""
    completes: Callable[[StateT, int], bool] = _always
    """(state, legal action): whether the choice of the seat at turn is whole with the action."""
    withdraw: Callable[[StateT], None] = _do_nothing
    """(state with a part of a choice): take back the actions that the seat at turn has made of it."""
    lots: Callable[[StateT], int] = _nobody
    """(state): the seats one of which draws the white card before the next deal, as a set of bits."""
    draw_white: Callable[[StateT, list[int], int], None] = _no_white_card
    """(state, ledger, seat): let the seat draw the white card and sit out."""
    earlier: "GameOf[StateT, RulesT] | None" = None
    """The rule set before its last change, for records and tables of that version; None if it never changed."""
    clock: Clock[StateT, RulesT] | None = None
    """The rules of drawing by a clock; None where cards are dealt."""

    def __repr__(self) -> str:
        return f"<Game {self.name}: {', '.join(map(str, sorted(self.seats)))} seats>"

    @property
    def title(self) -> Message:
        """The name of the game as people say it.

        Example:
            >>> from hachiya import GAMES
            >>> GAMES["sannin"].title.key
            'game-sannin'
        """
        return name("game", self.name)

    def of_version(self, version: int) -> "GameOf[StateT, RulesT] | None":
        """Find the rule set as it was in a version.

        Args:
            version: The number of the version, from 1.

        Returns:
            The rule set; None if there was no such version.

        Example:
            >>> from hachiya import GAMES
            >>> GAMES["sannin"].of_version(1)
            <Game sannin: 3 seats>
            >>> GAMES["sannin"].of_version(99)
        """
        game: GameOf[StateT, RulesT] | None = self
        while game is not None and game.version != version:
            game = game.earlier
        return game

    def complete_options(self, values: Mapping[str, str | int]) -> dict[str, str | int]:
        """Complete the options of the game with their usual values.

        Args:
            values: Values by the name of an option.

        Returns:
            All options with their values.

        Raises:
            UnknownName: If there is no such option, or the option has no such value.

        Example:
            >>> from hachiya import GAMES
            >>> GAMES["hachiju"].complete_options({"deals": 6})
            {'deals': 6}
        """
        return complete(self.name, self.options, values)

    def check_seats(self, seats: int) -> None:
        """Check that the game is played by a number of seats.

        Args:
            seats: The number of players.

        Raises:
            BadSeats: If the game is not played by so many.

        Example:
            >>> from hachiya import GAMES
            >>> GAMES["bashifen"].check_seats(4)
            >>> GAMES["bashifen"].check_seats(5)
            Traceback (most recent call last):
                ...
            hachiya.words.errors.BadSeats: bashifen is for 4 players, not for 5
        """
        if seats not in self.seats:
            raise BadSeats(say.wrong_seats(game=self.title, numbers=sorted(self.seats), found=seats))


Game: TypeAlias = GameOf[Any, Any]
"""Any game; its rules take only states of its own."""
