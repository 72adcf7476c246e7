"""A deal as its facts have been entered, in the form that the rules settle; by family of games."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from hachiya.engine.ledger import NOBODY, POT
from hachiya.games.bashifen.game import FAMILY as BASHIFEN
from hachiya.games.hanafuda.cards import BRIGHTS, letters, mask
from hachiya.games.hanafuda.dealing import FIELD_CARDS
from hachiya.games.hanafuda.game import FAMILY as HANAFUDA
from hachiya.games.hanafuda.game import hanafuda
from hachiya.games.json_object import JsonObject
from hachiya.games.table import Table
from hachiya.tally.entries import BASHIFEN_TYPES, HANAFUDA_TYPES
from hachiya.tally.open_deal import OpenDeal
from hachiya.words.arguments import Cards, Seat
from hachiya.words.errors import IllegalFact
from hachiya.words.say import tally as say

Fact: TypeAlias = JsonObject
"""A fact with all its keys, as it is entered."""
FIRST_FACTS = ("white", "mizuten", "field", "void")
"""The facts that may come before the white card and the field are known."""


class Deal(NamedTuple):
    """A deal for the rules: the keys of its `tally`, and the seat that has drawn the white card."""

    tally: JsonObject
    white: int | None = None


def deal_of_hanafuda(table: Table, facts: Sequence[Fact]) -> Deal:
    """The deal of these facts at a table that awaits it; IllegalFact if field or white card cannot be so."""
    game = hanafuda(table.game)
    dealer = table.state.books.next_dealer
    has_field = "lights" in game.tally_json(table.state.books, table.rules, {})
    lights: str | None = None
    white: int | None = None
    rest: list[Fact] = []
    for fact in facts:
        what = fact["what"]
        if what == "white":
            white = _white(table, fact, white)
        elif what == "field" and has_field:
            lights = _lights(fact, lights)
        elif what not in FIRST_FACTS and white is None and game.lots(table.state):
            raise IllegalFact(0, say.white_missing())
        elif what not in FIRST_FACTS and has_field and lights is None:
            raise IllegalFact(0, say.field_missing())
        else:
            rest.append(fact)
    if any(fact["what"] == "void" for fact in rest):
        lights = lights or ""
    field = {"lights": lights} if has_field else {}
    return Deal({"dealer": dealer, **field, "facts": rest}, white)


def _white(table: Table, fact: Fact, white: int | None) -> int:
    """The seat that has drawn the white card."""
    if white is not None or not table.game.lots(table.state):
        raise IllegalFact(0, say.no_white_card(seat=Seat(fact["seat"])))
    return int(fact["seat"])


def _lights(fact: Fact, lights: str | None) -> str:
    """The brights of the field."""
    if lights is not None:
        raise IllegalFact(0, say.field_twice())
    if len(fact["cards"]) > FIELD_CARDS:
        raise IllegalFact(0, say.field_too_large(number=FIELD_CARDS, cards=Cards(fact["cards"])))
    return letters(mask(fact["cards"]) & BRIGHTS)


def deal_of_bashifen(_table: Table, facts: Sequence[Fact]) -> Deal:
    """The deal of these facts; IllegalFact if one stands twice."""
    tally: dict[str, int | None] = {"dealer": None, "points": None, "failed_lead": None}
    for fact in facts:
        key, value = ("points", fact["points"]) if fact["what"] == "opponents" else (fact["what"], fact["seat"])
        if tally[key] is not None:
            raise IllegalFact(0, say.entered_twice())
        tally[key] = value
    return Deal(tally)


def facts_of_hanafuda(tally: JsonObject, white: int | None) -> list[Fact]:
    """The facts of a `tally` of a record, as they are entered; `white` is the seat that drew the white card."""
    drawn: list[Fact] = [] if white is None else [{"what": "white", "seat": white}]
    field: list[Fact] = [{"what": "field", "cards": tally["lights"]}] if "lights" in tally else []
    return [*drawn, *field, *tally["facts"]]


def facts_of_bashifen(tally: JsonObject, _white: int | None) -> list[Fact]:
    """The facts of a `tally` of a record, as they are entered."""
    failed = tally["failed_lead"]
    wrong: list[Fact] = [] if failed is None else [{"what": "failed_lead", "seat": failed}]
    dealer: Fact = {"what": "dealer", "seat": tally["dealer"]}
    return [dealer, *wrong, {"what": "opponents", "points": tally["points"]}]


def open_hanafuda(table: Table, deal: Deal) -> OpenDeal:
    """The open deal at a table where its facts have been settled."""
    game, books = hanafuda(table.game), table.state.books
    view = game.view_json(table.state)
    is_void = any(fact["what"] == "void" for fact in deal.tally["facts"])
    n = int(books.month) + is_void
    has_kind = deal.tally.get("lights") is not None
    return OpenDeal(
        n,
        game.deal_name(n=n),
        int(deal.tally["dealer"]),
        tuple(table.game.scores(table.state)),
        int(books.scores[POT]) or None,
        view["kind"] if has_kind else None,
        tuple(view["carry"]) if has_kind else None,
        view.get("rate"),
    )


def open_bashifen(table: Table, _deal: Deal) -> OpenDeal:
    """The open deal at a table where its facts have been settled."""
    books = table.state.books
    dealer = None if books.dealer == NOBODY else int(books.dealer)
    return OpenDeal(int(books.deal), table.game.deal_name(n=books.deal), dealer, tuple(table.game.scores(table.state)))


class Parts(NamedTuple):
    """What a family of games has of its own: the types of its facts, and how they make a deal."""

    types: Mapping[str, type]
    deal: Callable[[Table, Sequence[Fact]], Deal]
    """(table that awaits the deal, its facts): the deal for the rules."""
    open: Callable[[Table, Deal], OpenDeal]
    """(table where the facts of the open deal are settled, the deal): what is known of it."""
    facts: Callable[[JsonObject, int | None], list[Fact]]
    """(tally of a record, seat with the white card): the facts, as they are entered."""


PARTS: Mapping[str, Parts] = {
    HANAFUDA: Parts(HANAFUDA_TYPES, deal_of_hanafuda, open_hanafuda, facts_of_hanafuda),
    BASHIFEN: Parts(BASHIFEN_TYPES, deal_of_bashifen, open_bashifen, facts_of_bashifen),
}
"""The parts by `Game.family`."""
