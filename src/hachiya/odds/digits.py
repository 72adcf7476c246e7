"""Fractions as decimal digits; nothing else rounds."""

from fractions import Fraction

LARGE_ODDS = 10**6
"""Odds from which on `one_in` gives all digits of the integer."""


def decimal(value: Fraction, places: int) -> str:
    """A fraction that is not negative as a decimal number with `places` decimal places, rounded half up."""
    digits = str(int(value * 10**places + Fraction(1, 2))).rjust(places + 1, "0")
    return f"{digits[:-places]}.{digits[-places:]}" if places else digits


def significant(value: Fraction, figures: int) -> str:
    """A fraction as a decimal number with `figures` significant figures."""
    places = figures - 1
    while value and value * 10**places < 10 ** (figures - 1):
        places += 1
    while places and value * 10**places >= 10**figures:
        places -= 1
    return decimal(value, places)


def percent(chance: Fraction) -> str:
    """A chance in percent, with at most seven significant figures and six places; a smaller chance has two figures."""
    hundredth = chance * 100
    if hundredth >= 10:
        return f"{significant(hundredth, 7)}%"
    if 0 < hundredth < Fraction(1, 10**5):
        return f"{significant(hundredth, 2)}%"
    return f"{decimal(hundredth, 6)}%"


def one_in(chance: Fraction) -> str:
    """A chance as 1/x, with six significant figures of x, or all digits of its integer part."""
    odds = 1 / chance
    return f"1/{decimal(odds, 0) if odds >= LARGE_ODDS else significant(odds, 6)}"
