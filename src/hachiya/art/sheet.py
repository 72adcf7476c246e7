"""The contact sheet: a whole deck at 300, 48 and 30 pixels, and its labels, as one picture for docs/build/deck.md."""

from hachiya.art.back import back
from hachiya.art.deck import DECK, drawn
from hachiya.art.frame import HEIGHT, STROKES, WIDTH, definitions, framed
from hachiya.art.label import label
from hachiya.art.style import Style

COLUMNS, GAP = 8, 8
LABELS = (0, 4, 13, 21, 24, 38, 43)
"""Cards that are also shown large with their labels."""


def sheet(style: Style) -> str:
    """The sheet as SVG text; each card is drawn once and shown wherever it is wanted."""
    reverse = back(style)
    cards = [_symbol("back", definitions(reverse), framed(reverse, "deepred"))]
    for index, card in enumerate(DECK):
        art = drawn(index, style)
        cards.append(_symbol(f"f{index}", definitions(art), framed(art, card.ground, card.kind)))
        cards.append(_symbol(f"l{index}", "", label(style, card.month, card.kind).markup()))
    faces = [(f"f{index}",) for index in range(len(DECK))]
    labelled = [(f"f{index}", f"l{index}") for index in range(len(DECK))]
    rows = (
        (300, COLUMNS, faces),
        (300, COLUMNS, [("back",), *(labelled[index] for index in LABELS)]),
        (48, len(DECK) // 2, faces),
        (48, len(DECK) // 2, labelled),
        (30, len(DECK), faces),
    )
    width, top, shown = COLUMNS * (300 + GAP) + GAP, GAP, ""
    for size, columns, names in rows:
        step = size * HEIGHT // WIDTH + GAP
        for place, stack in enumerate(names):
            x, y = GAP + place % columns * (size + GAP), top + place // columns * step
            place_of = f'x="{x}" y="{y}" width="{size}" height="{step - GAP}"'
            shown += "".join(f'<use href="#{name}" {place_of}/>' for name in stack)
        top += (len(names) + columns - 1) // columns * step
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{top}" viewBox="0 0 {width} {top}" {STROKES}>'
        f"<title>{style.folder}</title><defs>{''.join(cards)}</defs>"
        f'<rect width="{width}" height="{top}" fill="#2D5D4B"/>{shown}</svg>\n'
    )


def _symbol(name: str, needed: str, markup: str) -> str:
    return f'<symbol id="{name}" viewBox="0 0 {WIDTH} {HEIGHT}"><defs>{needed}</defs>{markup}</symbol>'
