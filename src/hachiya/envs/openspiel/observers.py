"""What a seat observes of a deal, for OpenSpiel."""

from typing import TYPE_CHECKING

import numpy as np
import pyspiel

from hachiya.engine.ledger import NOBODY
from hachiya.envs.observation import layout_of, observation
from hachiya.envs.openspiel.steps import Chosen, Deal
from hachiya.envs.unpack import unpack
from hachiya.games.game import Game
from hachiya.records import jsonl
from hachiya.records.redaction import redact_record

if TYPE_CHECKING:
    import numpy.typing as npt


Words = list[int]
NOTHING = pyspiel.PrivateInfoType.NONE


class Observer:
    """Observes planes: what all know, what the seat alone knows, or both.

    A plane is a piece by its name, with the number of its seat where it has one.
    """

    def __init__(self, rules: Game, kind: pyspiel.IIGObservationType) -> None:
        """Choose what is observed.

        Args:
            rules: The game.
            kind: The type of the observation, an `IIGObservationType` without perfect recall.
        """
        self.rules, self.kind = rules, kind
        self.layout = layout_of(rules)
        """The layout of the planes."""
        self.tensor = np.zeros(self.layout.cells, np.float32)
        """The cells of all planes."""
        self.dict = {}
        """The cells by plane."""
        start = 0
        for plane in self.layout.planes:
            name = plane.name if plane.seat is None else f"{plane.name}_{plane.seat}"
            end = start + len(plane.members)
            self.dict[name] = self.tensor[start:end]
            start = end

    def _words(self, state: Deal, player: int) -> tuple[Words | None, Words | None]:
        """The observation of a seat, and the public part, which is left out; None for nothing."""
        table, kind = state.table, self.kind
        public = None
        if not kind.public_info or kind.private_info == NOTHING:
            public = observation(self.rules, self.rules.observe(table.state, NOBODY), player)
        if kind.private_info == NOTHING:
            return public if kind.public_info else None, None
        shows_all = kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS
        return observation(self.rules, table.state, player, perfect_information=shows_all), public

    def set_from(self, state: Deal, player: int) -> None:
        """Fill the tensor.

        Args:
            state: The state.
            player: The seat that observes.
        """
        words, left_out = self._words(state, player)
        self.tensor[:] = 0 if words is None else self._cells(words)
        if left_out is not None:
            self.tensor[self.tensor == self._cells(left_out)] = 0

    def _cells(self, words: Words) -> "npt.NDArray[np.int32]":
        return unpack(np.array(words, np.int64).view(np.int32), self.layout)

    def string_from(self, state: Deal, player: int) -> str:
        """Write what is observed, plane by plane, without empty planes.

        Args:
            state: The state.
            player: The seat that observes.

        Returns:
            The text; empty if nothing is observed.
        """
        words, left_out = self._words(state, player)
        known = {} if left_out is None else self.layout.read(left_out)
        named = []
        for (name, seat), value in ({} if words is None else self.layout.read(words)).items():
            if value and value != known.get((name, seat)):
                where = name if seat is None else f"{name}_{seat}"
                named.append(f"{where}={' '.join(sorted(value)) if isinstance(value, frozenset) else value}")
        return "; ".join(named)


class Recall:
    """Observes all that a seat has seen and done so far: its actions, and the record with `?` for hidden cards."""

    tensor = None
    """No tensor: a record has no fixed length."""

    def __init__(self) -> None:
        """Begin."""
        self.dict: dict[str, object] = {}
        """No pieces."""

    def set_from(self, state: Deal, player: int) -> None:
        """Nothing to fill."""

    def string_from(self, state: Deal, player: int) -> str:
        """Write the seat's actions and its record.

        Args:
            state: The state.
            player: The seat.

        Returns:
            The text.
        """
        actions = [step.action for step in state.steps if isinstance(step, Chosen) and step.seat == player]
        drawn = getattr(state.table.state, "drawn", 0)
        return f"{player} {actions}\n{jsonl.dump(redact_record(state.match().events, player, drawn))}"
