"""Otori, the phoenix: it comes down only where a match is worth it."""

from hachiya.art.drawing import Drawing


def phoenix(art: Drawing) -> None:
    """鳳凰 in profile, with a comb and three long plumes, before a red sun."""
    art.circle(50, 50, 33, "red")
    for path, x, y, fill in (
        ("M48 36C58 18 70 12 80 18", 80, 19, "leaf"),
        ("M50 40C64 28 78 28 86 37", 86, 38, "purple"),
        ("M52 45C66 40 78 44 84 56", 83, 57, "blue"),
    ):
        art.line(path, "ink", 6.4)
        art.line(path, fill, 2.8)
        art.circle(x, y, 6.5, fill, "ink", 2.2)
        art.circle(x, y, 2.4, "gold")
    art.inked("M31 34C26 24 30 16 37 20C37 11 46 10 48 19C55 15 60 22 54 31Z", "deepred", 2.4)
    art.inked(
        "M28 44C27 34 36 28 45 29C56 30 61 39 60 51C58 64 56 72 68 82C78 90 84 98 86 110H30"
        "C30 92 42 82 44 70C45 62 42 58 38 56C32 54 29 50 28 44Z",
        "gold",
    )
    art.line("M46 66Q51 70 57 66M43 77Q50 82 58 77M38 89Q46 94 55 88Q63 94 72 89M34 101Q46 106 57 100", "deepred", 2.4)
    art.inked("M29 41C20 40 14 44 12 54C18 49 25 50 30 50C31 47 31 44 29 41Z", "straw", 2.4)
    art.inked("M34 54C40 56 42 64 36 70C31 66 30 59 34 54Z", "red", 2.2)
    art.path("M33 41C38 35 46 36 51 41C46 45 38 46 33 41Z", "white", "ink", 1.8)
    art.circle(41, 40.6, 2.9, "ink")
    art.line("M34 34.5Q42 31 52 36", "ink", 2)
