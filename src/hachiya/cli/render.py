"""`hachiya render`: the table of a record, or some cards, as a picture."""

import sys
from pathlib import Path

from hachiya.cli.failures import WrongUsage
from hachiya.cli.position import match_after
from hachiya.cli.values import file_path, only_option
from hachiya.pictures.svg import svg
from hachiya.words.say import command as words

PNG = ".png"
SUFFIXES = (".svg", PNG)


def render(
    record: str | None, cards: str | None, event: int | None, seat: int | None, theme: str, out: Path | None, lang: str
) -> None:
    """Write the picture of the first match of a record after `event` events (all if None), or of cards.

    `record` is a path, or `-` for standard input. `out` is an .svg or .png file; without it the SVG is written to
    standard output.
    """
    if (record is None) == (cards is None):
        raise WrongUsage(words.record_or_cards())
    only_option({"--cards": cards is not None, "--event": event is not None})
    only_option({"--cards": cards is not None, "--seat": seat is not None})
    if out is not None and out.suffix not in SUFFIXES:
        raise WrongUsage(words.picture_file(given=str(out)))
    if record is not None:
        match = match_after(file_path(record), event)
        picture = svg(match if seat is None else match.view(seat), lang, theme)
    else:
        assert cards is not None
        picture = svg(cards.split() if " " in cards else cards, lang, theme)
    if out is None:
        sys.stdout.write(picture)
    elif out.suffix == PNG:
        out.write_bytes(_png(picture))
    else:
        out.write_text(picture, "utf-8")


def _png(picture: str) -> bytes:
    """The picture in pixels, twice as large for dense screens."""
    from resvg_py import svg_to_bytes

    return bytes(svg_to_bytes(svg_string=picture, zoom=2))
