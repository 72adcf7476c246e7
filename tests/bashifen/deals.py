"""Tables of 八十分 with stacked packs, and positions in the middle of a deal."""

from collections.abc import Iterable, Mapping, Sequence

from hachiya.games.bashifen.cards import NAMES, PACK, SUITS, kind_of, masks, pack_of
from hachiya.games.bashifen.events import NO_SUIT
from hachiya.games.bashifen.leads import begin_lead
from hachiya.games.bashifen.state import NOBODY, Action, Phase, State
from hachiya.games.bashifen.trumps import trump_kinds
from hachiya.games.registry import find
from hachiya.games.table import Table

ALL_CARDS = [NAMES[card // 2] for card in range(PACK)]
OPTIONS = {
    "win": "past_ace",
    "start": "zero",
    "undeclared": "widow",
    "overflow": "capped",
    "joker_rebellion": "any_time",
}


def rest_of(cards: Iterable[str]) -> list[str]:
    """The pack without these cards, in index order."""
    left = list(ALL_CARDS)
    for card in cards:
        left.remove(card)
    return left


def stacked(hands: Sequence[str], widow: str = "", first: int = 0) -> list[int]:
    """A pack that deals each seat these cards first, and a kitty that begins with these; the rest is in index order."""
    piles = [hand.split() for hand in hands]
    piles += [[] for _ in range(4 - len(piles))]
    below = widow.split()
    left = rest_of([*below, *(card for pile in piles for card in pile)])
    below += [left.pop() for _ in range(8 - len(below))]
    for pile in piles:
        while len(pile) < 25:
            pile.append(left.pop(0))
    draws = [piles[(first + place) % 4][place // 4] for place in range(100)]
    return pack_of([*below, *draws])


def table(options: Mapping[str, str | int] | None = None, first: int = 0) -> Table:
    """A new match in which seat `first` draws first."""
    return Table(find("bashifen"), options or {}, dealer=first)


def dealt(*hands: str, widow: str = "", options: Mapping[str, str | int] | None = None, first: int = 0) -> Table:
    """A match in whose first deal the seats draw these cards first, before any declaration."""
    at = table(options, first)
    at.deal(stacked(hands, widow, first))
    return at


def pass_until(at: Table, drawn: int) -> None:
    """Let everyone pass until this number of cards is drawn."""
    while at.state.phase == Phase.DRAW and at.state.drawn < drawn:
        at.act(at.turn, Action.PASS)


def all_pass(at: Table) -> list[list[int]]:
    """Let everyone pass until trumps are fixed, and return the rows."""
    rows: list[list[int]] = []
    while at.state.phase == Phase.DRAW:
        rows += at.act(at.turn, Action.PASS)
    return rows


def play(at: Table, seat: int, cards: str) -> list[list[int]]:
    """Make a whole play: a lead or a follow."""
    leads = at.state.plays == 0 and at.state.phase == Phase.PLAY
    actions = [*map(kind_of, cards.split()), *([Action.COMMIT] if leads else [])]
    return [row for action in actions for row in at.act(seat, action)]


def in_play(
    *hands: str,
    trumps: str = "S",
    rank: int = 2,
    dealer: int = 0,
    leader: int | None = None,
    buried: str = "",
    points: int = 0,
) -> Table:
    """The middle of a deal with these hands of equal size; `leader`, or else `dealer`, leads."""
    at = table()
    st: State = at.state
    at.deal(list(range(PACK)))
    for seat, hand in enumerate(hands):
        st.hand_one[seat], st.hand_two[seat] = masks(hand.split())
        st.held[seat] = len(hand.split())
        st.open_one[seat] = st.open_two[seat] = 0
    books = st.books
    books.trump_rank, books.dealer = rank, dealer
    books.trump_suit = SUITS.index(trumps) if trumps in SUITS else NO_SUIT
    books.points = points
    st.drawn = 100
    st.declaration, st.declarer, st.declared = 0, NOBODY, NOBODY
    st.trumps = trump_kinds(rank, books.trump_suit)
    st.buried_one, st.buried_two = masks(buried.split())
    begin_lead(st, dealer if leader is None else leader)
    return at


def may(at: Table) -> set[str]:
    """The choices of the seat at turn, with cards by name."""
    words = {Action.COMMIT: "commit", Action.PASS: "pass", Action.LITTLE_JOKERS: "LJ LJ", Action.BIG_JOKERS: "BJ BJ"}
    words |= {Action.PAIR + suit: f"pair {sign}" for suit, sign in enumerate(SUITS)}
    return {NAMES[action] if action < len(NAMES) else words[action] for action in at.legal()}
