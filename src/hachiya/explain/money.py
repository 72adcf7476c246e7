"""貫 and 点 in words: 12 points are a kan (SAN 概要)."""

KAN = 12
"""Points in one kan."""

_MINUS = "\N{MINUS SIGN}"
_UNITS = {"ja": ("{}貫", "{}点", ""), "en": ("{} kan", "{} points", " ")}


def parts(points: int) -> tuple[int, int]:
    """Kan and points of a sum, both with its sign: -42 is (-3, -6)."""
    kan, rest = divmod(abs(points), KAN)
    return (kan, rest) if points >= 0 else (-kan, -rest)


def spoken(points: int, lang: str) -> str:
    """A sum without sign, as people say it: 7貫, 3貫6点, 1点; "3 kan 6 points"."""
    kan_words, point_words, space = _UNITS[lang]
    kan, rest = divmod(abs(points), KAN)
    said = [kan_words.format(kan)] if kan else []
    if rest or not kan:
        said.append(point_words.format(rest).replace("1 points", "1 point") if rest == 1 else point_words.format(rest))
    return space.join(said)


def signed(points: int, lang: str) -> str:
    """A balance: +13貫, −3貫6点; nothing won or lost is 0点."""
    sign = "+" if points > 0 else _MINUS if points < 0 else ""
    return sign + spoken(points, lang)
