"""Tsubame, the swallow: quick, and at times too quick."""

from hachiya.art.drawing import Drawing


def swallow(art: Drawing) -> None:
    """燕 in profile with its forked tail up, before a red sun."""
    art.circle(64, 34, 26, "red")
    art.inked("M62 74C78 60 88 42 98 20C96 40 94 52 88 62C94 58 100 54 108 50C98 66 86 82 70 90Z", "navy", 2.6)
    art.inked(
        "M16 50C14 28 32 16 50 20C66 24 74 40 78 56C82 74 80 92 72 106H26C14 92 14 72 20 62C17 58 16 54 16 50Z",
        "navy",
    )
    art.path("M20 63C26 70 40 70 48 62C56 74 56 92 46 106H26C14 92 15 74 20 63Z", "white")
    art.path("M17.5 52C22 46 32 48 38 54C42 58 46 58 48 62C42 71 27 71 20.5 64C18 60 17.5 56 17.5 52Z", "red")
    art.path("M19 41C21 34 25 29 31 26C33 32 31 39 25 43Z", "red")
    art.inked("M18 44L2 50L19 55C20 51 20 47 18 44Z", "ink", 2)
    art.inked("M44 84C54 68 66 64 76 66C82 80 80 94 74 106H52C46 100 43 92 44 84Z", "blue", 2.6)
    art.line("M54 82Q62 74 72 73M55 94Q62 86 74 84", "paper", 2)
    art.circle(38, 41, 6.6, "white", "ink", 2)
    art.circle(36.6, 41, 3.6, "ink")
    art.circle(35.6, 39.8, 1.2, "white")
    art.line("M31 33Q38 29 45 33", "sky", 2.2)
