"""What every card shares: its frame and paper, the keyline of its kind, and the view with a corner label."""

from hachiya.art.drawing import Drawing

WIDTH, HEIGHT = 250, 400
INSET = 11
LABELLED = "labelled"
"""The view of a card that shows its corner label: `00.svg#labelled`."""
STROKES = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'

_BESIDE = WIDTH + 50
_INNER = f'x="{INSET}" y="{INSET}" width="{WIDTH - 2 * INSET}" height="{HEIGHT - 2 * INSET}" rx="8"'


def framed(art: Drawing, ground: str, kind: str = "") -> str:
    """A card around a drawing, to stand in a document that has `definitions` of the same drawing."""
    colours, keyline = art.style.colours, art.style.keylines.get(kind)
    return (
        f'<rect width="{WIDTH}" height="{HEIGHT}" rx="18" fill="{colours["frame"]}"/>'
        f'<rect {_INNER} fill="{colours[ground]}"/>'
        f'<g clip-path="url(#{art.prefix}c)">{art.markup()}</g>'
        + (f'<rect {_INNER} stroke="{colours[keyline]}" stroke-width="8"/>' if keyline else "")
    )


def definitions(art: Drawing) -> str:
    """What the card refers to."""
    return f'<clipPath id="{art.prefix}c"><rect {_INNER}/></clipPath>{art.definitions()}'


def document(art: Drawing, title: str, card: str, label: Drawing | None = None) -> str:
    """A card as SVG text; beside it, out of sight, the view of it with its label."""
    prefix = art.prefix
    if label:
        card = (
            f'<view id="{LABELLED}" viewBox="{_BESIDE} 0 {WIDTH} {HEIGHT}"/><g id="{prefix}f">{card}</g>'
            f'<g transform="translate({_BESIDE} 0)"><use href="#{prefix}f"/>{label.markup()}</g>'
        )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        f'aria-labelledby="{prefix}t" {STROKES}><title id="{prefix}t">{title}</title>'
        f"<defs>{definitions(art)}</defs>{card}</svg>\n"
    )
