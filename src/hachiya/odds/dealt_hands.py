"""What a hand makes that has been dealt, so that what was held can stand beside its odds."""

from collections.abc import Mapping
from fractions import Fraction
from functools import cache

from hachiya.games.hanafuda.cards import mask
from hachiya.games.registry import find
from hachiya.odds.hand_tables import NONE, TOTAL
from hachiya.odds.hands import MONTHS, Family, Hand, cards_of, part, within_reach
from hachiya.odds.rooms import income_of
from hachiya.odds.topics import odds


@cache
def _family(game: str) -> Family:
    return income_of(find(game)).yaku


def hand_yaku_of(game: str, letters: str) -> tuple[str, ...]:
    """The hand yaku that seven cards make at their best, by the keys of records: none, a suit yaku, a kasu yaku, both.

    It is the reading that the odds count, whatever somebody has shown of it.
    """
    cards, family = mask(letters), _family(game)
    parts = (part(month, cards & cards_of(month)) for month in range(MONTHS) if cards & cards_of(month))
    key = within_reach(tuple(map(sum, zip(*parts, strict=True))))
    assert key is not None
    hand = Hand(*key)
    return tuple(yaku.name.lower() for yaku in (family.suit_yaku(hand), family.kasu_yaku(hand)) if yaku is not None)


def hand_yaku_chances(game: str) -> Mapping[str, Fraction]:
    """How likely a hand of `game` holds each hand yaku, alone or in a compound; `none`: any at all is missing."""
    (compounds, _) = odds("hand-yaku", game).tables
    rows = {row.key: row.cells for row in compounds.rows}
    columns = [column.key for column in compounds.columns]
    suits = {key: cells[-1].value for key, cells in rows.items() if key not in (NONE.key, TOTAL.key)}
    kasus = dict(zip(columns, (cell.value for cell in rows[TOTAL.key]), strict=True))
    nothing = rows[NONE.key][columns.index(NONE.key)].value
    return {**suits, **{key: kasus[key] for key in columns if key not in (NONE.key, TOTAL.key)}, NONE.key: nothing}
