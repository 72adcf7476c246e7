"""下げ (going on): completed yaku, the right to go on, and who is liable for yaku added later (RULES A7, A8)."""

from hachiya.engine.accel import rule
from hachiya.engine.ledger import NOBODY
from hachiya.games.hachihachi.captured_yaku import NANATAN
from hachiya.games.hachihachi.state import PLACES, Books, Rules
from hachiya.games.hanafuda.yaku import YakuSet


@rule
def added_yaku(books: Books, seat: int, yaku: YakuSet, surplus: int) -> YakuSet:
    """The new yaku of a seat whose pile now makes `yaku`; a fifth bright and a further ribbon count as a whole yaku.

    (SAN 概要, C-41, C-170)
    """
    added = yaku & ~books.made[seat]
    if yaku & NANATAN and surplus > books.surplus[seat]:
        added |= NANATAN
    return added


@rule
def complete(books: Books, seat: int, yaku: YakuSet, surplus: int, hatto_fed: list[int]) -> None:
    """Write completed yaku into the books; `hatto_fed` has, by offender, the yaku that hatto (法度) cards completed.

    After another seat went on (下げ) it does not matter who fed a yaku. For yaku that a continuer adds, the offender of
    its first yaku is liable too, unless another seat fed them (SAN 補足 (1) 2, C-108, C-109).
    """
    if books.continuer == NOBODY or books.continuer == seat:
        added = added_yaku(books, seat, yaku, surplus)
        unfed = added
        for place in range(PLACES):
            offender = books.order[place]
            books.hatto_borne[offender] = books.hatto_borne[offender] & yaku & ~added | hatto_fed[offender] & added
            unfed &= ~hatto_fed[offender]
        if books.standing != NOBODY:
            books.hatto_borne[books.standing] |= unfed
    books.made[seat] = yaku
    books.surplus[seat] = surplus


@rule
def may_go_on(books: Books, seat: int, cards_left: int) -> bool:
    """Whether a seat may go on: one seat a deal, and with a card still to play (SAN 概要, 補足 (2) 3-5, C-11)."""
    return cards_left > 0 and (books.continuer == NOBODY or books.continuer == seat)


@rule
def declare_go_on(books: Books, rules: Rules, seat: int) -> None:
    """Write into the books that a seat goes on (下げ).

    The first offender so far may be liable for added yaku too (SAN 補足 (1) 2; not by C-15).
    """
    books.continuer = seat
    if rules.hatto_stands and books.standing == NOBODY:
        books.standing = first_offender(books)


@rule
def first_offender(books: Books) -> int:
    """The seat whose hatto (法度) card first completed a yaku, in the order of the list; NOBODY if none did."""
    hatto_fed = 0
    for place in range(PLACES):
        hatto_fed |= books.hatto_borne[books.order[place]]
    first = hatto_fed & -hatto_fed
    for place in range(PLACES):
        if books.hatto_borne[books.order[place]] & first:
            return books.order[place]
    return NOBODY
