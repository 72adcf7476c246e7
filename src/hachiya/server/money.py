"""How a game writes sums of money, for the page."""

from hachiya.server.protocol import MoneyForm

_FORMS: dict[str, MoneyForm] = {"nakayoshi": {"unit": "mon", "floored": True}}
_PLAIN: MoneyForm = {"unit": "point", "floored": False}


def money_form(game: str) -> MoneyForm:
    """The form of a game's sums."""
    return _FORMS.get(game, _PLAIN)
