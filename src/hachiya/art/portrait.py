"""The portraits of the bots: an animal on a coloured ground, in a ring of paper with an ink line around it."""

from collections.abc import Callable
from typing import NamedTuple

from hachiya.art.drawing import Drawing
from hachiya.art.frame import STROKES
from hachiya.art.portraits import boar, butterfly, crane, deer, frog, phoenix, swallow
from hachiya.art.style import PRINT

SIZE = 100
_RING, _GROUND = 48.5, 43.5


class Portrait(NamedTuple):
    """A bot's portrait: what it shows, what draws it, and the colours behind it where it plays several seats."""

    title: str
    draw: Callable[[Drawing], None]
    grounds: tuple[str, str, str]


PORTRAITS = {
    "random": Portrait("蝶 / Butterfly", butterfly.butterfly, ("deepgreen", "lilac", "orange")),
    "novice": Portrait("蛙 / Frog", frog.frog, ("sky", "pink", "straw")),
    "apprentice": Portrait("燕 / Swallow", swallow.swallow, ("straw", "leaf", "rose")),
    "greedy": Portrait("猪 / Boar", boar.boar, ("pink", "gold", "sky")),
    "adept": Portrait("鹿 / Deer", deer.deer, ("deepred", "blue", "gold")),
    "master": Portrait("鶴 / Crane", crane.crane, ("navy", "rose", "deepgreen")),
    "grandmaster": Portrait("鳳凰 / Phoenix", phoenix.phoenix, ("straw", "sky", "lilac")),
}
"""By the id of the bot."""


def medallion(bot: str, twin: int = 0) -> str:
    """The markup of a bot's portrait, and what it refers to; `twin` counts the bots of one rung at a table from 0."""
    portrait = PORTRAITS[bot]
    art = Drawing(PRINT, f"p{bot}")
    portrait.draw(art)
    colours = PRINT.colours
    middle = f'cx="{SIZE // 2}" cy="{SIZE // 2}"'
    return (
        f'<defs><clipPath id="{art.prefix}c"><circle {middle} r="{_GROUND}"/></clipPath>{art.definitions()}</defs>'
        f'<circle {middle} r="{_RING}" fill="{colours["paper"]}" stroke="{colours["ink"]}" stroke-width="3"/>'
        f'<circle {middle} r="{_GROUND}" fill="{colours[portrait.grounds[twin]]}"/>'
        f'<g clip-path="url(#{art.prefix}c)">{art.markup()}</g>'
        f'<circle {middle} r="{_GROUND}" stroke="{colours["ink"]}" stroke-width="2"/>'
    )


def document(bot: str, twin: int) -> str:
    """A bot's portrait as SVG text."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIZE} {SIZE}" width="{SIZE}" height="{SIZE}" '
        f'role="img" aria-labelledby="p{bot}t" {STROKES}><title id="p{bot}t">{PORTRAITS[bot].title}</title>'
        f"{medallion(bot, twin)}</svg>\n"
    )


def row() -> str:
    """All portraits side by side, from the weakest bot to the strongest, as SVG text for docs/play/bots.md."""
    step = SIZE + 12
    width = step * len(PORTRAITS)
    shown = "".join(
        f'<g transform="translate({place * step + 6} 6)">{medallion(bot)}</g>' for place, bot in enumerate(PORTRAITS)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {step}" width="{width}" height="{step}" '
        f"{STROKES}><title>bots</title>{shown}</svg>\n"
    )
