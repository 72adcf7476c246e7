"""The options and rules of 八十分 as data (RULES B2)."""

from collections.abc import Mapping

from hachiya.games.bashifen.state import Declaration, Rules, Undeclared
from hachiya.games.options import Option

OPTIONS = (
    Option(
        "win",
        ("past_ace", "ace"),
        "BAS C-82",
    ),
    Option(
        "start",
        ("zero", "two"),
        "BAS C-83",
    ),
    Option(
        "undeclared",
        ("widow", "no_trumps"),
        "BAS C-164",
    ),
    Option(
        "overflow",
        ("capped", "open"),
        "BAS C-85",
    ),
    Option(
        "joker_rebellion",
        ("any_time", "over_declaration"),
        "BAS C-94",
    ),
)

_PAST_ACE, _ACE = 15, 14
_CAPPED, _OPEN = 6, 10  # 280 points are the most: +10


def bashifen(options: Mapping[str, str | int]) -> Rules:
    """The rules of bashifen (八十分) with these options (RULES B2)."""
    rules = Rules()
    rules.winning_level = _ACE if options["win"] == "ace" else _PAST_ACE
    rules.first_level = 2 if options["start"] == "two" else 0
    no_suit = options["undeclared"] == "no_trumps"
    rules.undeclared = int(Undeclared.NO_SUIT if no_suit else Undeclared.HIGHEST_OF_WIDOW)
    rules.most_steps = _OPEN if options["overflow"] == "open" else _CAPPED
    over_level_card = options["joker_rebellion"] == "over_declaration"
    rules.jokers_over = int(Declaration.SINGLE if over_level_card else Declaration.NONE)
    return rules
