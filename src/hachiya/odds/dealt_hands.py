"""The hand yaku of hands that have been dealt, to compare them with their odds."""

from collections.abc import Mapping
from fractions import Fraction
from functools import cache

from hachiya.games.hanafuda.cards import mask
from hachiya.games.registry import find
from hachiya.odds.hand_tables import NONE, TOTAL
from hachiya.odds.hands import MONTHS, HandShape, HandYakuFamily, cards_of, describe_month_cards, merge_key
from hachiya.odds.rooms import income_of
from hachiya.odds.topics import odds


@cache
def _family(game: str) -> HandYakuFamily:
    return income_of(find(game)).yaku


def hand_yaku_of(game: str, letters: str) -> tuple[str, ...]:
    """The keys of the hand yaku that seven cards, by their letters, make in the reading that pays best.

    It is the reading that the odds count, whatever the seat has shown.
    """
    cards, family = mask(letters), _family(game)
    parts = (describe_month_cards(month, cards & cards_of(month)) for month in range(MONTHS) if cards & cards_of(month))
    key = merge_key(tuple(map(sum, zip(*parts, strict=True))))
    assert key is not None
    hand = HandShape(*key)
    return tuple(yaku.name.lower() for yaku in (family.suit_yaku(hand), family.kasu_yaku(hand)) if yaku is not None)


def hand_yaku_chances(game: str) -> Mapping[str, Fraction]:
    """The chance that a hand makes each hand yaku, by its key, alone or in a compound; `none`: no hand yaku."""
    (compounds, _) = odds("hand-yaku", game).tables
    rows = {row.key: row.cells for row in compounds.rows}
    columns = [column.key for column in compounds.columns]
    suits = {key: cells[-1].value for key, cells in rows.items() if key not in (NONE.key, TOTAL.key)}
    kasus = dict(zip(columns, (cell.value for cell in rows[TOTAL.key]), strict=True))
    nothing = rows[NONE.key][columns.index(NONE.key)].value
    return {**suits, **{key: kasus[key] for key in columns if key not in (NONE.key, TOTAL.key)}, NONE.key: nothing}
