"""A deal with flower cards: who wins how many points, as they are paid and with every multiplier taken out."""

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

_SAID = {Action.IN: "in", Action.OUT: "out", Action.DOUBLE: "double"}
_UNSEEN = {Action.IN: "mizuten", Action.PASS: "look"}


class HanafudaDeal(Deal):
    """The first deal of a match, at a table and at its level twin.

    The twin has the same cards and the same actions, but nothing multiplies: every field is a 小場, and after its
    auction hachiju is played at rate 1. So what a deal is worth at ×1 is what the rules pay for it then, exactly.

    The stone on the board and the end of a match (after 四三) are the year's and not the deal's: neither counts.
    """

    units: ClassVar = (Unit("kan at x1", KAN), Unit("kan as played", KAN))

    def __init__(self, job: Job, block: int) -> None:
        self.table, self._level = (
            Table(find(job.game), job.options, seats=job.seats, dealer=block % job.seats, seed=job.seed, stream=block)
            for _ in range(2)
        )
        self._play_at_one = hanafuda(self.table.game).play_at_one
        self.sides = job.seats
        self.won = [[0] * ACCOUNTS for _ in self.units]
        self._completions = [0] * job.seats
        self._hatto = [0] * job.seats

    def side(self, seat: int) -> int:
        """Every seat plays for itself."""
        return seat

    def deal(self) -> None:
        """Both tables shuffle from the same random numbers."""
        self._play_at_one(self._level.state, self._level.rules)
        self._read(self._level.deal(), self.table.deal())

    def act(self, seat: int, action: int) -> None:
        """The same at both tables; what is legal does not hang on what it costs."""
        rows = self.table.act(seat, action)
        self._play_at_one(self._level.state, self._level.rules)
        self._read(self._level.act(seat, action), rows)

    def bid(self, action: int) -> str | None:
        """出降り, or みずてん before it."""
        phase = self.table.state.phase
        if phase == Phase.MIZUTEN:
            return _UNSEEN[action]
        return _SAID[action] if phase == Phase.BID else None

    def goes_on(self, action: int) -> bool | None:
        """下げ or あがり."""
        choice = bit(Action.STOP) | bit(Action.GO_ON)
        offered = self.table.game.legal(self.table.state) & choice == choice
        return action == Action.GO_ON if offered else None

    def completions(self, seat: int) -> int:
        """あがり and 下げ of the seat."""
        return self._completions[seat]

    def paid_for_hatto(self, seat: int) -> bool:
        """Not, if all was given back because it had no other card to throw."""
        return self._hatto[seat] > 0

    def _read(self, level: list[list[int]], played: list[list[int]]) -> None:
        for won, rows in zip(self.won, (level, played), strict=True):
            self.over = read_payments(rows, won)
        for what, *numbers in played:
            if what in (Event.STOP, Event.GO_ON):
                self._completions[numbers[0]] += 1
            elif what == Event.PAY and numbers[6] == Liable.HATTO:
                self._hatto[numbers[0]] += 1
            elif what == Event.PAY and numbers[3] == Reason.EXEMPT:
                self._hatto[numbers[1]] -= 1


def read_payments(rows: list[list[int]], won: list[int]) -> bool:
    """Add the payments of a deal to what each account has won; has it ended?"""
    for what, payer, payee, points, reason, *_ in rows:
        if what == Event.DEAL_END:
            return True
        if what == PAY and reason != Reason.STONE:
            won[payer] -= points
            won[payee] += points
    return False
