"""八十分 as data (RULES B2)."""

from collections.abc import Mapping

from hachiya.games.bashifen.state import Level, Rules, Undeclared
from hachiya.games.options import Option

OPTIONS = (
    Option(
        "win",
        ("past_ace", "ace"),
        "what wins: to rise past A, or to reach it",
        "勝ちになるステージ: A を越える(past_ace)、A に達する(ace)",
        "BAS C-82",
    ),
    Option(
        "start",
        ("zero", "two"),
        "where both pairs begin: below 2, or on 2",
        "始まりのステージ: 2 の下(zero)、2(two)",
        "BAS C-83",
    ),
    Option(
        "undeclared",
        ("widow", "no_trumps"),
        "what fixes trumps where nobody declared and the widow has no stage card: its highest card, or nothing",
        "だれも晒さず底牌にもステージカードがないとき: 底牌の最高位の札のスート(widow)、スートなし(no_trumps)",
        "BAS C-164",
    ),
    Option(
        "overflow",
        ("capped", "open"),
        "200 points and more of the other pair (ko): six stages, or one more for every further 20",
        "子の200点以上: 6ステージまで(capped)、20点ごとにさらに1(open)",
        "BAS C-85",
    ),
    Option(
        "joker_rebellion",
        ("any_time", "over_declaration"),
        "when a pair of jokers may be shown: at any time, or over a stage card only",
        "ジョーカーのペア: いつでも晒せる(any_time)、ステージカードが出たあとだけ(over_declaration)",
        "BAS C-94",
    ),
)

_PAST_ACE, _ACE = 15, 14
_CAPPED, _OPEN = 6, 10  # 280 points are the most: +10


def bashifen(options: Mapping[str, str | int]) -> Rules:
    """八十分 with its options (RULES B2)."""
    rules = Rules()
    rules.winning_stage = _ACE if options["win"] == "ace" else _PAST_ACE
    rules.first_stage = 2 if options["start"] == "two" else 0
    no_suit = options["undeclared"] == "no_trumps"
    rules.undeclared = int(Undeclared.NO_SUIT if no_suit else Undeclared.HIGHEST_OF_WIDOW)
    rules.most_steps = _OPEN if options["overflow"] == "open" else _CAPPED
    over_stage_card = options["joker_rebellion"] == "over_declaration"
    rules.jokers_over = int(Level.SINGLE if over_stage_card else Level.NONE)
    return rules
