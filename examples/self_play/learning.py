"""How the network learns, with PyTorch: its table and the weights of its hidden units are fitted to decisions.

The table has more rows than decisions can fill. So a row is learned as a sum: of a part for each card in its place, a
part for the pattern, which all suits (months) share, and a part for the pattern of this suit. The network that plays
has the sums.
"""

import math

import numpy as np
import torch
from torch import Tensor, nn

from examples.self_play.gathering import Decisions
from examples.self_play.network import HELD, HIDDEN, PATTERNS, ROWS, SUITS, UNIT, WIDTH, Integers
from hachiya.games.hachihachi.state import HAND
from hachiya.games.unit import KAN

PORTION = 256
"""The decisions of one step of the optimiser."""
PASSES = 4
"""How often each decision is used in a round."""
RATE, LAST_RATE = 8e-3, 2e-4
"""The rate of learning at the beginning and at the end of a round."""
DECAY = 1e-5
"""How much the part of a row that belongs to one suit is drawn to 0."""
FAR = 2.0
"""The kan beyond which an error counts no more than in proportion."""
ONE_TESTS = 50
"""One decision in so many is not learned from, but tests what was learned."""


class Model:
    """The network while it learns; values are in kan."""

    def __init__(self, seed: int) -> None:
        dice = torch.Generator().manual_seed(seed)

        def parameter(spread: float, *shape: int) -> Tensor:
            return (spread * torch.randn(*shape, generator=dice)).requires_grad_()

        self.cards = parameter(0.1, SUITS, 4, 5, WIDTH)
        self.patterns = parameter(0.1, PATTERNS, WIDTH)
        self.suits = parameter(0.0, SUITS, PATTERNS, WIDTH)
        self.others = parameter(0.1, ROWS - HELD, WIDTH)
        self.out = parameter(0.2, HIDDEN)
        self._places = [torch.arange(PATTERNS) // 5**card % 5 for card in range(4)]

    def table(self) -> Tensor:
        """The rows of the table."""
        table = self.suits + self.patterns
        for card, places in enumerate(self._places):
            table = table + self.cards[:, card, places]
        return torch.cat([table.reshape(HELD, WIDTH), self.others])

    def values(self, rows: Tensor) -> Tensor:
        """The values of positions, of which each is given by its rows."""
        sums = nn.functional.embedding_bag(rows, self.table(), mode="sum")
        return torch.relu(sums[:, :HIDDEN]) @ self.out + sums[:, HIDDEN]

    def weights(self) -> tuple[Integers, Integers]:
        """The table and the weights of the hidden units, as integers that play."""
        most = np.iinfo(np.int16).max
        with torch.no_grad():
            whole = [(UNIT * part).round().clamp(-most, most) for part in (self.table(), self.out)]
        return whole[0].numpy().astype(np.int16), whole[1].numpy().astype(np.int16)


class Learning:
    """The fit of a model to decisions, each of whose results are the sums over some worlds."""

    def __init__(self, worlds: int, seed: int) -> None:
        self.model, self._worlds = Model(seed), worlds
        self._dice = np.random.default_rng(seed)

    def learn(self, decisions: Decisions) -> float:
        """Learn from these decisions; return the share of the spread in other ones that the model explains."""
        order = self._dice.permutation(len(decisions.cards))
        tests, lessons = np.split(order, [len(order) // ONE_TESTS + 1])
        model = self.model
        optimiser = torch.optim.Adam(
            [
                {"params": [model.cards, model.patterns, model.others, model.out]},
                {"params": [model.suits], "weight_decay": DECAY},
            ],
            RATE,
        )
        portions = math.ceil(len(lessons) / PORTION)
        rates = torch.optim.lr_scheduler.LinearLR(optimiser, 1, LAST_RATE / RATE, PASSES * portions)
        for _ in range(PASSES):
            for chosen in np.array_split(self._dice.permutation(lessons), portions):
                expected, actual = self._compare(decisions, chosen)
                optimiser.zero_grad()
                nn.functional.huber_loss(expected, actual, reduction="sum", delta=FAR).div(len(chosen)).backward()
                optimiser.step()
                rates.step()
        with torch.no_grad():
            expected, actual = self._compare(decisions, tests)
        return 1 - float((expected - actual).square().sum() / actual.square().sum())

    def _compare(self, decisions: Decisions, chosen: Integers) -> tuple[Tensor, Tensor]:
        """The expected and the actual results of cards, each less the mean of its decision, in kan."""
        rows = torch.from_numpy(decisions.rows[chosen].astype(np.int32))
        cards = torch.from_numpy(decisions.cards[chosen])[:, None]
        playable = torch.arange(HAND) < cards
        actual = torch.from_numpy(decisions.results[chosen]) / (KAN * self._worlds)
        expected = torch.zeros(playable.shape).masked_scatter(playable, self.model.values(rows[playable]))

        def less_mean(results: Tensor) -> Tensor:
            return (results - results.sum(1, keepdim=True) / cards) * playable

        return less_mean(expected), less_mean(actual)
