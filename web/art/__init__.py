"""Draws the flower cards: `python -m web.art` writes every face into web/src/cards/, `--check` only looks.

Upon `curves` (geometry) and `drawing` (an SVG writer) stand a `style` for each deck, one module a month in `months`
(its plant and its four faces), what lives and stands among the plants in `figures`, the `card` around them with its
corner `label`, the `deck`, and its contact `sheet`.
"""
