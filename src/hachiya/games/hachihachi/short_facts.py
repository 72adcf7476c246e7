"""Facts in short of a month (deal), as a table tells them, and the facts of a record for which they stand."""

from hachiya.engine import ledger
from hachiya.engine.accel import popcount
from hachiya.engine.bits import bit
from hachiya.engine.ledger import NOBODY
from hachiya.games.hachihachi.could_lie import piles_hold
from hachiya.games.hachihachi.hand_yaku import NUKE_YAKU
from hachiya.games.hachihachi.settlement import failed_going_on_settles
from hachiya.games.hachihachi.shown_cards import yaku_of_shown
from hachiya.games.hachihachi.special import FUTAHACHI, SOHACHI, SUJUROKU, special_winner, special_yaku
from hachiya.games.hachihachi.squeeze import squeezed_hand
from hachiya.games.hachihachi.state import PAR, Rules, State
from hachiya.games.hachihachi.tally import FactSettler
from hachiya.games.hanafuda.cards import CHAFF_OR_WILLOW, TOTAL_POINTS, card_points, letters, mask
from hachiya.games.hanafuda.short_facts import whole_capture, whole_hand, whole_piles, whole_points
from hachiya.games.hanafuda.yaku import YakuSet, keys
from hachiya.games.json_object import JsonObject
from hachiya.words.errors import IllegalFact
from hachiya.words.say import tally as say

_ROWS = 128


def spell_out(st: State, rules: Rules, month: JsonObject, fact: JsonObject) -> list[JsonObject]:
    """The facts of a record for which a fact in short stands, after those of the month (deal) so far.

    A hand yaku may be told by the cards that lie open, a squeezed hand by all its cards, card points by piles; of three
    seats one may be missing. IllegalFact if cards fit nothing.
    """
    what = fact["what"]
    if what == "hand":
        return [whole_hand(fact, lambda cards: yaku_of_shown(cards, rules))]
    if what == "squeezed" and "hand" in fact:
        yaku, cards = squeezed_hand(rules, mask(fact["hand"]))
        return [{"what": what, "seat": fact["seat"], "yaku": keys(yaku), "cards": letters(cards)}]
    if what == "tobikomi":
        return [{"fed_by": None, **fact}]
    if what == "captured":
        return [whole_capture(fact)]
    if what == "points":
        settler = FactSettler(st, rules, ledger.new(_ROWS), month)
        settler.settle_facts()
        settler.close_auction()
        return counts(settler, fact)
    return [fact]


def counts(settler: FactSettler, fact: JsonObject) -> list[JsonObject]:
    """The card points by seat; piles tell of 素十六 (sujuroku) too."""
    books = settler.books
    if "piles" not in fact:
        return [{"what": "points", "points": whole_points(fact, books.seats, books.order, TOTAL_POINTS)}]
    piles = whole_piles(fact, books.seats, books.order)
    if not piles_hold(books, settler.rules, piles):
        raise IllegalFact(0, say.cannot_lie())
    for seat in books.order:
        books.dregs[seat] = popcount(piles[seat] & CHAFF_OR_WILLOW)
    points = {"what": "points", "points": [card_points(pile) for pile in piles]}
    return [*untold_specials(settler, SUJUROKU), points]


def conclude(st: State, rules: Rules, month: JsonObject) -> list[JsonObject]:
    """The facts that follow at the end of a month (deal) and have not been told: special yaku and 抜け (nuke)."""
    settler = FactSettler(st, rules, ledger.new(_ROWS), month)
    settler.settle_facts()
    return concluding_facts(settler)


def concluding_facts(settler: FactSettler) -> list[JsonObject]:
    """The facts that follow from the card points and have not been told; special yaku undo 抜け (nuke)."""
    books, rules = settler.books, settler.rules
    ended_before = settler.is_void or settler.at_choice != NOBODY or settler.cancelled
    if ended_before or not settler.points_told:
        return []
    facts = untold_specials(settler, SOHACHI | FUTAHACHI)
    if not failed_going_on_settles(books, rules) and special_winner(books, rules) != NOBODY:
        return facts
    return [
        {"what": "nuke", "seat": seat}
        for seat in books.order
        if books.points[seat] > PAR and books.shown[seat] & NUKE_YAKU and not settler.nukes & bit(seat)
    ]


def untold_specials(settler: FactSettler, among: YakuSet) -> list[JsonObject]:
    """The special yaku among these that the books make and nobody has told."""
    books = settler.books
    if failed_going_on_settles(books, settler.rules):
        return []
    facts: list[JsonObject] = []
    for seat in books.order:
        yaku = special_yaku(books, seat) & among & ~settler.specials_by[seat]
        for special, count in (SOHACHI, PAR), (FUTAHACHI, books.points[seat]), (SUJUROKU, books.dregs[seat]):
            if yaku & special:
                facts.append({"what": "special", "seat": seat, "yaku": keys(special), "count": count})
    return facts
