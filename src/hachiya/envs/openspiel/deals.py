"""A deal as a game of OpenSpiel: chance lays the cards, then the seats choose."""

from bisect import bisect_left
from collections.abc import Callable, Mapping
from typing import TypeAlias, cast

import pyspiel

from hachiya.engine import rng
from hachiya.engine.bits import members
from hachiya.engine.record import copied
from hachiya.envs.batch.checks import check_number
from hachiya.envs.openspiel.observers import Observer, Recall
from hachiya.envs.openspiel.payoffs import MOST_POINTS, ends_deal, payoffs
from hachiya.envs.openspiel.resampling import resample
from hachiya.envs.openspiel.steps import Chosen, Dealt
from hachiya.games.game import Game
from hachiya.games.table import Table
from hachiya.matches.match import Match
from hachiya.words.errors import UnknownName
from hachiya.words.say import env as say

CARDS, SEED = "cards", "seed"
CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
USUAL_DECKS = 1000
MOST_DECKS = 1 << 20
MOST_DECISIONS = 1000
"""A bound of the decisions of a deal, which no deal comes near."""

Parameters: TypeAlias = Mapping[str, str | int]


class DealGame(pyspiel.Game):
    """A game whose episodes are deals; a subclass names its rules and its type."""

    rules: Game
    """The game."""
    kind: pyspiel.GameType
    """The type under which it is registered."""

    def __init__(self, params: Parameters | None = None) -> None:
        """Open the game.

        Args:
            params: `players`; `chance`, `"cards"` or `"seed"`; `decks`, the number of seeds; options by name.

        Raises:
            UnknownName: If there is no such option or value.
            BadSeats: If the game is not played by so many.
            BadNumber: If there are too few or too many decks.
        """
        values = {**usual_parameters(self.rules), **(params or {})}
        self.chance = values.pop("chance")
        """What chance draws: `"cards"`, one after the other, or `"seed"`, all at once."""
        if self.chance not in (CARDS, SEED):
            raise UnknownName(say.no_value(name="chance", given=repr(self.chance), values=[CARDS, SEED]))
        self.decks = check_number("decks", values.pop("decks"), 1, MOST_DECKS)
        """The number of decks from which a seed chooses."""
        self.seats = int(values.pop("players"))
        """The number of players."""
        self.first_table = Table(self.rules, values, seats=self.seats)
        """The table before the deal."""
        self.seeds = [*range(self.decks)] if self.chance == SEED else []
        """The outcomes of the chance node of a seed; none where chance draws cards."""
        self.cards_to_draw = self.rules.cards * (1 + self._shuffles_twice())
        """The number of cards that chance draws: twice the deck where a stock may be made after an auction."""
        info = pyspiel.GameInfo(
            num_distinct_actions=63,
            max_chance_outcomes=self.decks if self.chance == SEED else self.rules.cards,
            num_players=self.seats,
            min_utility=-MOST_POINTS,
            max_utility=MOST_POINTS,
            utility_sum=None,
            max_game_length=MOST_DECISIONS,
        )
        super().__init__(self.kind, info, dict(params or {}))

    def _shuffles_twice(self) -> bool:
        state = copied(self.first_table.state)
        self.rules.shuffle(state)
        return hasattr(state, "second") and [*state.second] != [*range(self.rules.cards)]

    def new_initial_state(self) -> "DealState":
        """The state before the deal."""
        return DealState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: Parameters | None = None
    ) -> "Observer | Recall":
        """An observer of the pieces that its type names; with perfect recall, of the record as the seat knows it."""
        if params:
            raise UnknownName(say.no_value(name="params", given=repr(params), values=["{}"]))
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Recall() if kind.perfect_recall else Observer(self.rules, kind)


def usual_parameters(rules: Game) -> dict[str, str | int]:
    """The parameters of a game with their usual values."""
    options = {option.name: option.usual for option in rules.options}
    return {"players": rules.seats[0], "chance": CARDS, "decks": USUAL_DECKS, **options}


class DealState(pyspiel.State):
    """A deal at one moment."""

    def __init__(self, game: DealGame) -> None:
        """Begin before the deal.

        Args:
            game: The game.
        """
        super().__init__(game)
        self._seeds: list[int] = game.seeds
        self.table = game.first_table.copy()
        """The table."""
        self.steps: list[Dealt | Chosen] = []
        """All that has happened."""
        self.is_over = False
        """Whether the deal is over."""
        self.white: int | None = None
        """The seat that has drawn the white card for the deck to come."""
        self.drawn: list[int] = []
        """The cards that chance has drawn."""
        self.left = [*range(game.rules.cards)]
        """The cards that chance may draw next, in rising order."""
        self._player = self._find_player()
        self.lots = self._find_lots()
        """The seats one of which draws the white card now."""

    def current_player(self) -> int:
        """The seat at turn, or who else acts."""
        return self._player

    def _find_player(self) -> int:
        if self.is_over:
            return TERMINAL
        return CHANCE if self.table.awaits_deal else self.table.turn

    def is_terminal(self) -> bool:
        """Whether the deal is over."""
        return self.is_over

    def legal_actions(self, player: int | None = None) -> list[int]:
        """List the actions or outcomes that may come next.

        OpenSpiel itself would make the outcomes of chance from their probabilities.

        Args:
            player: The seat; without it, the one at turn. Where chance acts, it may be any.

        Returns:
            The numbers, in rising order; none for a seat that is not at turn.
        """
        if self._player == CHANCE:
            return [*self._outcomes()]
        is_at_turn = not self.is_over and player in (None, self._player)
        return self.table.legal() if is_at_turn else []

    def _legal_actions(self, _player: int) -> list[int]:
        return self.table.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may draw next, with probabilities."""
        outcomes = self._outcomes()
        probability = 1 / len(outcomes)
        return [(outcome, probability) for outcome in outcomes]

    def _outcomes(self) -> list[int]:
        """What chance may draw next."""
        if self.lots:
            return self.lots
        return self._seeds or self.left

    def _find_lots(self) -> list[int]:
        return [*members(self.table.game.lots(self.table.state))] if self._player == CHANCE else []

    def _apply_action(self, action: int) -> None:
        table = self.table
        if self._player != CHANCE:
            self.steps.append(Chosen(table.turn, action, int(table.state.phase)))
            self._follow(table.act(table.turn, action))
        elif self.lots:
            self.white, self.lots = action, []
        elif self._seeds:
            self._deal(*self._shuffled(action))
        else:
            self._draw(action)

    def _draw(self, card: int) -> None:
        """Draw a card; the last one deals."""
        self.drawn.append(card)
        del self.left[bisect_left(self.left, card)]
        if not self.left:
            cards = self.table.game.cards
            self.left = [*range(cards)]
            if len(self.drawn) == self.get_game().cards_to_draw:
                self._deal(self.drawn[:cards], self.drawn[-cards:])

    def _shuffled(self, seed: int) -> tuple[list[int], list[int]]:
        """The deck of a seed, and the order of a stock to come."""
        state = copied(self.table.state)
        rng.seed(state.rng, seed, len(self.steps))
        self.table.game.shuffle(state)
        deck = [int(card) for card in state.deck]
        return deck, [int(card) for card in getattr(state, "second", deck)]

    def _deal(self, deck: list[int], second: list[int]) -> None:
        table, white = self.table, self.white
        dealer = int(getattr(table.state.books, "next_dealer", 0))
        rows = table.deal(deck, second, white=white)
        field = [*members(getattr(table.state, "field", 0))]
        self.steps.append(Dealt(deck, second, white, dealer, field))
        self.white, self.drawn = None, []
        self._follow(rows)

    def _follow(self, rows: list[list[int]]) -> None:
        """Notice the end of the deal, and who acts next."""
        self.is_over = ends_deal(self.table, rows)
        self._player = self._find_player()
        self.lots = self._find_lots()

    def _action_to_string(self, player: int, action: int) -> str:
        table = self.table
        if player != pyspiel.PlayerId.CHANCE:
            return str(table.game.spell(table.state, [action]).name)
        if self.lots:
            return f"white card: seat {action}"
        if self._seeds:
            return f"deck {action}"
        return f"deal {table.game.card_names[action]} ({action})"

    def returns(self) -> list[float]:
        """What the deal has paid to each seat; 0 before its end. At bashifen, levels."""
        game: DealGame = self.get_game()
        return payoffs(game.first_table, self.table) if self.is_over else [0.0] * game.seats

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "DealState":
        """Another state that a seat cannot tell from this one, with a history that can be played.

        Args:
            player: The seat.
            sampler: Random numbers from 0 to 1.

        Returns:
            The state.

        Raises:
            UnknownName: If chance draws seeds.
            RuntimeError: If no such state was found in many tries.
        """
        return cast(DealState, resample(self, player, sampler))

    def match(self) -> Match:
        """The match so far, with its record."""
        table = self.table
        match = Match(table.game, table.options, seats=table.seats, dealer=0, seed=0)
        for step in self.steps:
            if isinstance(step, Chosen):
                match.act(step.action)
            else:
                match.deal(step.deck, second=step.second, white=step.white)
        return match

    def __str__(self) -> str:
        chosen = [step.action for step in self.steps if isinstance(step, Chosen)]
        decks = [step.deck for step in self.steps if isinstance(step, Dealt)]
        return f"white {self.white} drawn {self.drawn} decks {decks} actions {chosen}"
