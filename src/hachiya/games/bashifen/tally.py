"""Scores a deal of which only the result is known: the dealer (ダーチャ), the opponents' points, and a wrong leader.

The event is `tally` (docs/library/record.md).
"""

from hachiya.engine.ledger import NOBODY
from hachiya.games.bashifen.cards import TOTAL_POINTS
from hachiya.games.bashifen.match import clear_table, open_deal
from hachiya.games.bashifen.scoring import close_deal
from hachiya.games.bashifen.state import KITTY, PAIRS, SEATS, Rules, State
from hachiya.games.json_object import JsonObject
from hachiya.words.arguments import Seat
from hachiya.words.errors import IllegalFact
from hachiya.words.message import Message
from hachiya.words.say import tally as say

MOST_KITTY_POINTS = 10 * KITTY
"""The points of a kitty of kings and tens alone."""
LEAST_POINTS = 5
"""The points of a five; all sums of points are multiples of it."""


def tally(st: State, rules: Rules, ledger: list[int], deal: JsonObject) -> None:
    """Score a deal from `dealer`, `points` and `failed_lead` of a tally event; IllegalFact if it is impossible.

    `points` are all points of the opponents (子), those of the kitty included as they count. `dealer` may be None if it
    follows from the deals before, `failed_lead` if nobody led wrongly. After an error `st` must not be used any more.
    """
    settle_facts(st, rules, ledger, deal)
    lacks = what_lacks(st, deal)
    if lacks is not None:
        raise illegal_deal(lacks)
    clear_table(st)
    close_deal(st, rules, ledger, NOBODY)


def settle_facts(st: State, _rules: Rules, _ledger: list[int], deal: JsonObject) -> None:
    """Open a deal and enter what is known of it; IllegalFact if it is impossible."""
    books = st.books
    open_deal(books)
    if deal["dealer"] is not None:
        name_dealer(st, int(deal["dealer"]))
    failed = NOBODY if deal["failed_lead"] is None else int(deal["failed_lead"])
    if failed != NOBODY and failed not in range(SEATS):
        raise illegal_deal(say.no_seat(seat=Seat(failed)))
    if deal["points"] is not None:
        books.points = int(deal["points"])
        most = most_points(books.dealer, failed)
        if not 0 <= books.points <= most or books.points % LEAST_POINTS:
            raise illegal_deal(say.points_of_ko(points=books.points, most=most))


def most_points(dealer: int, failed: int) -> int:
    """The most points of the opponents (子); after a wrong lead of their own they get none of the kitty (C-90)."""
    own = NOBODY not in (dealer, failed) and failed % PAIRS != dealer % PAIRS
    return TOTAL_POINTS + (0 if own else MOST_KITTY_POINTS)


def what_lacks(st: State, deal: JsonObject) -> Message | None:
    """What is missing of a deal before it can be scored."""
    if st.books.dealer == NOBODY:
        return say.dacha_missing()
    return say.ko_points_missing() if deal["points"] is None else None


def name_dealer(st: State, dealer: int) -> None:
    """Set the dealer (ダーチャ); from the second deal on it must be the one that follows from the rules (C-97)."""
    books = st.books
    if dealer not in range(SEATS):
        raise illegal_deal(say.no_seat(seat=Seat(dealer)))
    if books.dealer not in (NOBODY, dealer):
        raise illegal_deal(say.wrong_dacha(seat=Seat(dealer), other=Seat(books.dealer)))
    books.dealer = dealer


def illegal_deal(what: Message) -> IllegalFact:
    """The error about a deal, whose tally has no numbered facts."""
    return IllegalFact(0, what)
