"""What every card shares: its frame and paper, the keyline of its kind, and the view with a corner label."""

from .drawing import Drawing

WIDTH, HEIGHT = 250, 400
INSET = 11
LABELLED = "labelled"
"""The view of a card that shows its corner label: `00.svg#labelled`."""


def framed(art: Drawing, title: str, ground: str, kind: str = "", label: Drawing | None = None) -> str:
    """The SVG text of a card around a drawing, with a second view beside it where there is a label."""
    colours, prefix = art.style.colours, art.prefix
    size = f'width="{WIDTH - 2 * INSET}" height="{HEIGHT - 2 * INSET}" rx="8"'
    inner = f'x="{INSET}" y="{INSET}" {size}'
    keyline = art.style.keylines.get(kind)
    card = (
        f'<rect width="{WIDTH}" height="{HEIGHT}" rx="18" fill="{colours["frame"]}"/>'
        f'<rect {inner} fill="{colours[ground]}"/>'
        f'<g clip-path="url(#{prefix}c)">{art.markup()}</g>'
        + (f'<rect {inner} stroke="{colours[keyline]}" stroke-width="8"/>' if keyline else "")
    )
    if label:
        beside = WIDTH + 50
        card = (
            f'<view id="{LABELLED}" viewBox="{beside} 0 {WIDTH} {HEIGHT}"/><g id="{prefix}f">{card}</g>'
            f'<g transform="translate({beside} 0)"><use href="#{prefix}f"/>{label.markup()}</g>'
        )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        f'aria-labelledby="{prefix}t" fill="none" stroke-linecap="round" stroke-linejoin="round">'
        f'<title id="{prefix}t">{title}</title>'
        f'<defs><clipPath id="{prefix}c"><rect {inner}/></clipPath>{art.definitions()}</defs>{card}</svg>\n'
    )
