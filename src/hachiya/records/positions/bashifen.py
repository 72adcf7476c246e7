"""Positions of bashifen: hands and trick of a pack with pairs, trumps, the kitty and the draws."""

from collections.abc import Mapping, Sequence

from hachiya.engine.accel import popcount
from hachiya.engine.bits import bit, lowest
from hachiya.engine.ledger import NOBODY
from hachiya.engine.rng import shuffle
from hachiya.games.bashifen.cards import (
    ALL,
    BIG_JOKER,
    LITTLE_JOKER,
    LOWEST_RANK,
    NAMES,
    PACK,
    count,
    kinds,
    names,
    of_rank,
    pack_of,
)
from hachiya.games.bashifen.events import TrumpsFixedBy
from hachiya.games.bashifen.match import pair_of
from hachiya.games.bashifen.sets import remove, union
from hachiya.games.bashifen.state import (
    DRAWS,
    HAND,
    KITTY,
    NO_TRUMPS_YET,
    PAIRS,
    SEATS,
    Declaration,
    Phase,
    Rules,
    State,
)
from hachiya.games.bashifen.tricks import follow_strength
from hachiya.games.bashifen.trumps import greatest_strength, suit_of, trump_kinds
from hachiya.records.positions import values as of
from hachiya.records.positions.keys import Cards, Key, Room

DRAW, PLAY = (Phase.DRAW,), (Phase.PLAY,)
QUIET = (Phase.DEAL, Phase.OVER)
HIDDEN = "?"
JOKER_OF: Mapping[int, int] = {Declaration.LITTLE_JOKERS: LITTLE_JOKER, Declaration.BIG_JOKERS: BIG_JOKER}
"""The card of a declaration by jokers."""

KEYS = (
    Key("deal", ("books.deal",), of.COUNT, between=True),
    Key("levels", ("books.level",), of.LEVELS, row="pair", between=True),
    Key("last_dealers", ("books.last_dealer",), of.SEATS_IN_ORDER, row="pair", between=True),
    Key("first", ("books.first",), of.SEAT, between=True),
    Key("dealer", ("books.dealer",), of.SEAT),
    Key("next_dealer", ("books.next_dealer",), of.SEAT, between=True),
    Key("winners", ("books.winners",), of.SEAT, between=True),
    Key("rank", ("books.trump_rank",), of.RANK),
    Key("trumps", ("books.trump_suit",), of.TRUMP_SUIT),
    Key("trumps_by", ("books.trumps_by",), of.member_of(TrumpsFixedBy)),
    Key("points", ("books.points",), of.COUNT),
    Key("by_clock", ("by_clock",), of.YES, between=True),
    Key("declarer", ("declarer",), of.SEAT),
    Key("declared", ("declared",), of.KIND),
    Key("declaration", ("declaration",), of.member_of(Declaration)),
    Key("passed", ("passed",), of.SEATS, phases=DRAW),
    Key("drawn", ("drawn",), of.COUNT, level=2),
    Key("hand", ("hand_one", "hand_two"), of.PACK_CARDS, by="seat"),
    Key("open", ("open_one", "open_two"), of.PACK_CARDS, by="seat"),
    Key("leader", ("leader",), of.SEAT, phases=PLAY, level=2),
    Key("trick", ("trick_one", "trick_two"), of.PACK_CARDS, by="seat", phases=PLAY),
    Key("chosen", ("chosen_one", "chosen_two"), of.PACK_CARDS),
    Key("voids", ("voids",), of.SUITS, by="seat", phases=PLAY),
    Key("taken", ("taken_one", "taken_two"), of.PACK_CARDS, phases=PLAY),
    Key("buried", ("buried_one", "buried_two"), of.PACK_CARDS, phases=PLAY),
    Key("gone", ("gone_one", "gone_two"), of.PACK_CARDS, phases=PLAY, level=2),
    Key("turned", ("turned",), of.COUNT),
)


def counts(_state: State) -> Mapping[str, int]:
    """How many seats and pairs there are."""
    return {"seat": SEATS, "pair": PAIRS}


def clear(state: State) -> None:
    """Fill a state that has just started as a deal begins."""
    state.declarer = state.declared = state.leader = state.ahead = NOBODY
    state.books.trump_suit = NO_TRUMPS_YET


def derive(state: State, _rules: Rules, held: Mapping[int, int]) -> None:
    """Fill what follows from the trumps, the numbers of cards and the cards of the trick."""
    if state.phase in QUIET:
        return
    books = state.books
    for seat in range(SEATS):
        state.held[seat] = held.get(seat, 0)
    state.drawn = sum(state.held) if state.phase == Phase.DRAW else DRAWS
    if books.trump_suit != NO_TRUMPS_YET:
        state.trumps = trump_kinds(books.trump_rank, books.trump_suit)
    if state.phase != Phase.PLAY:
        return
    if state.leader == NOBODY:
        state.leader = state.turn
    gone = ALL, ALL
    for cards in (*zip(state.hand_one, state.hand_two, strict=True), (state.buried_one, state.buried_two)):
        gone = remove(*gone, *cards)
    state.gone_one, state.gone_two = gone
    _read_trick(state)


def _read_trick(state: State) -> None:
    """Find out what the cards of the trick make, one play after the other."""
    for distance in range(SEATS):
        seat = (state.leader + distance) % SEATS
        cards = state.trick_one[seat], state.trick_two[seat]
        if not cards[0]:
            break
        if distance == 0:
            state.lead_cards, state.lead_pairs = count(*cards), popcount(cards[1])
            state.lead_suit = suit_of(state.trumps, lowest(cards[0]))
            state.ahead, state.strength = seat, greatest_strength(state, cards[0])
        elif (strength := follow_strength(state, *cards)) > state.strength:
            state.ahead, state.strength = seat, strength
        state.plays += 1


def is_declared(state: State) -> bool:
    """Whether the declaration has its seat and its card, or nothing is declared."""
    kind = state.declared
    if state.declaration == Declaration.NONE:
        return kind == state.declarer == NOBODY
    if NOBODY in (kind, state.declarer):
        return False
    if state.declaration in JOKER_OF:
        return kind == JOKER_OF[state.declaration]
    return bool(of_rank(state.books.trump_rank) & bit(kind))


def _can_stand(state: State, rules: Rules) -> bool:
    """Whether the levels are some of this match, the next dealer's 2 at least, and last dealers sit in their pairs."""
    books = state.books
    is_won = state.phase == Phase.OVER
    if any(level < rules.first_level or (level >= rules.winning_level and not is_won) for level in books.level):
        return False
    if books.next_dealer != NOBODY and books.level[pair_of(books.next_dealer)] < LOWEST_RANK:
        return False
    return all(dealer == NOBODY or pair_of(dealer) == pair for pair, dealer in enumerate(books.last_dealer))


def can_be(state: State, rules: Rules) -> bool:
    """Whether the seat at turn is the right one, trumps are fixed, and hands have their numbers of cards."""
    books, held = state.books, [*state.held]
    if not _can_stand(state, rules):
        return False
    if state.phase in QUIET:
        return state.phase == Phase.OVER or (books.next_dealer == NOBODY) == (books.deal == 0)
    if state.phase == Phase.DRAW:
        in_turn = [(seat - books.first) % SEATS for seat in range(SEATS)]
        return is_declared(state) and held == [(state.drawn + SEATS - 1 - place) // SEATS for place in in_turn]
    if books.trump_suit == NO_TRUMPS_YET or books.dealer == NOBODY:
        return False
    if state.phase == Phase.BURY:
        held[books.dealer] -= KITTY
        return state.turn == books.dealer and held == [HAND] * SEATS
    laid = [count(cards_one, cards_two) for cards_one, cards_two in zip(state.trick_one, state.trick_two, strict=True)]
    whole = {cards + of_trick for cards, of_trick in zip(held, laid, strict=True)}
    is_turn = state.turn == (state.leader + state.plays) % SEATS
    buried = count(state.buried_one, state.buried_two)
    return is_turn and len(whole) == 1 and buried == KITTY and {*laid} <= {0, state.lead_cards}


def chosen(state: State) -> list[int]:
    """The cards of the half made play or burial."""
    return kinds(state.chosen_one, state.chosen_two)


def stock(state: State) -> Sequence[str] | None:
    """The kitty in the order in which it would be turned, then the cards that will be drawn."""
    if state.phase != Phase.DRAW:
        return None
    order = [*state.deck[:KITTY], *state.deck[KITTY + state.drawn :]]
    return [HIDDEN if card == NOBODY else NAMES[card >> 1] for card in order]


def lay_stock(state: State, words: Sequence[str]) -> None:
    """Lay the kitty and the cards that will be drawn, in this order."""
    if len(words) != KITTY + DRAWS - state.drawn:
        raise ValueError(words)
    if HIDDEN in words:
        state.deck[:] = [NOBODY] * PACK
        return
    cards_one, cards_two = ALL, ALL
    for kind in (NAMES.index(word) for word in words):
        if not cards_one >> kind & 1:
            raise ValueError(words)
        cards_one, cards_two = remove(cards_one, cards_two, bit(kind), 0)
    drawn = names(cards_one, cards_two)
    state.deck[:] = pack_of([*words[:KITTY], *drawn, *words[KITTY:]])


def lay_rest(state: State, rng: list[int]) -> None:
    """Lay the cards that no seat holds at random."""
    cards_one, cards_two = ALL, ALL
    for seat in range(SEATS):
        cards_one, cards_two = remove(cards_one, cards_two, state.hand_one[seat], state.hand_two[seat])
    order = [NAMES[kind] for kind in kinds(cards_one, cards_two)]
    shuffle(rng, order)  # type: ignore[arg-type]  # plain, it shuffles any list
    if state.phase == Phase.DRAW:
        lay_stock(state, order)


def everywhere(state: State) -> Sequence[tuple[str, Sequence[str]]]:
    """The places where cards lie in this position."""
    places = [(f"hand {seat}", names(state.hand_one[seat], state.hand_two[seat])) for seat in range(SEATS)]
    if state.phase == Phase.PLAY:
        places += [
            ("buried", names(state.buried_one, state.buried_two)),
            ("gone", names(state.gone_one, state.gone_two)),
        ]
    return places


CARDS_OF_DEAL = Cards(
    held=lambda state, seat: int(state.held[seat]),
    stock=stock,
    lay_stock=lay_stock,
    lay_rest=lay_rest,
    split=lambda words: words,
    everywhere=everywhere,
)
ROOM = Room(KEYS, of.member_of(Phase), QUIET, counts, clear, derive, can_be, chosen, CARDS_OF_DEAL)
assert HAND * SEATS == DRAWS
assert union(ALL, 0, ALL, 0) == (ALL, ALL)
