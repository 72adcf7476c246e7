"""What records and views say of a month beside its cards."""

from hachiya.engine.bits import bit
from hachiya.engine.ledger import NOBODY
from hachiya.games.hachihachi.field import carry_of, kind_of, owed
from hachiya.games.hachihachi.state import SEATS, Books, Kind, Rules, State
from hachiya.games.hanafuda.cards import mask
from hachiya.games.told import Told


def field_words(kind: int, carry: int) -> Told:
    """What the month counts, and what is still carried."""
    return {"kind": Kind(kind).name.lower(), "carry": [owing.name.lower() for owing in owed(carry)]}


def deal_words(books: Books) -> Told:
    """The field of the month that has been dealt."""
    return field_words(books.kind, books.carry)


def tally_words(books: Books, rules: Rules, told: Told) -> Told:
    """The field of a month that was told; `books` are those before it."""
    lights = mask(told.get("lights", ""))
    carry = carry_of(lights, books.carry, rules.carry_queue)
    return {"lights": told.get("lights", ""), **field_words(kind_of(lights, books.carry), carry)}


def view_words(view: State) -> Told:
    """The field, who plays unseen, of seven who sits out with the white card, who has gone on."""
    books = view.books
    white = [seat for seat in range(books.seats) if not books.dealt_in & bit(seat)]
    return {
        **field_words(books.kind, books.carry),
        "mizuten": None if books.mizuten == NOBODY else books.mizuten,
        **({"white": white[0] if white else None} if books.seats == SEATS else {}),
        "sager": None if books.continuer == NOBODY else books.continuer,
    }
