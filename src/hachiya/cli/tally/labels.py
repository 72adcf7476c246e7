"""Choices side by side, as many on a line of the terminal as have room."""

from collections.abc import Iterable

from rich.console import Console

from hachiya.words.columns import width

_MARGIN, _BETWEEN = "  ", "   "


def print_labels(console: Console, labels: Iterable[str]) -> None:
    """Print labels side by side; none is broken across lines."""
    line = ""
    for label in labels:
        longer = f"{line}{_BETWEEN if line else _MARGIN}{label}"
        if line and width(longer) > console.width:
            console.print(line, soft_wrap=True)
            longer = f"{_MARGIN}{label}"
        line = longer
    console.print(line, soft_wrap=True)
