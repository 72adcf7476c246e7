"""Trains a small network at sannin by self-play, and writes its weights.

    python -m examples.self_play.train [--minutes 18] [--matches 512] [--seed 1] [--out FOLDER]

The method is proximal policy optimisation (PPO). All seats play by one network, the actor, which sees what its seat
sees. A second one, the critic, estimates what each seat will win in the rest of the deal. It sees all hands, and serves
training alone. Rewards are kan at ×1, so that a field that multiplies makes no deal more important.

Writes `weights.npz`, and `curve.csv` with a row for each round: seconds, decisions, how undecided the actor is (nats),
and how far the critic is off (kan).
"""

import argparse
import time
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

import numpy as np
import numpy.typing as npt
import torch
from torch import Tensor, nn

from examples.self_play.network import GAME, inputs
from hachiya.envs import batch
from hachiya.envs.unpack import unpack_mask

SEATS = 3
ACTIONS = 63
STEPS = 64
"""The decisions of each match between two updates; a deal has about thirty."""
KAN = 12
"""The points of a kan."""
SCALE = 5
"""The kan that count as 1 for the critic."""
KEPT = 0.97
"""λ: how much of a later surprise is credited to an earlier decision."""
PORTION = 2048
"""The decisions of one step of the optimiser."""
CLIP = 0.2
"""The change of a probability beyond which a step brings nothing more."""
RATE, ENTROPY = 1e-3, 0.02
"""The rate of learning and the worth of being undecided at the beginning; both sink to a tenth."""

Words = npt.NDArray[np.int64]


def layers(*sizes: int) -> nn.Sequential:
    """A network of full layers of these sizes."""
    parts: list[nn.Module] = []
    for width, height in pairwise(sizes):
        parts += [nn.Linear(width, height), nn.ReLU()]
    return nn.Sequential(*parts[:-1])


@dataclass
class Decisions:
    """The decisions of one round of play."""

    seen: Tensor
    """What the seat sees."""
    all_hands: Tensor
    """What it would see with all hands open."""
    legal: Tensor
    actions: Tensor
    chances: Tensor
    """The logarithm of the probability of the action."""
    gains: Tensor
    """How much better the deal went for the seat than the critic expected, in units of their spread."""
    returns: Tensor
    """What each seat won from here on, counted from the own seat."""

    def portions(self) -> Iterator["Decisions"]:
        """All decisions, shuffled, in portions."""
        for chosen in torch.randperm(len(self.actions)).split(PORTION):
            yield Decisions(*(part[chosen] for part in vars(self).values()))


class SelfPlay:
    """Matches in which one actor plays all seats."""

    def __init__(self, matches: int, seed: int) -> None:
        self.env = batch.make(GAME.name, matches, seed=seed, reward="at_one", autoreset="same_step")
        self.env.reset()
        cells = self.env.layout.cells
        self.actor = layers(cells, 192, 96, ACTIONS)
        self.critic = layers(cells, 192, 96, SEATS)
        self.optimiser = torch.optim.Adam([*self.actor.parameters(), *self.critic.parameters()], lr=RATE)
        self.decisions = 0

    def _inputs(self, *, all_hands: bool) -> Tensor:
        words = np.zeros((self.env.n, self.env.layout.words), np.int64)
        self.env.observe(words, perfect_information=all_hands)
        return torch.from_numpy(inputs(words, self.env.layout))

    def _values(self, all_hands: Tensor, turns: Words) -> Tensor:
        """What the critic expects each seat to win, by seat at the table."""
        return self.critic(all_hands)[np.arange(len(turns))[:, None], (np.arange(SEATS) - turns[:, None]) % SEATS]

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def play(self) -> Decisions:
        """Play some decisions of every match."""
        kept: list[tuple[Tensor, ...]] = []
        values, rewards, ends, turns = [], [], [], []
        for _ in range(STEPS):
            seen, all_hands = self._inputs(all_hands=False), self._inputs(all_hands=True)
            legal = torch.from_numpy(unpack_mask(self.env.masks)).bool()
            choice = torch.distributions.Categorical(logits=self.actor(seen).masked_fill(~legal, -1e9))
            actions = choice.sample()
            turns.append(self.env.turns.copy())
            values.append(self._values(all_hands, turns[-1]))
            kept.append((seen, all_hands, legal, actions, choice.log_prob(actions)))
            self.env.step(actions.numpy())
            rewards.append(torch.from_numpy(self.env.rewards / (SCALE * KAN)))
            ends.append(torch.from_numpy(self.env.terminated.copy())[:, None])
        values.append(self._values(self._inputs(all_hands=True), self.env.turns))
        surprise = torch.zeros_like(values[0])
        gains, returns = [], []
        for step in reversed(range(STEPS)):
            goes_on = ~ends[step]
            surprise = rewards[step] + goes_on * (values[step + 1] + KEPT * surprise) - values[step]
            own_first = (np.arange(SEATS) + turns[step][:, None]) % SEATS
            from_own = surprise[np.arange(self.env.n)[:, None], own_first]
            gains.append(from_own[:, 0])
            returns.append(from_own + values[step][np.arange(self.env.n)[:, None], own_first])
        self.decisions += STEPS * self.env.n
        gain = torch.cat(gains[::-1])
        seen, all_hands, legal, actions, chances = (torch.cat(parts) for parts in zip(*kept, strict=True))
        return Decisions(
            seen,
            all_hands,
            legal,
            actions,
            chances,
            (gain - gain.mean()) / (gain.std() + 1e-6),
            torch.cat(returns[::-1]),
        )

    def learn(self, decisions: Decisions, progress: float) -> tuple[float, float]:
        """Improve actor and critic; return how undecided the actor is (nats), and how far the critic is off (kan)."""
        sunk = 1 - 0.9 * progress
        for group in self.optimiser.param_groups:
            group["lr"] = RATE * sunk
        undecided, off = [], []
        for part in decisions.portions():
            expected = self.critic(part.all_hands)
            wrong = nn.functional.smooth_l1_loss(expected, part.returns)
            choice = torch.distributions.Categorical(logits=self.actor(part.seen).masked_fill(~part.legal, -1e9))
            ratio = (choice.log_prob(part.actions) - part.chances).exp()
            gained = torch.min(ratio * part.gains, ratio.clamp(1 - CLIP, 1 + CLIP) * part.gains).mean()
            entropy = choice.entropy().mean()
            self.optimiser.zero_grad()
            (wrong - gained - ENTROPY * sunk * entropy).backward()
            nn.utils.clip_grad_norm_([*self.actor.parameters(), *self.critic.parameters()], 1.0)
            self.optimiser.step()
            undecided.append(entropy.item())
            off.append((expected - part.returns).abs().mean().item() * SCALE)
        return float(np.mean(undecided)), float(np.mean(off))

    def save(self, path: Path) -> None:
        """Write the weights of the actor, in half precision."""
        weights = {name: value.numpy().astype(np.float16) for name, value in self.actor.state_dict().items()}
        np.savez_compressed(path, allow_pickle=False, **weights)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--minutes", type=float, default=18)
    parser.add_argument("--matches", type=int, default=512)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path(__file__).parent)
    chosen = parser.parse_args()
    torch.manual_seed(chosen.seed)
    games = SelfPlay(chosen.matches, chosen.seed)
    start = time.monotonic()
    with (chosen.out / "curve.csv").open("w") as curve:
        curve.write("seconds,decisions,undecided,off\n")
        while (progress := (time.monotonic() - start) / (60 * chosen.minutes)) < 1:
            undecided, off = games.learn(games.play(), progress)
            curve.write(f"{time.monotonic() - start:.0f},{games.decisions},{undecided:.4f},{off:.4f}\n")
            curve.flush()
    games.save(chosen.out / "weights.npz")


if __name__ == "__main__":
    main()
