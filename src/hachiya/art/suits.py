"""The outlines of the four suits, about their middle; `python -m web.generate` gives them to the page."""

OUTLINES = {
    "S": (
        "M0-58C14-30 48-12 48 16c0 26-34 30-42 10 0 14 6 24 14 31h-40c8-7 14-17 14-31-8 20-42 16-42"
        "-10C-48-12-14-30 0-58z"
    ),
    "H": "M0 56C-16 26-52 8-52-24c0-34 42-40 52-10 10-30 52-24 52 10C52 8 16 26 0 56z",
    "D": "M0-66C14-36 30-18 46 0 30 18 14 36 0 66-14 36-30 18-46 0-30-18-14-36 0-66z",
    "C": (
        "M0-58a24 24 0 0 1 22 34A25 25 0 1 1 6 18c0 16 4 29 14 39h-40c10-10 14-23 14-39a25 25 0 1 1"
        "-16-42A24 24 0 0 1 0-58z"
    ),
}
"""SVG path data by the letter of the suit in records."""
