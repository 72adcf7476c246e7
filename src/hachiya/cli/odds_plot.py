"""Odds as a picture with bars, drawn by matplotlib (the extra `plot`)."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from hachiya.cli.failures import WrongUsage
from hachiya.cli.output import open_output
from hachiya.odds.odds import Odds
from hachiya.odds.tables import Measure, Row, Table
from hachiya.words.message import Message
from hachiya.words.say import odds as words
from hachiya.words.voice import say

FORMATS = (".png", ".svg")
MEASURES: Mapping[Measure, Message] = {
    "chance": words.measure_chance(),
    "months": words.measure_months(),
    "points": words.measure_points(),
}
WIDE, BAR = 10, 0.13
"""The width of a figure and the height of a bar, in inches."""
LARGE_RATIO = 1000
"""Chances that differ by a larger factor are drawn on a logarithmic scale."""
MOST_BARS = 15
"""A table with more rows is drawn as lines."""
ASIAN_FACES = ("Noto Sans CJK JP", "Noto Sans JP", "IPAexGothic", "Hiragino Sans", "Yu Gothic", "MS Gothic")
"""Fonts with Japanese and Chinese letters; without one of them a figure is in English."""


class NoMatplotlib(WrongUsage):
    """The error of a plot if matplotlib is not installed."""

    def __init__(self) -> None:
        super().__init__(words.needs_matplotlib())


def plot(odds: Odds, path: Path, lang: str) -> None:
    """Draw a figure with bars for every table, and save it."""
    if path.suffix.lower() not in FORMATS:
        raise WrongUsage(words.wrong_picture(files=FORMATS, file=repr(str(path))))
    try:
        import matplotlib as mpl
    except ImportError:
        raise NoMatplotlib from None
    from matplotlib import font_manager
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    faces = [face for face in ASIAN_FACES if face in font_manager.get_font_names()]
    language = lang if faces else "en"
    series = [(table, measure) for table in odds.tables for measure in MEASURES if _rows(table, measure)]
    heights = [1.5 + BAR * min(len(_rows(*pair)), MOST_BARS) * len(_columns(*pair)) for pair in series]
    with mpl.rc_context({"font.family": [*faces[:1], "DejaVu Sans"], "svg.hashsalt": "hachiya"}):
        figure = Figure(figsize=(WIDE, sum(heights)), layout="constrained")
        FigureCanvasAgg(figure)
        axes = figure.subplots(len(series), height_ratios=heights, squeeze=False)
        figure.suptitle(f"{odds.game}: {say(odds.title, language)}")
        for (table, measure), place in zip(series, axes[:, 0], strict=True):
            _draw(table, measure, place, language)
        form = path.suffix[1:].lower()
        with open_output(path) as out:
            figure.savefig(out, format=form, metadata={"Date": None} if form == "svg" else None)


def _columns(table: Table, measure: Measure) -> list[int]:
    """The columns that have a number of this measure."""
    return [at for at in range(len(table.columns)) if any(row.cells[at].measure == measure for row in table.rows)]


def _rows(table: Table, measure: Measure) -> list[Row]:
    """The rows that have only numbers of this measure in its columns."""
    columns = _columns(table, measure)
    return [row for row in table.rows if columns and all(row.cells[at].measure == measure for at in columns)]


def _draw(table: Table, measure: Measure, place: Any, lang: str) -> None:
    """Draw a table as groups of bars, a group for each row from the top down, or as lines."""
    rows, columns = _rows(table, measure), _columns(table, measure)
    values = [[row.cells[at].nearest for row in rows] for at in columns]
    names = [say(table.columns[at].title, lang) for at in columns]
    positive = [value for series in values for value in series if value]
    scale = "log" if measure == "chance" and max(positive) > LARGE_RATIO * min(positive) else "linear"
    place.set_title(say(table.title, lang))
    if len(rows) > MOST_BARS:
        for name, series in zip(names, values, strict=True):
            place.plot([row.key for row in rows], series, marker=".", label=name)
        place.set_ylabel(say(MEASURES[measure], lang))
        place.set_yscale(scale)
    else:
        thick = 0.8 / len(columns)
        for number, (name, series) in enumerate(zip(names, values, strict=True)):
            middle = (number - (len(columns) - 1) / 2) * thick
            place.barh([row + middle for row in range(len(rows))], series, thick, label=name)
        place.set_yticks(range(len(rows)), [say(row.title, lang) for row in rows])
        place.invert_yaxis()
        place.margins(y=0.01)
        place.set_xlabel(say(MEASURES[measure], lang))
        place.set_xscale(scale)
    if len(columns) > 1:
        place.legend(loc="upper left", bbox_to_anchor=(1, 1))
