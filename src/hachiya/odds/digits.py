"""Fractions as digits, rounded only here."""

from fractions import Fraction

LARGE_ODDS = 10**6
"""One in so many and more is told to the unit."""


def decimal(value: Fraction, places: int) -> str:
    """Digits of what is not negative with so many places, the last one rounded half up."""
    digits = str(int(value * 10**places + Fraction(1, 2))).rjust(places + 1, "0")
    return f"{digits[:-places]}.{digits[-places:]}" if places else digits


def significant(value: Fraction, figures: int) -> str:
    """Digits with so many significant figures, as many places as they need."""
    places = figures - 1
    while value and value * 10**places < 10 ** (figures - 1):
        places += 1
    while places and value * 10**places >= 10**figures:
        places -= 1
    return decimal(value, places)


def percent(chance: Fraction) -> str:
    """Seven significant figures and six places at most; of what is less than they show, two figures."""
    hundredth = chance * 100
    if hundredth >= 10:
        return f"{significant(hundredth, 7)}%"
    if 0 < hundredth < Fraction(1, 10**5):
        return f"{significant(hundredth, 2)}%"
    return f"{decimal(hundredth, 6)}%"


def one_in(chance: Fraction) -> str:
    """1/x with six significant figures of x, or with all of its units."""
    odds = 1 / chance
    return f"1/{decimal(odds, 0) if odds >= LARGE_ODDS else significant(odds, 6)}"
