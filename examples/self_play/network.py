"""A player of sannin that a network has learned by self-play: NumPy alone reads the weights.

`hachiya.play`, `hachiya arena` and `hachiya serve` take it as `examples.self_play.network:NETWORK`.
"""

from collections.abc import Mapping
from functools import cache
from pathlib import Path

import numpy as np
import numpy.typing as npt

from hachiya.bots.bot import Bot
from hachiya.envs.layout import Layout
from hachiya.envs.observation import layout_of, observation
from hachiya.envs.unpack import cells_of, unpack, unpack_mask
from hachiya.games.registry import GAMES
from hachiya.games.view import View

GAME = GAMES["sannin"]
WEIGHTS = Path(__file__).with_name("weights.npz")
Floats = npt.NDArray[np.float32]


def inputs(words: npt.NDArray[np.int64], layout: Layout) -> Floats:
    """The inputs of a network, from -1 to 1, for observations."""
    return (unpack(words, layout) / cells_of(layout).most).astype(np.float32)


def scores(weights: Mapping[str, Floats], values: Floats) -> Floats:
    """The score of every action: a layer is a matrix and a bias, and between layers negative values become 0."""
    layers = sorted({name.partition(".")[0] for name in weights}, key=int)
    for place, layer in enumerate(layers):
        values = values @ weights[f"{layer}.weight"].T + weights[f"{layer}.bias"]
        if place < len(layers) - 1:
            values = np.maximum(values, 0)
    return values


@cache
def load_weights(path: Path) -> Mapping[str, Floats]:
    """The weights of a file."""
    with np.load(path) as file:
        return {name: file[name].astype(np.float32) for name in file.files}


def choose(view: View, _numbers: list[int]) -> list[int]:
    """The legal action with the highest score."""
    words = np.array(observation(view.game, view.state, view.seat), np.int64)
    values = scores(load_weights(WEIGHTS), inputs(words, layout_of(view.game)))
    legal = unpack_mask(np.array([view.actions]))[0]
    return [int(np.where(legal, values, -np.inf).argmax())]


NETWORK = Bot("network", Bot.of_chooser("network", choose).think, games=frozenset([GAME.name]))
