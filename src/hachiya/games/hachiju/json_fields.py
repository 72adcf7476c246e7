"""The keys of records and views of hachiju that describe a deal beside its cards."""

from hachiya.engine.bits import bit
from hachiya.engine.ledger import NOBODY
from hachiya.games.hachiju.state import Books, Rules, State
from hachiya.games.json_fields import JsonFields


def deal_fields(_books: Books) -> JsonFields:
    """No keys: no card on the field changes what counts."""
    return {}


def tally_fields(_books: Books, _rules: Rules, _tally: JsonFields) -> JsonFields:
    """No keys: a tally of hachiju holds only its facts."""
    return {}


def view_fields(view: State) -> JsonFields:
    """The rate, the seats of the cube, of the 仮親 and of those who have joined or gone on."""
    books = view.books
    return {
        "rate": books.rate,
        "doubler": None if books.doubler == NOBODY else books.doubler,
        "leader": books.leader,
        "joined": [seat for seat in range(books.seats) if books.joined & bit(seat)],
        "sagers": [seat for seat in range(books.seats) if books.continuers & bit(seat)],
    }
