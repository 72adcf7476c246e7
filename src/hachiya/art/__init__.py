"""Draws the flower cards and the portraits: `python -m web.art` writes them into web/src/cards/, `--check` only looks.

Upon `curves` (geometry) and `drawing` (an SVG writer) stand a `style` for each deck, one module a month in `months`
(its plant and its four faces), what lives and stands among the plants in `figures`, the `card` around them with its
corner `label`, the `deck`, and its contact `sheet`. The bots' animals in `portraits` stand in the medallions of
`portrait`.
"""
