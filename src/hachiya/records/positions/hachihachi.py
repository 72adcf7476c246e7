"""Positions of hachi-hachi: hatto (法度), going on (下げ) and tobikomi (飛込み) beside the cards."""

from collections.abc import Mapping, Sequence

from hachiya.engine.bits import bit, members
from hachiya.engine.ledger import NOBODY
from hachiya.games.hachihachi.auction import auction_is_decided
from hachiya.games.hachihachi.captured_yaku import cards_in_reach, counted_yaku, ribbon_surplus
from hachiya.games.hachihachi.field import GRAND_OWED, LARGE_OWED, carried_kinds
from hachiya.games.hachihachi.hand_yaku import OPEN_RIBBON, ribbons_to_expose
from hachiya.games.hachihachi.state import (
    CAPTURED_YAKU,
    FIRST_CAPTURED,
    PLACES,
    Action,
    Books,
    Cancelling,
    FieldKind,
    Phase,
    Rules,
    State,
)
from hachiya.games.hanafuda.yaku import from_keys, keys
from hachiya.records.positions import hanafuda
from hachiya.records.positions import values as of
from hachiya.records.positions.hanafuda import AT_CARDS, BOOKS, CARDS_OF_DEAL, QUIET, TABLE, counts
from hachiya.records.positions.keys import Key, Room

BAIT_BITS = 8
"""The bits that `hatto_bait` has for each place."""


def _write_carry(carry: int) -> Sequence[str]:
    return [kind.name.lower() for kind in carried_kinds(carry)] or [of.NONE]


def _read_carry(words: Sequence[str]) -> Sequence[int]:
    owed = {"large": LARGE_OWED, "grand": GRAND_OWED}
    return (0 if list(words) == [of.NONE] else sum(owed[word] for word in words),)


def _write_bait(bait: int) -> Sequence[str]:
    sets = [(bait >> BAIT_BITS * place & 0xFF) << FIRST_CAPTURED for place in range(PLACES)]
    return [f"{place}:{key}" for place, yaku in enumerate(sets) for key in keys(yaku)] or [of.NONE]


def _read_bait(words: Sequence[str]) -> Sequence[int]:
    bait = 0
    for word in [] if list(words) == [of.NONE] else words:
        place, _, key = word.partition(":")
        yaku = from_keys([key])
        if not 0 <= of.whole_number(place) < PLACES or not 0 < yaku >> FIRST_CAPTURED < 1 << CAPTURED_YAKU:
            raise ValueError(word)
        bait |= yaku >> FIRST_CAPTURED << BAIT_BITS * int(place)
    return (bait,)


CARRY = of.Value(_write_carry, _read_carry, "grand large")
BAIT = of.Value(_write_bait, _read_bait, "1:akatan")
"""By place: the captured yaku that a card on the field would complete."""
KEYS = (
    *BOOKS,
    Key("kind", ("books.kind",), of.member_of(FieldKind)),
    Key("carry", ("books.carry",), CARRY, between=True),
    Key("mizuten", ("books.mizuten",), of.SEAT, between=True),
    Key("mizuten_answered", ("books.mizuten_answered",), of.YES, between=True),
    *TABLE,
    Key("reading", ("reading",), of.COUNT, phases=(Phase.EXPOSE,)),
    Key("ribbons", ("ribbons",), of.CARDS, phases=(Phase.EXPOSE,)),
    Key("threes", ("threes",), of.CARDS, by="seat", phases=AT_CARDS),
    Key("reach", ("reach",), of.CARDS, by="seat", level=2, phases=AT_CARDS),
    Key("surplus", ("books.surplus",), of.COUNT, by="seat", level=2, phases=AT_CARDS),
    Key("sage", ("books.continuer",), of.SEAT, phases=AT_CARDS),
    Key("hatto_stands", ("books.standing",), of.SEAT, phases=AT_CARDS),
    Key("hatto_bait", ("hatto_bait",), BAIT, by="month", phases=AT_CARDS),
    Key("hatto_thrower", ("hatto_thrower",), of.SEAT, by="month", phases=AT_CARDS),
    Key("hatto_fed", ("hatto_fed",), of.YAKU, by="seat", phases=AT_CARDS),
    Key("hatto_spared", ("hatto_spared",), of.YAKU, by="seat", phases=AT_CARDS),
    Key("hatto_borne", ("books.hatto_borne",), of.YAKU, by="seat", phases=AT_CARDS),
    Key("hatto_excused", ("excused",), of.MONTHS, phases=AT_CARDS),
    Key("tobikomi", ("books.dived",), of.MONTHS, by="seat", phases=AT_CARDS),
    Key("tobikomi_exempt", ("books.dive_exempt",), of.MONTHS, phases=AT_CARDS),
    Key("tobikomi_offender", ("books.dive_offender",), of.SEAT, by="month", phases=AT_CARDS),
    Key("tobikomi_bearer", ("books.dive_bearer",), of.SEAT, by="month", phases=AT_CARDS),
    Key("points", ("books.points",), of.COUNT, by="seat", phases=AT_CARDS),
    Key("dregs", ("books.dregs",), of.COUNT, by="seat", phases=AT_CARDS),
    Key("escaped", ("books.escaped",), of.SEATS, phases=AT_CARDS),
)


def clear(state: State) -> None:
    """Fill a state that has just started as a deal begins."""
    hanafuda.clear(state)
    for month in range(12):
        state.hatto_thrower[month] = NOBODY
        state.books.dive_offender[month] = state.books.dive_bearer[month] = NOBODY
    state.books.continuer = state.books.standing = NOBODY


def derive(state: State, rules: Rules, held: Mapping[int, int]) -> None:
    """Fill what follows from the dealer, the cards and the captured piles."""
    books = state.books
    if state.phase in QUIET:
        return
    if books.seats == PLACES and NOBODY in books.order:
        books.order[:] = [(books.dealer + place) % PLACES for place in range(PLACES)]
    hanafuda.derive(state, held)
    for seat in range(books.seats):
        state.reach[seat] = cards_in_reach(state.captured[seat], rules)
        books.made[seat] = counted_yaku(state.captured[seat], rules, 0)
        books.surplus[seat] = ribbon_surplus(state.captured[seat], rules)


def can_be(state: State, rules: Rules) -> bool:
    """Whether the position is one of these cards, and its phase one to which these rules lead."""
    books, phase = state.books, state.phase
    if not hanafuda.can_be(state):
        return False
    if not all(map(_is_captured, books.made)) or not _can_dive(state, rules):
        return False
    if books.continuer != NOBODY and not books.made[books.continuer]:
        return False
    if phase == Phase.MIZUTEN:
        return bool(rules.unseen) and books.seats > PLACES
    if phase == Phase.BID:
        return _is_next_to_bid(books, state.turn)
    if phase == Phase.EXPOSE:
        missing = ribbons_to_expose(state.hands[state.turn], state.reading) - state.ribbons.bit_count()
        return bool(rules.showing_free) and missing > 0
    if phase == Phase.CANCEL:
        return state.turn == books.continuer and rules.cancelling != Cancelling.NEVER
    return phase in QUIET or books.entered == PLACES


def _is_captured(yaku: int) -> bool:
    """Whether all these yaku are made of captured cards."""
    return not yaku & ~(((1 << CAPTURED_YAKU) - 1) << FIRST_CAPTURED)


def _can_dive(state: State, rules: Rules) -> bool:
    """Whether seats that have shown a yaku of threes hold what tobikomi may follow, and offenders are known."""
    books = state.books
    shown_threes = all(
        not threes or shown & rules.diving for threes, shown in zip(state.threes, books.shown, strict=True)
    )
    return shown_threes and all(books.dive_offender[first // 4] != NOBODY for first in members(books.dive_exempt))


def _is_next_to_bid(books: Books, seat: int) -> bool:
    """Whether the seats before this one, from the dealer on, have bid and those from it on have not."""
    dealt = [other % books.seats for other in range(books.dealer, books.dealer + books.seats)]
    dealt = [other for other in dealt if books.dealt_in >> other & 1]
    before = dealt[: dealt.index(seat)]
    joined = [other for other in before if not books.folded >> other & 1]
    has_bid = sum(map(bit, before)) == sum(map(bit, joined)) | books.folded
    return has_bid and [*books.order[: books.entered]] == joined and not auction_is_decided(books)


def chosen(state: State) -> list[int]:
    """The reading of the willows and the ribbons that were chosen for aka (赤, ribbons and chaff)."""
    if state.phase != Phase.EXPOSE:
        return []
    reading = Action.READ_OPEN if state.reading == OPEN_RIBBON else Action.READ + state.reading
    return [reading, *members(state.ribbons)]


ROOM = Room(KEYS, of.member_of(Phase), QUIET, counts, clear, derive, can_be, chosen, CARDS_OF_DEAL)
