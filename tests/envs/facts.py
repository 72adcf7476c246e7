"""What a seat sees, plane by plane, read from its view in plain Python."""

from collections.abc import Callable, Mapping

from hachiya.engine.bits import members
from hachiya.engine.ledger import NOBODY
from hachiya.games.bashifen.cards import NAMES, kinds
from hachiya.games.bashifen.events import TrumpsFixedBy
from hachiya.games.bashifen.state import Declaration
from hachiya.games.bashifen.state import Phase as BashifenPhase
from hachiya.games.hachihachi.field import carried_kinds
from hachiya.games.hachihachi.state import FieldKind
from hachiya.games.hanafuda.cards import letters
from hachiya.games.hanafuda.phases import Phase
from hachiya.games.hanafuda.sight import on_table
from hachiya.games.hanafuda.yaku import Yaku
from hachiya.games.view import View

Fact = frozenset[str] | str | int
Facts = dict[tuple[str, int | None], Fact]

SUITS = {0: "spades", 1: "hearts", 2: "diamonds", 3: "clubs"}


class Reader:
    """The facts of a view, as `Layout.read` gives them."""

    def __init__(self, view: View, seats: int, most: int, viewer: int) -> None:
        self.state = view.state
        self.facts: Facts = {}
        self.seats = seats
        self.most = most
        self.viewer = viewer

    def at(self, place: int) -> int | None:
        """The seat at a place from the own one, None where nobody sits."""
        return (self.viewer + place) % self.seats if place < self.seats else None

    def numbered(self, seat: int) -> str:
        """The name of a seat in a choice."""
        return "nobody" if seat == NOBODY else str((seat - self.viewer) % self.seats)

    def seat_set(self, seats: int) -> frozenset[str]:
        """The names of a set of seats."""
        return frozenset(self.numbered(seat) for seat in members(seats))

    def put(self, name: str, value: Fact, seat: int | None = None) -> None:
        """Set a fact."""
        self.facts[name, seat] = value


def yaku_names(yaku: int, first: Yaku, last: Yaku) -> frozenset[str]:
    """The names of the yaku of a set from one yaku to another."""
    return frozenset(Yaku(number).name.lower() for number in members(yaku) if first <= number <= last)


def months(cards: int) -> frozenset[str]:
    """The months of which a set has a card."""
    return frozenset(str(card // 4 + 1) for card in members(cards))


def _hanafuda(reader: Reader) -> None:
    state, put = reader.state, reader.put
    books = state.books
    for place in range(reader.most):
        seat = reader.at(place)
        put("hand", frozenset(letters(state.hands[seat])) if seat is not None else frozenset(), place)
        put("captured", frozenset(letters(state.captured[seat])) if seat is not None else frozenset(), place)
        put("score", books.scores[seat] if seat is not None else 0, place)
        shown = books.shown[seat] if seat is not None else 0
        put("shown", yaku_names(shown, Yaku.SANBON, Yaku.SUROKU), place)
    put("field", frozenset(letters(state.field)))
    put("phase", Phase(state.phase).name.lower())
    put("turn", reader.numbered(state.turn))
    put("turned", state.turned)
    put("played", state.played)
    put("folded", reader.seat_set(books.folded))
    put("squeezed", reader.seat_set(books.squeezed))
    stock = 0
    for seat in range(reader.seats):
        stock |= state.returned[seat]
    put("in_stock", frozenset(letters(stock & ~on_table(state))))
    picking = state.phase in (Phase.PICK_HAND, Phase.PICK_STOCK)
    put("under_way", frozenset(letters(1 << state.pending)) if picking else frozenset())


def hachihachi(reader: Reader) -> None:
    """The facts of hachi-hachi."""
    _hanafuda(reader)
    state, put = reader.state, reader.put
    books = state.books
    thrown = {month for month in range(12) if state.hatto_bait[month]}
    for place in range(reader.most):
        seat = reader.at(place)
        sits = seat is not None
        put("made", yaku_names(books.made[seat] if sits else 0, Yaku.GOKO, Yaku.INOSHIKACHO), place)
        put("pays_for", yaku_names(books.hatto_borne[seat] if sits else 0, Yaku.GOKO, Yaku.INOSHIKACHO), place)
        put("ribbons", books.surplus[seat] if sits else 0, place)
        put("threes", months(state.threes[seat]) if sits else frozenset(), place)
        throws = {month for month in thrown if state.hatto_thrower[month] == seat}
        put("thrown", frozenset(str(month + 1) for month in throws), place)
        fed = {month for month in range(12) if books.month and books.dive_offender[month] == seat}
        put("dive_fed", frozenset(str(month + 1) for month in fed), place)
        if place == 0:
            put("excused", frozenset(str(month + 1) for month in throws if state.excused >> 4 * month & 1), place)
    put("kind", FieldKind(books.kind).name.lower())
    put("month", books.month)
    exposing = state.phase == Phase.EXPOSE
    if exposing:
        put("under_way", frozenset(letters(state.ribbons)))
    put("reading", state.reading if exposing else 0)
    put("dealt_in", reader.seat_set(books.dealt_in))
    for place, name in enumerate(("first", "second", "third")):
        put(name, reader.numbered(books.order[place]))
    put("dealer", reader.numbered(books.dealer if books.month else books.next_dealer))
    put("continuer", reader.numbered(books.continuer))
    put("unseen", reader.numbered(books.mizuten))
    carried = carried_kinds(books.carry)
    put("carried_grand", carried.count(FieldKind.GRAND))
    put("carried_large", carried.count(FieldKind.LARGE))


def hachiju(reader: Reader) -> None:
    """The facts of hachiju."""
    _hanafuda(reader)
    state, put = reader.state, reader.put
    books = state.books
    for place in range(reader.most):
        seat = reader.at(place)
        put("made", yaku_names(books.made[seat] if seat is not None else 0, Yaku.SHIKO, Yaku.TOBIKOMI), place)
    put("rate", str(books.rate))
    put("deal", books.month)
    put("to_speak", reader.seat_set(state.to_speak))
    put("joined", reader.seat_set(books.joined))
    put("continuers", reader.seat_set(books.continuers))
    for place, name in enumerate(("first", "second", "third")):
        put(name, reader.numbered(books.order[place]) if place < books.entered else "nobody")
    put("leader", reader.numbered(books.leader if books.month else books.next_dealer))
    put("doubler", reader.numbered(books.doubler) if books.month else "nobody")


def bashifen(reader: Reader) -> None:
    """The facts of bashifen."""
    state, put = reader.state, reader.put
    books = state.books

    def put_cards(name: str, cards_one: int, cards_two: int, seat: int | None = None) -> None:
        cards = [NAMES[kind] for kind in kinds(cards_one, cards_two)]
        put(f"{name}_one", frozenset(cards), seat)
        put(f"{name}_two", frozenset(card for card in cards if cards.count(card) > 1), seat)

    for place in range(4):
        seat = (reader.viewer + place) % 4
        put_cards("hand", state.hand_one[seat], state.hand_two[seat], place)
        put_cards("trick", state.trick_one[seat], state.trick_two[seat], place)
        put("held", state.held[seat], place)
        put("level", books.level[seat % 2], place)
        put("voids", frozenset([*SUITS.values(), "trumps"][suit] for suit in members(state.voids[seat])), place)
        put("passed", frozenset(["passed"] if state.passed >> seat & 1 else []), place)
        declares = state.declarer == seat and state.declared != NOBODY
        put("declared", NAMES[state.declared] if declares else "none", place)
        put("last_dealer", frozenset(["dealer"] if books.last_dealer[seat % 2] == seat else []), place)
    put_cards("chosen", state.chosen_one, state.chosen_two)
    put_cards("gone", state.gone_one, state.gone_two)
    put_cards("buried", state.buried_one, state.buried_two)
    turned = [NAMES[card >> 1] for card in state.deck[: state.turned]]
    put("turned_one", frozenset(turned))
    put("turned_two", frozenset(card for card in turned if turned.count(card) > 1))
    put_cards("taken", state.taken_one, state.taken_two)
    put("phase", BashifenPhase(state.phase).name.lower())
    for name, seat in (
        ("turn", state.turn),
        ("leader", state.leader),
        ("ahead", state.ahead),
        ("dealer", books.dealer),
        ("first", books.first),
    ):
        put(name, reader.numbered(seat))
    put("points", books.points)
    put("trump_rank", books.trump_rank)
    put("trump_suit", "not_fixed" if books.trump_suit == NOBODY else SUITS.get(books.trump_suit, "none"))
    put("trumps_by", TrumpsFixedBy(books.trumps_by).name.lower())
    put("drawn", state.drawn)
    put("declaration", Declaration(state.declaration).name.lower())
    put("deal", books.deal)
    put("lead_cards", state.lead_cards)
    put("lead_pairs", state.lead_pairs)
    put("lead_suit", {**SUITS, 4: "trumps"}[state.lead_suit] if state.lead_cards else "none")


READERS: Mapping[str, Callable[[Reader], None]] = {
    "hachihachi": hachihachi,
    "hachiju": hachiju,
    "bashifen": bashifen,
}


def facts_of(view: View, seats: int, viewer: int) -> Facts:
    """All facts of a view; those of everything are ordered from the seat `viewer` on."""
    reader = Reader(view, seats, max(view.game.seats), viewer)
    READERS[view.game.room](reader)
    return reader.facts
