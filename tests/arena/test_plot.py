"""A picture has a panel for each unit, and one for the expected results of bids."""

from io import BytesIO
from typing import Any

import numpy as np
import pytest
from matplotlib.figure import Figure

from hachiya.bots.arena.plot import draw
from hachiya.bots.arena.runners import run_serial
from hachiya.bots.arena.summary import summary
from hachiya.bots.names import bot_name
from tests.arena.jobs import job


@pytest.mark.parametrize(
    ("game", "bots", "deals", "panels"),
    [("nakayoshi", "hopeful,greedy", 2, 3), ("nakayoshi", "random,greedy", 2, 2), ("bashifen", "random,greedy", 1, 1)],
)
@pytest.mark.slow
def test_a_plot_has_a_panel_for_each_unit_and_one_for_bids(
    game: str, bots: str, deals: int, panels: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[Figure] = []
    save = Figure.savefig

    def keep(figure: Figure, *args: Any, **more: Any) -> None:
        drawn.append(figure)
        save(figure, *args, **more)

    monkeypatch.setattr(Figure, "savefig", keep)
    result = summary(job(game, bots, deals), run_serial(job(game, bots, deals), range(deals)))
    out = BytesIO()
    draw(result, out, "svg")
    assert b"<svg" in out.getvalue()
    axes = drawn[0].axes
    assert len(axes) == panels
    labels = [label.get_text() for label in axes[0].get_yticklabels()]
    assert labels == [f"{bot_name(a)} – {bot_name(b)}" for a, b in result.job.pairs]
    if panels == 3:
        line = axes[2].lines[0]
        tenths = [(tenth.expected, tenth.won) for tenth in result.conduct["hopeful"].tenths]
        assert np.asarray(line.get_xydata()).tolist() == [list(tenth) for tenth in tenths]
