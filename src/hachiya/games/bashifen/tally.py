"""A deal told by its result: who was ダーチャ, what 子 has won, who led wrongly; the same scoring moves the pairs.

docs/library/record.md has its event, `tally`.
"""

from hachiya.engine.ledger import NOBODY
from hachiya.games.bashifen.cards import TOTAL_POINTS
from hachiya.games.bashifen.match import clear_table, open_deal
from hachiya.games.bashifen.scoring import close_deal
from hachiya.games.bashifen.state import KITTY, SEATS, Rules, State
from hachiya.games.json_fields import JsonFields
from hachiya.words.arguments import Seat
from hachiya.words.errors import IllegalFact
from hachiya.words.message import Message
from hachiya.words.say import tally as say

MOST_KITTY_POINTS = 10 * KITTY
"""Kings and tens alone."""
LEAST_POINTS = 5
"""Of a card that counts: whatever is won is so many times this."""


def tally(st: State, rules: Rules, ledger: list[int], deal: JsonFields) -> None:
    """Score one deal from `dealer`, `points` and `failed_lead` of a tally event; IllegalFact if it cannot be so.

    `points` are all that 子 has won, those of the kitty counted as they count for it. `dealer` may be None where it
    follows from the deals before, `failed_lead` where nobody has led wrongly. On an error `st` is of no use any more.
    """
    books = st.books
    open_deal(books)
    if deal["dealer"] is not None:
        name_dealer(st, int(deal["dealer"]))
    if books.dealer == NOBODY:
        raise refused(say.dacha_missing())
    books.points = int(deal["points"])
    failed = NOBODY if deal["failed_lead"] is None else int(deal["failed_lead"])
    if failed != NOBODY and failed not in range(SEATS):
        raise refused(say.no_seat(seat=Seat(failed)))
    # The kitty is no part of what 子 keeps after a wrong lead of its own (C-90).
    kitty = 0 if failed != NOBODY and failed % 2 != books.dealer % 2 else MOST_KITTY_POINTS
    if not 0 <= books.points <= TOTAL_POINTS + kitty or books.points % LEAST_POINTS:
        raise refused(say.points_of_ko(points=books.points, most=TOTAL_POINTS + kitty))
    clear_table(st)
    close_deal(st, rules, ledger, NOBODY)


def name_dealer(st: State, dealer: int) -> None:
    """Who is said to be ダーチャ; from the second deal on that is known (C-97)."""
    books = st.books
    if dealer not in range(SEATS):
        raise refused(say.no_seat(seat=Seat(dealer)))
    if books.dealer not in (NOBODY, dealer):
        raise refused(say.wrong_dacha(seat=Seat(dealer), other=Seat(books.dealer)))
    books.dealer = dealer


def refused(what: Message) -> IllegalFact:
    """The error: a deal that is told so has no facts that are counted."""
    return IllegalFact(0, what)
