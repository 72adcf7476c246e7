"""Odds drawn as bars into a file, by matplotlib (the extra `plot`)."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from hachiya.cli.failures import WrongUsage
from hachiya.cli.output import destination
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
"""Inches: of a figure, and of the height of a bar."""
MUCH = 1000
MANY = 15
"""More rows than these are steps of one thing: lines."""
ASIAN_FACES = ("Noto Sans CJK JP", "Noto Sans JP", "IPAexGothic", "Hiragino Sans", "Yu Gothic", "MS Gothic")
"""They have the letters of Japanese and Chinese. Without one of them a figure speaks English."""


class NoDrawing(WrongUsage):
    """matplotlib is not installed."""

    def __init__(self) -> None:
        super().__init__(words.needs_matplotlib())


def plot(found: Odds, path: Path, lang: str) -> None:
    """A figure with bars for every table."""
    if path.suffix.lower() not in FORMATS:
        raise WrongUsage(words.wrong_picture(files=FORMATS, file=repr(str(path))))
    try:
        import matplotlib as mpl
    except ImportError:
        raise NoDrawing from None
    from matplotlib import font_manager
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    faces = [face for face in ASIAN_FACES if face in font_manager.get_font_names()]
    spoken = lang if faces else "en"
    series = [(table, measure) for table in found.tables for measure in MEASURES if _rows(table, measure)]
    heights = [1.5 + BAR * min(len(_rows(*one)), MANY) * len(_columns(*one)) for one in series]
    with mpl.rc_context({"font.family": [*faces[:1], "DejaVu Sans"], "svg.hashsalt": "hachiya"}):
        figure = Figure(figsize=(WIDE, sum(heights)), layout="constrained")
        FigureCanvasAgg(figure)
        axes = figure.subplots(len(series), height_ratios=heights, squeeze=False)
        figure.suptitle(f"{found.game}: {say(found.title, spoken)}")
        for (table, measure), place in zip(series, axes[:, 0], strict=True):
            _draw(table, measure, place, spoken)
        form = path.suffix[1:].lower()
        with destination(path) as out:
            figure.savefig(out, format=form, metadata={"Date": None} if form == "svg" else None)


def _columns(table: Table, measure: Measure) -> list[int]:
    """The columns that have any number of this measure."""
    return [at for at in range(len(table.columns)) if any(row.cells[at].measure == measure for row in table.rows)]


def _rows(table: Table, measure: Measure) -> list[Row]:
    """The rows that have only such numbers in those columns."""
    columns = _columns(table, measure)
    return [row for row in table.rows if columns and all(row.cells[at].measure == measure for at in columns)]


def _draw(table: Table, measure: Measure, place: Any, lang: str) -> None:
    """Bars, a group for each row from above, or lines; chances that differ much on a logarithmic scale."""
    rows, columns = _rows(table, measure), _columns(table, measure)
    values = [[row.cells[at].nearest for row in rows] for at in columns]
    names = [say(table.columns[at].title, lang) for at in columns]
    shown = [value for ones in values for value in ones if value]
    scale = "log" if measure == "chance" and max(shown) > MUCH * min(shown) else "linear"
    place.set_title(say(table.title, lang))
    if len(rows) > MANY:
        for name, ones in zip(names, values, strict=True):
            place.plot([row.key for row in rows], ones, marker=".", label=name)
        place.set_ylabel(say(MEASURES[measure], lang))
        place.set_yscale(scale)
    else:
        thick = 0.8 / len(columns)
        for number, (name, ones) in enumerate(zip(names, values, strict=True)):
            middle = (number - (len(columns) - 1) / 2) * thick
            place.barh([row + middle for row in range(len(rows))], ones, thick, label=name)
        place.set_yticks(range(len(rows)), [say(row.title, lang) for row in rows])
        place.invert_yaxis()
        place.margins(y=0.01)
        place.set_xlabel(say(MEASURES[measure], lang))
        place.set_xscale(scale)
    if len(columns) > 1:
        place.legend(loc="upper left", bbox_to_anchor=(1, 1))
