"""The JSON keys of hachiju that describe a deal in records and views, beside its cards."""

from hachiya.engine.bits import bit
from hachiya.engine.ledger import NOBODY
from hachiya.games.hachiju.state import Books, Rules, State
from hachiya.games.json_fields import JsonFields


def deal_fields(_books: Books) -> JsonFields:
    """The keys of a `deal` event: none, since no card on the field changes what counts."""
    return {}


def tally_fields(_books: Books, _rules: Rules, _tally: JsonFields) -> JsonFields:
    """The keys of a `tally` event: none, since it holds only facts."""
    return {}


def view_fields(view: State) -> JsonFields:
    """The keys of a view: the rate, the seats of the doubling cube and the leader (仮親), who has joined or gone on."""
    books = view.books
    return {
        "rate": books.rate,
        "doubler": None if books.doubler == NOBODY else books.doubler,
        "leader": books.leader,
        "joined": [seat for seat in range(books.seats) if books.joined & bit(seat)],
        "sagers": [seat for seat in range(books.seats) if books.continuers & bit(seat)],
    }
