"""The end of a deal as a game of OpenSpiel: chance lays the hidden cards of a position, then the seats play on.

All rules are those of the game. An ending is small, so algorithms can visit every way in which it may go.
"""

from collections.abc import Mapping
from itertools import combinations

import pyspiel

from hachiya.engine.bits import bit, members
from hachiya.engine.ledger import NOBODY
from hachiya.envs.openspiel.payoffs import MOST_POINTS, ends_deal, payoffs
from hachiya.games.hanafuda.cards import CardSet, letters, mask
from hachiya.games.hanafuda.dealing import stock_start
from hachiya.games.hanafuda.game import HanafudaGameOf
from hachiya.games.hanafuda.phases import Phase
from hachiya.games.registry import FLOWER_GAMES
from hachiya.games.table import ACTIONS, Table
from hachiya.records.positions.text import read
from hachiya.words.errors import UnknownName
from hachiya.words.say import env as say

CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
MOST_HANDS = 1 << 20
"""A bound of the hands that a seat may hold."""
MOST_STEPS = 200
"""A bound of the choices and turned cards of an ending."""
PHASES = (Phase.PLAY, Phase.PICK_HAND, Phase.DECIDE_HAND, Phase.PICK_STOCK, Phase.DECIDE, Phase.CANCEL)
"""The phases in which an ending may begin: cards are played."""
BEFORE_STOCK = (Phase.PLAY, Phase.PICK_HAND, Phase.DECIDE_HAND)
"""The phases in which a choice may turn the next card of the stock."""
KIND = pyspiel.GameType(
    short_name="python_hachiya_ending",
    long_name="Hachiya, the end of a deal",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=max(max(game.seats) for game in FLOWER_GAMES),
    min_num_players=min(min(game.seats) for game in FLOWER_GAMES),
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=False,
    parameter_specification={"position": "", "hidden": ""},
    default_loadable=False,
)
"""The type under which endings are registered."""


class EndingGame(pyspiel.Game):
    """A position of a game with flower cards, which is played to the end of its deal."""

    def __init__(self, params: Mapping[str, str]) -> None:
        """Open the position.

        Args:
            params: `position`, a text as `hachiya.Match.position` writes it, of a moment in which cards are played;
                `hidden`, the letters of the cards that chance lays anew, in the places where they lie. Usually these
                are all cards in hands and stock, but for those that lie open.

        Raises:
            BadRecord: If the text is no position.
            UnknownName: If the game has no flower cards, no cards are played, or a hidden card cannot be hidden.
        """
        self.first_table = read(params.get("position", ""), 0)[0]
        """The table with no hidden card laid."""
        self._check_position()
        self.hidden = self._hidden(params.get("hidden", ""))
        """The cards that chance lays."""
        state = self.first_table.state
        self.hidden_in_hand = [(hand & self.hidden).bit_count() for hand in state.hands]
        """The number of cards that chance lays into each hand."""
        state.hands[:] = [hand & ~self.hidden for hand in state.hands]
        state.deck[:] = [NOBODY if bit(card) & self.hidden else card for card in state.deck]
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=MOST_HANDS,
            num_players=self.first_table.seats,
            min_utility=-MOST_POINTS,
            max_utility=MOST_POINTS,
            utility_sum=None,
            max_game_length=MOST_STEPS,
        )
        super().__init__(KIND, info, dict(params))

    def _check_position(self) -> None:
        table = self.first_table
        if not isinstance(table.game, HanafudaGameOf):
            names = [game.name for game in FLOWER_GAMES]
            raise UnknownName(say.no_value(name="game", given=repr(table.game.name), values=names))
        if table.state.phase not in PHASES:
            names = [phase.name.lower() for phase in PHASES]
            raise UnknownName(
                say.no_value(name="turn", given=repr(Phase(table.state.phase).name.lower()), values=names)
            )

    def _hidden(self, cards: str) -> CardSet:
        state = self.first_table.state
        stock = state.deck[stock_start(state) + state.turned :]
        may_be = sum(bit(card) for card in stock)
        may_be |= sum(hand & ~shown for hand, shown in zip(state.hands, state.exposed, strict=True))
        if not {*cards} <= {*letters(may_be)}:
            raise UnknownName(say.no_value(name="hidden", given=repr(cards), values=[*letters(may_be)]))
        return mask("".join({*cards})) if cards else may_be

    def new_initial_state(self) -> "EndingState":
        """The position with no hidden card laid."""
        return EndingState(self)

    def make_py_observer(
        self,
        iig_obs_type: pyspiel.IIGObservationType | None = None,  # noqa: ARG002
        params: Mapping[str, str] | None = None,  # noqa: ARG002
    ) -> "EndingRecall":
        """The only observer, of information states."""
        return EndingRecall()


class EndingState(pyspiel.State):
    """An ending at one moment."""

    def __init__(self, game: EndingGame) -> None:
        """Begin with no hidden card laid.

        Args:
            game: The game.
        """
        super().__init__(game)
        self.table = game.first_table.copy()
        """The table."""
        self.left = game.hidden
        """The hidden cards that are not laid yet."""
        self.to_deal = [seat for seat, number in enumerate(game.hidden_in_hand) if number]
        """The seats that still get hidden cards."""
        self.hands = [letters(hand) for hand in self.table.state.hands[: self.table.seats]]
        """The hands with which the ending begins, by seat, as letters."""
        self.moves: list[str] = []
        """What all have seen: choices by name, and turned cards in brackets."""
        self.is_over = False
        """Whether the deal is over."""

    def current_player(self) -> int:
        """The seat at turn, or who else acts."""
        if self.is_over:
            return TERMINAL
        return CHANCE if self.to_deal or self._lacks_stock_card() else self.table.turn

    def _lacks_stock_card(self) -> bool:
        """Whether the choice to come may turn a card that is not laid yet."""
        state = self.table.state
        return state.phase in BEFORE_STOCK and state.deck[stock_start(state) + state.turned] == NOBODY

    def is_terminal(self) -> bool:
        """Whether the deal is over."""
        return self.is_over

    def _legal_actions(self, _player: int) -> list[int]:
        return self.table.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may lay next, with probabilities: a hand, by its place among all that may be, or a stock card."""
        outcomes = range(len(self._possible_hands())) if self.to_deal else [*members(self.left)]
        return [(outcome, 1 / len(outcomes)) for outcome in outcomes]

    def _possible_hands(self) -> list[tuple[int, ...]]:
        """The hidden cards that the next seat may get."""
        return [*combinations(members(self.left), self.get_game().hidden_in_hand[self.to_deal[0]])]

    def _apply_action(self, action: int) -> None:
        state = self.table.state
        if self.to_deal:
            self._lay_hand(self._possible_hands()[action])
        elif self._lacks_stock_card():
            state.deck[stock_start(state) + state.turned] = action
            self.left &= ~bit(action)
        else:
            self._choose(action)

    def _lay_hand(self, cards: tuple[int, ...]) -> None:
        seat, hand = self.to_deal.pop(0), sum(bit(card) for card in cards)
        self.table.state.hands[seat] |= hand
        self.left &= ~hand
        self.hands[seat] = letters(self.table.state.hands[seat])

    def _choose(self, action: int) -> None:
        table, state = self.table, self.table.state
        turned = state.turned
        self.moves.append(self._action_to_string(table.turn, action))
        self.is_over = ends_deal(table, table.act(table.turn, action))
        if state.turned > turned:
            self.moves.append(f"[{letters(bit(state.deck[stock_start(state) + turned]))}]")

    def _action_to_string(self, player: int, action: int) -> str:
        table = self.table
        if player != CHANCE:
            return str(table.game.spell(table.state, [action]).name)
        if self.to_deal:
            cards = sum(bit(card) for card in self._possible_hands()[action])
            return f"hand {self.to_deal[0]} {letters(cards)}"
        return f"stock {letters(bit(action))}"

    def returns(self) -> list[float]:
        """What the ending has paid to each seat, in points; 0 before its end."""
        first: Table = self.get_game().first_table
        return payoffs(first, self.table) if self.is_over else [0.0] * first.seats

    def __str__(self) -> str:
        return f"{' '.join(self.hands)}: {', '.join(self.moves)}"


class EndingRecall:
    """Observes all that a seat has seen: its first hand, and the moves."""

    tensor = None
    """No tensor: moves have no fixed length."""

    def __init__(self) -> None:
        """Begin."""
        self.dict: dict[str, object] = {}
        """No pieces."""

    def set_from(self, state: EndingState, player: int) -> None:
        """Nothing to fill."""

    def string_from(self, state: EndingState, player: int) -> str:
        """Write the seat's first hand and the moves.

        Args:
            state: The state.
            player: The seat.

        Returns:
            The text.
        """
        return f"{player} {state.hands[player]}: {', '.join(state.moves)}"
