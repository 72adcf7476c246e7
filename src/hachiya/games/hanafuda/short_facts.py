"""Facts in short, as a table tells them: cards for yaku, two piles for three."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from hachiya.games.hanafuda.cards import DECK, CardSet, letters, mask
from hachiya.games.hanafuda.yaku import YakuSet, from_keys, in_words, keys
from hachiya.games.json_object import JsonObject
from hachiya.words.arguments import Cards
from hachiya.words.errors import IllegalFact
from hachiya.words.say import fact as fact_words
from hachiya.words.say import tally as say

Entry = TypeVar("Entry")


def whole_hand(fact: JsonObject, yaku_of_shown: Callable[[CardSet], Sequence[YakuSet]]) -> JsonObject:
    """The fact of hand yaku by name; cards that are shown must stand for them.

    IllegalFact if there are neither yaku nor cards, or the cards stand for none or for several.
    """
    if "cards" not in fact:
        if "yaku" not in fact:
            raise IllegalFact(0, say.yaku_missing())
        return fact
    names = from_keys(fact["yaku"]) if "yaku" in fact else 0
    yaku = [shown for shown in yaku_of_shown(mask(fact["cards"])) if names in (0, shown)]
    if not yaku:
        raise IllegalFact(0, say.cards_without_yaku(cards=Cards(fact["cards"])))
    if len(yaku) > 1:
        several = [fact_words.yaku(yaku=in_words(shown)) for shown in yaku]
        raise IllegalFact(0, say.cards_of_several(cards=Cards(fact["cards"]), several=several))
    return {"what": "hand", "seat": fact["seat"], "yaku": keys(yaku[0])}


def whole_capture(fact: JsonObject) -> JsonObject:
    """The fact of captured yaku with all its keys."""
    return {"extra": 0, "fed_by": None, **fact}


def whole_piles(fact: JsonObject, seats: int, order: Sequence[int]) -> list[CardSet]:
    """The piles by seat; one seat in play may have None, which is all other cards. IllegalFact if they do not fit."""
    entries = _by_seat(fact["piles"], seats)
    piles = [0 if pile is None else mask(pile) for pile in entries]
    cards = 0
    for pile in piles:
        if cards & pile:
            raise IllegalFact(0, say.in_two_piles(cards=Cards(letters(cards & pile))))
        cards |= pile
    missing = [seat for seat in order if entries[seat] is None]
    if len(missing) > 1:
        raise IllegalFact(0, say.piles_missing())
    if missing:
        piles[missing[0]] = DECK & ~cards
    return piles


def whole_points(fact: JsonObject, seats: int, order: Sequence[int], total: int) -> list[int]:
    """The card points by seat; one seat in play may have None, which is the rest of the total."""
    if "points" not in fact:
        raise IllegalFact(0, say.counts_missing())
    entries = _by_seat(fact["points"], seats)
    missing = [seat for seat in order if entries[seat] is None]
    if len(missing) > 1:
        raise IllegalFact(0, say.piles_missing())
    points = [points or 0 for points in entries]
    if missing:
        points[missing[0]] = total - sum(points)
    return points


def _by_seat(entries: Sequence[Entry], seats: int) -> Sequence[Entry]:
    if len(entries) != seats:
        raise IllegalFact(0, say.points_number(number=len(entries), total=seats))
    return entries
