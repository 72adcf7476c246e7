"""Tazu, the crane: it waits a thousand years."""

from hachiya.art.drawing import Drawing


def crane(art: Drawing) -> None:
    """鶴 in profile, before the sun of January."""
    art.circle(56, 44, 32, "red")
    art.inked("M50 108C40 84 62 70 82 78C98 84 104 96 106 108Z", "white")
    art.line("M66 92Q76 86 88 92M60 102Q72 94 84 102", "grey", 2)
    art.inked(
        "M30 34C32 22 44 16 54 20C66 24 70 36 67 50C64 64 58 74 64 86C66 92 62 104 50 108"
        "C40 98 42 82 48 70C53 60 55 52 52 46C44 46 32 44 30 34Z",
        "white",
    )
    art.path(
        "M40 43.5C46 47 51 45 53 46.5C55 54 52 62 47.5 71C42 82 41 94 46 103C49 92 52 86 58 78"
        "C57 70 62 62 65 52C61 44 52 38 44 38C41 39 40 41 40 43.5Z",
        "ink",
    )
    art.inked("M33 28C36 19 48 14 58 22C52 29 42 31 33 28Z", "red", 2.2)
    art.inked("M31 31L2 44L32 41C34 38 33 34 31 31Z", "gold", 2.4)
    art.line("M10 41.5L30 36", "ink", 1.6)
    art.circle(43, 34, 2.8, "ink")
    art.line("M38.5 32Q43 28.5 48 31.5", "ink", 2)
