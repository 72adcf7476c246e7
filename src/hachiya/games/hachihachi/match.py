"""Opens and closes matches and months; finds their dealers and pays month stones (RULES A1, A9)."""

from hachiya.engine.accel import rule
from hachiya.engine.bits import bit
from hachiya.engine.ledger import ACCOUNTS, BOARD, NOBODY, note, pay
from hachiya.games.hachihachi.auction import await_month
from hachiya.games.hachihachi.field import NOTHING_OWED, carry_of, field_kind_of
from hachiya.games.hachihachi.state import PLACES, SEATS, Books, Phase, Rules, State
from hachiya.games.hachihachi.year_end import settle_year
from hachiya.games.hanafuda.cards import CardSet
from hachiya.games.hanafuda.events import EndReason, Event, Liable, Reason

STONE, OWN = int(Reason.STONE), int(Liable.NOT)
FOUR_THREE = int(EndReason.FOUR_THREE)
DEAL_END_EVENT, MATCH_END_EVENT = int(Event.DEAL_END), int(Event.MATCH_END)


@rule
def open_books(books: Books, rules: Rules, seats: int, dealer: int) -> None:
    """Open the books of a match: all seats have the starting points, `dealer` deals first (RULES A1)."""
    books.seats = seats
    books.dealt_in = bit(seats) - 1
    for account in range(ACCOUNTS):
        books.scores[account] = rules.start if account < seats else 0
    for seat in range(SEATS):
        books.result[seat] = 0
    for place in range(PLACES):
        books.order[place] = NOBODY
    books.continuer = NOBODY
    books.winners = 0
    books.month = 0
    books.carry = NOTHING_OWED
    books.next_dealer = dealer


@rule
def open_month(books: Books, rules: Rules, dealt: CardSet) -> None:
    """Open a month (deal): its dealer, its kind by the cards `dealt` to the field (SAN 流れ (3) 3), and empty pages.

    At a table of three all play, the dealer first; at larger ones the auction decides (RULES A3).
    """
    books.month += 1
    books.dealer = books.next_dealer
    books.kind = field_kind_of(dealt, books.carry)
    books.carry = carry_of(dealt, books.carry, rules.carry_queue)
    books.entered = PLACES if books.seats == PLACES else 0
    books.folded = 0
    books.squeezed = 0
    for place in range(PLACES):
        books.order[place] = (books.dealer + place) % books.seats if books.seats == PLACES else NOBODY
    for seat in range(SEATS):
        books.squeezed_yaku[seat] = 0
        books.squeezed_cards[seat] = 0
        books.shown[seat] = 0
        books.dived[seat] = 0
        books.made[seat] = 0
        books.surplus[seat] = 0
        books.hatto_borne[seat] = 0
        books.points[seat] = 0
        books.dregs[seat] = 0
    books.escaped = 0
    books.continuer = NOBODY
    books.standing = NOBODY
    books.dive_exempt = 0
    for month in range(12):
        books.dive_offender[month] = NOBODY
        books.dive_bearer[month] = NOBODY


@rule
def is_last(books: Books, rules: Rules) -> bool:
    """Whether the match ends with this deal; overtime lasts while a kind is carried (SAN 概要, SHI 延長戦, C-131)."""
    return books.month >= rules.months and (rules.overtime == 0 or books.carry == NOTHING_OWED)


@rule
def close_month(books: Books, rules: Rules, ledger: list[int], why: int, winner: int) -> bool:
    """Close a month (deal): the winner deals next and puts a stone on the board (SAN 流れ (6), C-33, C-180).

    After a four and a three (四三) the winner does neither. A match that is over is settled too; returns whether it is.
    """
    over = why == FOUR_THREE or is_last(books, rules)
    books.next_dealer = NOBODY if why == FOUR_THREE or (over and rules.deals_on == 0) else winner
    if why != FOUR_THREE:
        pay(books.scores, ledger, winner, BOARD, rules.stone, STONE, 0, NOBODY, OWN)
    note(ledger, DEAL_END_EVENT, why, winner, books.next_dealer, 0, 0)
    if over:
        settle_year(books, rules, ledger)
        note(ledger, MATCH_END_EVENT, 0, 0, 0, 0, 0)
    return over


@rule
def end_month(st: State, rules: Rules, ledger: list[int], why: int, winner: int) -> None:
    """End a settled month (deal); begin the next one or end the match."""
    over = close_month(st.books, rules, ledger, why, winner)
    await_month(st, rules)
    if over:
        st.phase = Phase.OVER
        st.turn = NOBODY
