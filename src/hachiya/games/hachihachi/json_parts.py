"""The parts of JSON that only hachi-hachi's months have, in records and views, beside their cards."""

from hachiya.engine.bits import bit
from hachiya.engine.ledger import NOBODY
from hachiya.games.hachihachi.field import carried_kinds, carry_of, field_kind_of
from hachiya.games.hachihachi.state import SEATS, Books, FieldKind, Rules, State
from hachiya.games.hanafuda.cards import mask
from hachiya.games.json_object import JsonObject


def kind_json(kind: int, carry: int) -> JsonObject:
    """The JSON keys `kind` and `carry`: the kind of the month's field, and the kinds carried to later deals."""
    return {"kind": FieldKind(kind).name.lower(), "carry": [owing.name.lower() for owing in carried_kinds(carry)]}


def deal_json(books: Books) -> JsonObject:
    """The JSON keys that a `deal` event has beside its cards: kind and carry of the month (deal)."""
    return kind_json(books.kind, books.carry)


def tally_json(books: Books, rules: Rules, tally: JsonObject) -> JsonObject:
    """The JSON keys that a `tally` event has beside its facts: brights on the field, kind and carry."""
    lights = mask(tally.get("lights", ""))
    carry = carry_of(lights, books.carry, rules.carry_queue)
    return {"lights": tally.get("lights", ""), **kind_json(field_kind_of(lights, books.carry), carry)}


def view_json(view: State) -> JsonObject:
    """The JSON keys that a view has beside cards and scores: kind, carry, who joined unseen, went on or sits out."""
    books = view.books
    white = [seat for seat in range(books.seats) if not books.dealt_in & bit(seat)]
    return {
        **kind_json(books.kind, books.carry),
        "mizuten": None if books.mizuten == NOBODY else books.mizuten,
        **({"white": white[0] if white else None} if books.seats == SEATS else {}),
        "sager": None if books.continuer == NOBODY else books.continuer,
    }
