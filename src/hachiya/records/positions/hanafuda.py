"""Positions of the games with flower cards: what hachi-hachi and hachiju share."""

from collections.abc import Mapping, Sequence
from itertools import chain

from hachiya.engine.bits import bit
from hachiya.engine.ledger import BANK, BOARD, NOBODY, POT
from hachiya.engine.rng import shuffle
from hachiya.games.hanafuda.cards import CARDS, LETTERS, card, letters
from hachiya.games.hanafuda.dealing import FIELD_CARDS, HAND, stock_start
from hachiya.games.hanafuda.game import Table
from hachiya.games.hanafuda.phases import Phase
from hachiya.games.hanafuda.position import Position
from hachiya.games.hanafuda.sight import cards_held
from hachiya.records.positions import values as of
from hachiya.records.positions.keys import Cards, Key

QUIET = (Phase.MIZUTEN, Phase.DEAL, Phase.OVER)
PICKING = (Phase.PICK_HAND, Phase.PICK_STOCK)
AT_CARDS = (Phase.SHOW, Phase.EXPOSE, Phase.PLAY, *PICKING, Phase.DECIDE_HAND, Phase.DECIDE, Phase.CANCEL)
"""The phases after the auction."""
HIDDEN = "?"

BOOKS = (
    Key("deal", ("books.month",), of.COUNT, between=True),
    Key("dealer", ("books.dealer",), of.SEAT),
    Key("next_dealer", ("books.next_dealer",), of.SEAT, between=True, level=2),
    Key("scores", ("books.scores",), of.NUMBERS, row="seat", between=True),
    Key("pot", ("books.scores",), of.NUMBER, entry=POT, between=True),
    Key("board", ("books.scores",), of.NUMBER, entry=BOARD, between=True),
    Key("bank", ("books.scores",), of.NUMBER, entry=BANK, between=True),
    Key("winners", ("books.winners",), of.SEATS, between=True),
    Key("result", ("books.result",), of.NUMBERS, row="seat", between=True),
    Key("dealt_in", ("books.dealt_in",), of.SEATS, between=True),
    Key("in_play", ("books.order",), of.SEATS_IN_ORDER, row="place", level=1),
    Key("folded", ("books.folded",), of.SEATS),
    Key("squeezed", ("books.squeezed",), of.SEATS, phases=AT_CARDS),
)
"""The keys of the books."""
TABLE = (
    Key("hand", ("hands",), of.CARDS, by="seat"),
    Key("open", ("exposed",), of.CARDS, by="seat"),
    Key("captured", ("captured",), of.CARDS, by="seat", phases=AT_CARDS),
    Key("field", ("field",), of.CARDS),
    Key("pending", ("pending",), of.CARD, phases=PICKING),
    Key("fresh", ("fresh",), of.CARDS, phases=(*PICKING, Phase.DECIDE, Phase.DECIDE_HAND, Phase.CANCEL)),
    Key("returned", ("returned",), of.CARDS, by="seat", phases=AT_CARDS),
    Key("shown", ("books.shown",), of.YAKU, by="seat", phases=AT_CARDS),
    Key("made", ("books.made",), of.YAKU, by="seat", level=2, phases=AT_CARDS),
    Key("place", ("place",), of.COUNT, level=2, phases=AT_CARDS),
    Key("played", ("played",), of.COUNT, level=2, phases=AT_CARDS),
    Key("turned", ("turned",), of.COUNT, level=2, phases=AT_CARDS),
    Key("shown_squeezed", ("books.squeezed_cards",), of.CARDS, by="seat", phases=AT_CARDS),
    Key("squeezed_yaku", ("books.squeezed_yaku",), of.YAKU, by="seat", phases=AT_CARDS),
)
"""The keys of the cards and of what was shown and made."""
PLACES = 3
MOST_SEATS = 7
"""The seats at a table of which one sits out."""


def counts(state: Table) -> Mapping[str, int]:
    """How many seats, months and places there are."""
    return {"seat": state.books.seats, "month": 12, "place": PLACES}


def clear(state: Table) -> None:
    """Fill a state that has just started as a deal begins."""
    state.pending = NOBODY
    state.books.order[:] = [NOBODY] * PLACES


def derive(state: Table, held: Mapping[int, int]) -> None:
    """Fill what follows from the seats in play and from the cards on the table."""
    books = state.books
    if state.phase in QUIET:
        return
    playing = [seat for seat in books.order if seat != NOBODY]
    books.entered = len(playing)
    books.next_dealer = books.dealer
    state.place = playing.index(state.turn) if state.turn in playing else 0
    if state.phase == Phase.BID:
        return
    state.played = HAND * len(playing) - sum(held.get(seat, 0) for seat in playing)
    state.turned = _cards_turned(state, sum(held.values()))


def _cards_turned(state: Table, held: int) -> int:
    """The number of stock cards turned: all cards that lie open or in hands, but those that were dealt."""
    seen = state.field
    for pile in state.captured:
        seen |= pile
    if state.phase in PICKING and state.pending != NOBODY:
        seen |= bit(state.pending)
    return int(seen.bit_count() + held - stock_start(state))


def can_be(state: Table) -> bool:
    """Whether between deals somebody deals next, and whether in a deal the seats and the numbers of cards fit."""
    books = state.books
    sitting_out = ((1 << books.seats) - 1 & ~books.dealt_in).bit_count()
    if state.phase in QUIET:
        is_next = books.next_dealer != NOBODY
        if state.phase == Phase.MIZUTEN:
            is_next = is_next and state.turn == books.next_dealer
        return state.phase == Phase.OVER or (is_next and sitting_out <= (books.seats == MOST_SEATS))
    playing = [seat for seat in books.order if seat != NOBODY]
    if [*books.order[: len(playing)]] != playing or sitting_out != (books.seats == MOST_SEATS):
        return False
    if state.phase == Phase.BID:
        return bool(books.dealt_in >> state.turn & 1) and state.field.bit_count() == FIELD_CARDS
    asked = sum(map(bit, {*playing})) | books.folded | books.squeezed
    each_once = len(playing) + (books.folded | books.squeezed).bit_count() == books.dealt_in.bit_count()
    return asked == books.dealt_in and each_once and _is_at_turn(state)


def _is_at_turn(state: Table) -> bool:
    """Whether the seat at turn is at cards or may cancel, and the stock has a card for each hand card to come.

    A typed position may leave out captured cards, which lie in the stock then.
    """
    books, phase = state.books, state.phase
    held = sum(hand.bit_count() for hand in state.hands)
    is_card_due = phase in (Phase.PICK_HAND, Phase.DECIDE_HAND)
    if state.turned != _cards_turned(state, held) or state.turned > state.played - is_card_due:
        return False
    if state.place not in range(books.entered) or (phase in (Phase.SHOW, Phase.EXPOSE) and state.played):
        return False
    if phase in (Phase.DECIDE, Phase.DECIDE_HAND) and not books.made[state.turn]:
        return False
    return phase == Phase.CANCEL or state.turn == books.order[state.place]


def stock(state: Position) -> Sequence[str] | None:
    """The stock in its order; in the auction the order of all cards that may come into it."""
    if state.phase in QUIET:
        return None
    if state.phase == Phase.BID:
        order = [number for number in state.second if number == NOBODY or not state.field >> number & 1]
        return None if NOBODY in order else ["".join(LETTERS[number] for number in order)]
    order = [*state.deck[stock_start(state) + state.turned :]]
    return ["".join(HIDDEN if number == NOBODY else LETTERS[number] for number in order) or of.NONE]


def lay_stock(state: Position, words: Sequence[str]) -> None:
    """Lay the stock in this order."""
    text = "" if list(words) == [of.NONE] else "".join(words)
    numbers = [NOBODY if letter == HIDDEN else card(letter) for letter in text]
    if state.phase == Phase.BID:
        order = [number for number in range(CARDS) if state.field >> number & 1] + numbers
        if sorted(order) != [*range(CARDS)]:
            raise ValueError(text)
        state.second[:] = order
        return
    start = stock_start(state) + state.turned
    if len(numbers) != CARDS - start:
        raise ValueError(text)
    rest = [number for number in range(CARDS) if number not in numbers]
    state.deck[:] = [*rest[:start], *numbers] if NOBODY not in numbers else [NOBODY] * CARDS


def lay_rest(state: Position, rng: list[int]) -> None:
    """Lay the cards that lie nowhere else into the stock, in random order."""
    if state.phase == Phase.BID:
        order = [*range(CARDS)]
        shuffle(rng, order)
        state.second[:] = order
        return
    placed = set(chain.from_iterable(names for _, names in everywhere(state)))
    order = [number for number in range(CARDS) if LETTERS[number] not in placed]
    shuffle(rng, order)
    lay_stock(state, [LETTERS[number] for number in order] or [of.NONE])


def everywhere(state: Position) -> Sequence[tuple[str, Sequence[str]]]:
    """The places on the table and in hands, with their cards."""
    places = [("field", letters(state.field))]
    for seat in range(state.books.seats):
        places += [(f"hand {seat}", letters(state.hands[seat])), (f"captured {seat}", letters(state.captured[seat]))]
    if state.phase in PICKING and state.pending != NOBODY:
        places.append(("pending", letters(bit(state.pending))))
    return places


CARDS_OF_DEAL = Cards(
    held=cards_held,
    stock=stock,
    lay_stock=lay_stock,
    lay_rest=lay_rest,
    split="".join,
    everywhere=everywhere,
)
