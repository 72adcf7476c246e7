"""The parts of JSON that only hachiju's deals have, in records and views, beside their cards."""

from hachiya.engine.bits import bit
from hachiya.engine.ledger import NOBODY
from hachiya.games.hachiju.state import Books, Rules, State
from hachiya.games.json_object import JsonObject


def deal_json(_books: Books) -> JsonObject:
    """The JSON keys that a `deal` event has beside its cards: none."""
    return {}


def tally_json(_books: Books, _rules: Rules, _tally: JsonObject) -> JsonObject:
    """The JSON keys that a `tally` event has beside its facts: none."""
    return {}


def view_json(view: State) -> JsonObject:
    """The JSON keys that a view has beside cards and scores: the rate, its cube, the leader, who joined or went on."""
    books = view.books
    return {
        "rate": books.rate,
        "doubler": None if books.doubler == NOBODY else books.doubler,
        "leader": books.leader,
        "joined": [seat for seat in range(books.seats) if books.joined & bit(seat)],
        "sagers": [seat for seat in range(books.seats) if books.continuers & bit(seat)],
    }
