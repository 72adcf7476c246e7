"""Words on the cards, and the marks of the kinds in the corner label."""

import json
from pathlib import Path

LETTERS: dict[str, str] = json.loads(Path(__file__).with_name("glyphs.json").read_text("utf-8"))
"""Outlines of the letters on ribbons and cup, as path data about 30 units large around the origin."""

STROKES = {
    "0": "M15 0C35 0 35 60 15 60S-5 0 15 0Z",
    "1": "M4 12L18 0V60",
    "2": "M0 14C2-6 32-6 30 16C29 30 10 42 0 60H32",
    "3": "M1 8C10-6 31-2 29 14C28 26 20 28 12 28C24 28 33 33 31 45C28 63 4 63-1 50",
    "4": "M25 60V0L-2 42H35",
    "5": "M29 0H5L2 27C12 20 31 22 31 41C31 62 6 64-1 51",
    "6": "M26 2C8 10-1 24-1 41C-1 66 32 66 32 42C32 20 4 20 0 38",
    "7": "M0 0H31C20 20 14 38 12 60",
    "8": "M15 28C-4 26-2 0 15 0S34 26 15 28C-8 30-6 60 15 60S38 30 15 28Z",
    "9": "M5 58C24 48 32 36 32 19C32-6-1-6-1 18C-1 40 28 40 31 22",
    "光": "M50 4V44M20 12L32 34M80 12L68 34M6 46H94M38 48C37 72 28 86 10 94M62 48V80Q62 91 73 91H82Q93 91 92 74",
    "タ": "M44 4C38 26 26 44 8 58M38 20H86C80 56 58 84 20 96M34 44C48 50 60 60 70 72",
    "短": "M22 6C20 20 14 30 6 38M18 22H46M4 50H48M28 24V50C27 70 18 84 4 94M30 58L46 84"
    "M54 10H96M60 28H90V54H60ZM62 66L67 82M88 66L82 82M52 92H98",
    "カ": "M12 30H88C88 62 84 82 76 94L58 86M46 4C46 50 38 78 10 96",
}
"""Lines of digits, 60 units high, and of the kinds' first letters, in a square of 100."""
