"""A deal of bashifen: the levels by which each pair rises."""

from typing import ClassVar

from hachiya.bots.arena.deal import Deal, Unit
from hachiya.bots.arena.job import Job
from hachiya.engine.bits import bit
from hachiya.games.bashifen.cards import LOWEST_RANK
from hachiya.games.bashifen.events import Event
from hachiya.games.bashifen.game import rules_of, state_of
from hachiya.games.bashifen.match import pair_of
from hachiya.games.bashifen.scoring import TO_WIN, levels_won
from hachiya.games.bashifen.state import PAIRS, SEATS, Action, Phase
from hachiya.games.registry import find
from hachiya.games.table import Table


class BashifenDeal(Deal):
    """A deal of bashifen at a chosen level of both pairs.

    The blocks take in turn the first deal of a match, in which the declarer becomes the dealer (ダーチャ), and a later
    deal at every level up to the last that is played, each with every seat as the dealer.

    The pair that wins gets the levels by which it rises, even beyond the end of the ladder, and the other pair as many
    negative ones; both get 0 where only the sides change.
    """

    units: ClassVar = (Unit("stages", 1),)

    def __init__(self, job: Job, block: int) -> None:
        dealer = block % SEATS
        self.table = Table(find(job.game), job.options, dealer=dealer, seed=job.seed, stream=block)
        self.sides = PAIRS
        self.won = [[0] * PAIRS]
        # The levels that are played are 2 up to the last below the winning level.
        later = block // SEATS % (rules_of(self.table.rules).winning_level - LOWEST_RANK + 1)
        if later:
            books = state_of(self.table.state).books
            books.next_dealer = dealer
            for pair in range(PAIRS):
                books.level[pair] = LOWEST_RANK + later - 1

    def side(self, seat: int) -> int:
        """The pair of a seat."""
        return pair_of(seat)

    def deal(self) -> None:
        """Draw the first cards."""
        self._read(self.table.deal())

    def act(self, seat: int, action: int) -> None:
        """Make one action; cards are drawn as soon as all seats that may declare have spoken."""
        self._read(self.table.act(seat, action))

    def bid(self, action: int) -> str | None:
        """The declaration of an action, or `pass` where the seat could have declared."""
        state = self.table.state
        if state.phase != Phase.DRAW or self.table.game.legal(state) == bit(Action.PASS):
            return None
        if action == Action.PASS:
            return "pass"
        if action < Action.PASS:
            return "single"
        return "jokers" if action >= Action.LITTLE_JOKERS else "pair"

    def _read(self, rows: list[list[int]]) -> None:
        won = read_end(self.table, rows)
        if won is not None:
            self.won[0] = won
            self.over = True


def read_end(table: Table, rows: list[list[int]]) -> list[int] | None:
    """The levels won by each pair in a deal, if these ledger rows contain its end; else None."""
    for what, points, *_ in rows:
        if what == Event.DEAL_END:
            declarers = pair_of(state_of(table.state).books.dealer)
            winners = declarers if points < TO_WIN else 1 - declarers
            risen = levels_won(points, rules_of(table.rules))
            return [risen if pair == winners else -risen for pair in range(PAIRS)]
    return None
