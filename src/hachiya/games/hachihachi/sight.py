"""The knowledge of each viewer in hachi-hachi: of cards, half made choices and excuses from 法度."""

from hachiya.engine.accel import rule
from hachiya.engine.bits import bit
from hachiya.engine.ledger import NOBODY
from hachiya.engine.record import copied
from hachiya.engine.rng import LANES
from hachiya.games.game import EVERYTHING
from hachiya.games.hachihachi.deal import reading_of
from hachiya.games.hachihachi.going_on import first_offender
from hachiya.games.hachihachi.hand_yaku import ribbons_to_expose
from hachiya.games.hachihachi.state import PLACES, SEATS, Action, Phase, State
from hachiya.games.hanafuda.cards import month_cards
from hachiya.games.hanafuda.sight import blind_cards, blind_stock


@rule
def blind(st: State, viewer: int) -> None:
    """Remove from `st`, a copy, all that `viewer` (a seat or TABLE) does not know.

    A viewer does not know: other hands, also returned ones, except for open cards; the deck and the random numbers; a
    half made choice of ribbons (to have that choice reveals the hand); that a thrower had no better card, before and
    after the card is taken; and the seat that let a tobikomi (飛込み) pass while it still holds the fourth card.
    """
    blind_cards(st, viewer)
    for lane in range(LANES):
        st.lots[lane] = 0
    if st.phase == Phase.EXPOSE and st.turn != viewer:
        forget_ribbons(st)
    for month in range(12):
        if st.hatto_thrower[month] != viewer:
            st.excused &= ~bit(4 * month)
        offender = st.books.dive_offender[month]
        if offender != viewer:
            st.books.dive_exempt &= ~bit(4 * month)
            if offender != NOBODY and not fourth_card_seen(st, month):
                st.books.dive_offender[month] = NOBODY
    presume_guilt(st, viewer)


@rule
def presume_guilt(st: State, viewer: int) -> None:
    """Let the hatto (法度) cards of others count, until the settlement, as if no seat were excused (SAN, C-162)."""
    made = 0
    presumed = False
    for seat in range(SEATS):
        made |= st.books.made[seat]
    for offender in range(SEATS):
        if offender != viewer:
            presumed = presumed or st.hatto_spared[offender] != 0
            st.books.hatto_borne[offender] |= st.hatto_spared[offender] & made
            st.hatto_fed[offender] |= st.hatto_spared[offender] & ~made
            st.hatto_spared[offender] = 0
    if presumed and st.books.continuer != NOBODY and st.books.standing == NOBODY:
        st.books.standing = first_offender(st.books)


@rule
def fourth_card_seen(st: State, month: int) -> bool:
    """Whether the fourth card of the suit of a shown three (month 0-11) has left its hand."""
    visible = st.field
    three = 0
    for place in range(PLACES):
        seat = st.books.order[place]
        visible |= st.captured[seat]
        three |= st.threes[seat] & month_cards(month)
    return three == 0 or visible & month_cards(month) & ~three != 0


def half_made(st: State) -> bool:
    """Whether the seat at turn is choosing ribbons to expose, which others must not know (C-166)."""
    return st.phase == Phase.EXPOSE


def completes(st: State, action: int) -> bool:
    """Whether this legal action completes a choice; to show aka (赤, ribbons and chaff), ribbons may have to follow."""
    if st.phase == Phase.SHOW and action != Action.PASS:
        return ribbons_to_expose(st.hands[st.turn], reading_of(action)) == 0
    if st.phase == Phase.EXPOSE:
        return st.ribbons.bit_count() + 1 == ribbons_to_expose(st.hands[st.turn], st.reading)
    return True


def withdraw(st: State) -> None:
    """Take back the half made choice of the seat at turn."""
    if st.phase == Phase.EXPOSE:
        forget_ribbons(st)


@rule
def forget_ribbons(st: State) -> None:
    """Forget the chosen ribbons, and return to the choice of what to show."""
    st.phase = Phase.SHOW
    st.reading = 0
    st.ribbons = 0


def observe(st: State, viewer: int) -> State:
    """A copy of the state with only what `viewer` knows; rules about visible things run on it unchanged."""
    view = copied(st)
    if viewer == EVERYTHING:
        blind_stock(view)
    else:
        blind(view, viewer)
    return view
