"""A deal with flower cards: the points that each seat wins, as paid and without any multiplier."""

from typing import ClassVar

from hachiya.bots.arena.deal import Deal, Unit
from hachiya.bots.arena.job import Job
from hachiya.engine.bits import bit
from hachiya.engine.ledger import ACCOUNTS, PAY
from hachiya.games.hanafuda.events import Event, Liable, Reason
from hachiya.games.hanafuda.game import hanafuda
from hachiya.games.hanafuda.phases import Action, Phase
from hachiya.games.registry import find
from hachiya.games.table import Table
from hachiya.games.unit import KAN

_BIDS = {Action.IN: "in", Action.OUT: "out", Action.DOUBLE: "double"}
_MIZUTEN_BIDS = {Action.IN: "mizuten", Action.PASS: "look"}


class HanafudaDeal(Deal):
    """The first deal of a match with flower cards, at a table and at a second table without multipliers.

    The second table has the same cards and actions, but every field is a 小場, and hachiju is played at rate 1 after
    the auction. So the result of a deal at ×1 is exactly what the rules pay there.

    The stone on the board and the settlement at the end of a match (after 四三) belong to the year, not to the deal:
    neither counts.
    """

    units: ClassVar = (Unit("kan at x1", KAN), Unit("kan as played", KAN))

    def __init__(self, job: Job, block: int) -> None:
        self.table, self._unmultiplied = (
            Table(find(job.game), job.options, seats=job.seats, dealer=block % job.seats, seed=job.seed, stream=block)
            for _ in range(2)
        )
        self._play_at_one = hanafuda(self.table.game).play_at_one
        self.sides = job.seats
        self.won = [[0] * ACCOUNTS for _ in self.units]
        self._completions = [0] * job.seats
        self._hatto = [0] * job.seats

    def side(self, seat: int) -> int:
        """The side of a seat: every seat plays for itself."""
        return seat

    def deal(self) -> None:
        """Deal at both tables, which shuffle from the same random numbers."""
        self._play_at_one(self._unmultiplied.state, self._unmultiplied.rules)
        self._read(self._unmultiplied.deal(), self.table.deal())

    def act(self, seat: int, action: int) -> None:
        """Make the action at both tables: it is legal at both, for legality does not depend on multipliers."""
        rows = self.table.act(seat, action)
        self._play_at_one(self._unmultiplied.state, self._unmultiplied.rules)
        self._read(self._unmultiplied.act(seat, action), rows)

    def bid(self, action: int) -> str | None:
        """The bid of the auction (出降り), or of joining unseen (みずてん) before it."""
        phase = self.table.state.phase
        if phase == Phase.MIZUTEN:
            return _MIZUTEN_BIDS[action]
        return _BIDS[action] if phase == Phase.BID else None

    def goes_on(self, action: int) -> bool | None:
        """Whether the action is going on (下げ); None unless both that and stopping are legal."""
        choice = bit(Action.STOP) | bit(Action.GO_ON)
        offered = self.table.game.legal(self.table.state) & choice == choice
        return action == Action.GO_ON if offered else None

    def completions(self, seat: int) -> int:
        """How often the seat has stopped or gone on with a captured yaku."""
        return self._completions[seat]

    def paid_for_hatto(self, seat: int) -> bool:
        """Whether the seat has paid for a hatto (法度) card, without being repaid as it had no other card to throw."""
        return self._hatto[seat] > 0

    def _read(self, unmultiplied: list[list[int]], played: list[list[int]]) -> None:
        for won, rows in zip(self.won, (unmultiplied, played), strict=True):
            self.over = read_payments(rows, won)
        for what, *numbers in played:
            if what in (Event.STOP, Event.GO_ON):
                self._completions[numbers[0]] += 1
            elif what == Event.PAY and numbers[6] == Liable.HATTO:
                self._hatto[numbers[0]] += 1
            elif what == Event.PAY and numbers[3] == Reason.EXEMPT:
                self._hatto[numbers[1]] -= 1


def read_payments(rows: list[list[int]], won: list[int]) -> bool:
    """Add the payments in these ledger rows to what each account has won; return whether the deal has ended."""
    for what, payer, payee, points, reason, *_ in rows:
        if what == Event.DEAL_END:
            return True
        if what == PAY and reason != Reason.STONE:
            won[payer] -= points
            won[payee] += points
    return False
