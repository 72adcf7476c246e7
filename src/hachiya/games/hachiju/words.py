"""What views say of a deal beside its cards."""

from hachiya.engine.bits import bit
from hachiya.engine.ledger import NOBODY
from hachiya.games.hachiju.state import Books, Rules, State
from hachiya.games.told import Told


def deal_words(_books: Books) -> Told:
    """Nothing: no card on the field changes what counts."""
    return {}


def tally_words(_books: Books, _rules: Rules, _told: Told) -> Told:
    """Nothing either."""
    return {}


def view_words(view: State) -> Told:
    """The rate, before whom the cube lies, who leads, and who has gone on."""
    books = view.books
    return {
        "rate": books.rate,
        "doubler": None if books.doubler == NOBODY else books.doubler,
        "leader": books.leader,
        "joined": [seat for seat in range(books.seats) if books.joined & bit(seat)],
        "sagers": [seat for seat in range(books.seats) if books.continuers & bit(seat)],
    }
