"""Facts in short of a deal, as a table tells them, and the facts of a record for which they stand."""

from hachiya.engine import ledger
from hachiya.games.hachiju.shown_cards import yaku_of_shown
from hachiya.games.hachiju.state import PLACES, Rules, State
from hachiya.games.hachiju.tally import ALL_POINTS, FactSettler
from hachiya.games.hanafuda.cards import CHAFF, card_points
from hachiya.games.hanafuda.short_facts import whole_capture, whole_hand, whole_piles, whole_points
from hachiya.games.json_object import JsonObject
from hachiya.words.errors import IllegalFact
from hachiya.words.say import tally as say

_ROWS = 128


def spell_out(st: State, rules: Rules, deal: JsonObject, fact: JsonObject) -> list[JsonObject]:
    """The facts of a record for which a fact in short stands, after those of the deal so far.

    A hand yaku may be told by the cards that lie open, card points by piles; of three seats one may be missing.
    IllegalFact if cards fit nothing.
    """
    what = fact["what"]
    if what == "hand":
        return [whole_hand(fact, yaku_of_shown)]
    if what == "captured":
        return [whole_capture(fact)]
    if what != "points":
        return [fact]
    settler = FactSettler(st, rules, ledger.new(_ROWS), deal)
    settler.settle_facts()
    settler.close_auction()
    books = settler.books
    order = books.order[: books.entered]
    part = fact.get("piles", fact.get("points", ()))
    if len(order) < PLACES and any(part[seat] is None for seat in order if seat < len(part)):
        raise IllegalFact(0, say.both_piles())
    if "piles" in fact:
        piles = whole_piles(fact, books.seats, order)
        return [{"what": what, "points": [card_points(pile & ~CHAFF) for pile in piles]}]
    return [{"what": what, "points": whole_points(fact, books.seats, order, ALL_POINTS)}]


def conclude(_st: State, _rules: Rules, _deal: JsonObject) -> list[JsonObject]:
    """No fact follows at the end of a deal."""
    return []
