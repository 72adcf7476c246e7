"""The results of an arena as a picture: intervals, and the expected and actual results of bids."""

from collections.abc import Mapping, Sequence
from typing import BinaryIO

from matplotlib.axes import Axes
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure

from hachiya.bots.arena.summary import Summary, Tenth
from hachiya.bots.names import bot_name

_INCHES = 4.5


def draw(summary: Summary, out: BinaryIO, form: str) -> None:
    """Draw the results of an arena as a picture (png, svg, pdf): intervals by unit, expected and actual bids."""
    units = list(dict.fromkeys(result.unit for result in summary.results))
    expectations = {name: conduct.tenths for name, conduct in summary.conduct.items() if conduct.tenths}
    panels = len(units) + bool(expectations)
    figure = Figure(figsize=(_INCHES * panels, _INCHES), layout="constrained")
    FigureCanvasAgg(figure)
    axes = figure.subplots(1, panels, squeeze=False)[0]
    for ax, unit in zip(axes, units, strict=False):
        results = [result for result in summary.results if result.unit == unit]
        for place, (_, _, _, (mean, low, high, *_)) in enumerate(results):
            reach = 0.0 if low is None or high is None else high - mean
            ax.errorbar(mean, -place, xerr=reach, fmt="o", capsize=4, color="C0")
        ax.set_yticks(
            [-place for place in range(len(results))],
            [f"{bot_name(a)} – {bot_name(b)}" for a, b, *_ in results],
        )
        ax.axvline(0, color="0.7", zorder=0)
        ax.set_title(f"{summary.job.game}: {unit} a deal, 95 %")
    if expectations:
        _draw_expectations(axes[-1], expectations, units[-1])
    figure.savefig(out, format=form, dpi=150)


def _draw_expectations(ax: Axes, expectations: Mapping[str, Sequence[Tenth]], unit: str) -> None:
    for name, tenths in expectations.items():
        ax.plot([tenth.expected for tenth in tenths], [tenth.won for tenth in tenths], "o-", label=bot_name(name))
    ax.axline((0, 0), slope=1, color="0.7", zorder=0)
    ax.set_xlabel(f"expected of a bid ({unit})")
    ax.set_ylabel("won")
    ax.legend()
    ax.set_title("bids, in tenths: expected and won")
