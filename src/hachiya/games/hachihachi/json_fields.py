"""The JSON keys of hachi-hachi that describe a month in records and views, beside its cards."""

from hachiya.engine.bits import bit
from hachiya.engine.ledger import NOBODY
from hachiya.games.hachihachi.field import carried_kinds, carry_of, field_kind_of
from hachiya.games.hachihachi.state import SEATS, Books, FieldKind, Rules, State
from hachiya.games.hanafuda.cards import mask
from hachiya.games.json_fields import JsonFields


def kind_fields(kind: int, carry: int) -> JsonFields:
    """The keys `kind` and `carry`: the kind of the month's field, and the kinds carried to later months."""
    return {"kind": FieldKind(kind).name.lower(), "carry": [owing.name.lower() for owing in carried_kinds(carry)]}


def deal_fields(books: Books) -> JsonFields:
    """The keys of a `deal` event: kind and carry of the month that has been dealt."""
    return kind_fields(books.kind, books.carry)


def tally_fields(books: Books, rules: Rules, tally: JsonFields) -> JsonFields:
    """The keys of a `tally` event: brights on the field, kind and carry; `books` are those before the month."""
    lights = mask(tally.get("lights", ""))
    carry = carry_of(lights, books.carry, rules.carry_queue)
    return {"lights": tally.get("lights", ""), **kind_fields(field_kind_of(lights, books.carry), carry)}


def view_fields(view: State) -> JsonFields:
    """The keys of a view: kind and carry, the seats of みずてん and 下げ, and the seat with the white card, if any."""
    books = view.books
    white = [seat for seat in range(books.seats) if not books.dealt_in & bit(seat)]
    return {
        **kind_fields(books.kind, books.carry),
        "mizuten": None if books.mizuten == NOBODY else books.mizuten,
        **({"white": white[0] if white else None} if books.seats == SEATS else {}),
        "sager": None if books.continuer == NOBODY else books.continuer,
    }
