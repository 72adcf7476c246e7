"""ツモ: cards are drawn one at a time, and level cards are shown to fix trumps (BAS 切札; RULES B2).

A declaration shows one or two level cards, or two jokers. After each drawn card all seats that may declare are asked
in turn, from the drawer on; after a declaration all are asked again. If a clock draws, it waits for no seat: a seat
that makes no call has passed. After the last card all four are asked, whatever they hold (C-135, C-166).
"""

from hachiya.engine.accel import rule
from hachiya.engine.bits import bit
from hachiya.engine.ledger import NOBODY, note
from hachiya.games.bashifen.cards import BIG_JOKER, JOKERS, LITTLE_JOKER, RANKS_A_SUIT, of_rank
from hachiya.games.bashifen.events import Event, TrumpsFixedBy
from hachiya.games.bashifen.kitty import fix_trumps, turn_kitty
from hachiya.games.bashifen.state import DRAWS, KITTY, SEATS, Action, Declaration, Phase, Rules, State
from hachiya.games.meaning import ActionSet

DECLARE_EVENT = int(Event.DECLARE)
DECLARED = int(TrumpsFixedBy.DECLARED)
PASS, PAIR, LITTLE_JOKERS, BIG_JOKERS = Action.PASS, Action.PAIR, Action.LITTLE_JOKERS, Action.BIG_JOKERS
NONE, SINGLE, PAIR_SHOWN = int(Declaration.NONE), int(Declaration.SINGLE), int(Declaration.PAIR)
LITTLE, BIG = int(Declaration.LITTLE_JOKERS), int(Declaration.BIG_JOKERS)


@rule
def begin_drawing(st: State, rules: Rules, ledger: list[int]) -> None:
    """Begin the drawing of cards with the first card."""
    st.drawn = 0
    st.phase = Phase.DRAW
    draw_card(st)
    await_declaration(st, rules, ledger)


@rule
def draw_card(st: State) -> None:
    """Give the next card of the stock to the next seat counter-clockwise."""
    seat = (st.books.first + st.drawn) % SEATS
    card = bit(int(st.deck[KITTY + st.drawn]) >> 1)
    st.hand_two[seat] |= st.hand_one[seat] & card
    st.hand_one[seat] |= card
    st.held[seat] += 1
    st.drawn += 1
    st.passed = 0


@rule
def declarations(st: State, seat: int) -> ActionSet:
    """The declarations that a seat may make, each of which beats the present declaration.

    A single level card comes over nothing; a pair of them over nothing or a single of any seat (反乱, C-93); little
    jokers over any level cards, big jokers over those too; an option decides whether jokers come over nothing (C-94).
    """
    actions = 0
    level_cards = of_rank(st.books.trump_rank)
    if st.declaration == NONE:
        actions |= st.hand_one[seat] & level_cards
    pairs = st.hand_two[seat] & (level_cards | JOKERS)
    if pairs == 0:
        return actions
    if st.declaration <= SINGLE:
        for suit in range(4):
            if pairs >> (suit * RANKS_A_SUIT + st.books.trump_rank - 2) & 1:
                actions |= bit(PAIR + suit)
    if st.declaration >= st.jokers_over:
        if st.declaration < LITTLE and pairs >> LITTLE_JOKER & 1:
            actions |= bit(LITTLE_JOKERS)
        if st.declaration < BIG and pairs >> BIG_JOKER & 1:
            actions |= bit(BIG_JOKERS)
    return actions


@rule
def calls(st: State, seat: int) -> ActionSet:
    """The calls that a seat may make, in turn or out of it: declarations, and PASS if it has not passed yet."""
    actions = declarations(st, seat)
    return actions if st.passed >> seat & 1 else actions | bit(PASS)


def calls_in_drawing(st: State, seat: int) -> ActionSet:
    """The calls that a seat may make while cards are drawn, else none; a clock waits for no passes."""
    if st.phase != Phase.DRAW:
        return 0
    return declarations(st, seat) if awaits_clock(st) else calls(st, seat)


@rule
def await_declaration(st: State, rules: Rules, ledger: list[int]) -> None:
    """Give the turn to the next seat that may declare; if there is none, draw a card or leave that to the clock."""
    while True:
        drawer = (st.books.first + st.drawn - 1) % SEATS
        for offset in range(SEATS):
            seat = (drawer + offset) % SEATS
            if not st.passed >> seat & 1 and (st.drawn == DRAWS or declarations(st, seat) != 0):
                st.turn = seat
                return
        if st.drawn == DRAWS:
            break
        if st.by_clock:
            st.turn = NOBODY
            return
        draw_card(st)
    if st.declaration == NONE:
        turn_kitty(st, rules, ledger)
    else:
        dealer = st.declarer if st.books.dealer == NOBODY else st.books.dealer
        suit = st.declared // RANKS_A_SUIT  # of jokers: NO_SUIT
        fix_trumps(st, ledger, suit, dealer, DECLARED)


def begin_clock(st: State) -> None:
    """Let a clock draw the cards from now on, whatever the seats hold (C-166)."""
    st.by_clock = 1


def is_open_call(st: State) -> bool:
    """Whether all seats may make calls at once, as they may while a clock draws."""
    return st.phase == Phase.DRAW and st.by_clock != 0


def awaits_clock(st: State) -> bool:
    """Whether the next card waits for the clock."""
    return is_open_call(st) and st.drawn < DRAWS


def tick(st: State, rules: Rules, ledger: list[int]) -> None:
    """Draw a card by the clock; seats that could have declared before it have passed."""
    draw_card(st)
    await_declaration(st, rules, ledger)


@rule
def make_call(st: State, rules: Rules, ledger: list[int], action: int) -> None:
    """Declare or pass for the seat at turn; after a declaration all seats are asked again."""
    seat = st.turn
    if action == PASS:
        st.passed |= bit(seat)
    else:
        declare(st, ledger, seat, action)
    await_declaration(st, rules, ledger)


@rule
def declare(st: State, ledger: list[int], seat: int, action: int) -> None:
    """Show the cards of a declaration; they go back into the hand, and all know them there (C-134)."""
    if action < PASS:
        st.declaration, st.declared = SINGLE, action
    elif action == LITTLE_JOKERS:
        st.declaration, st.declared = LITTLE, LITTLE_JOKER
    elif action == BIG_JOKERS:
        st.declaration, st.declared = BIG, BIG_JOKER
    else:
        st.declaration, st.declared = PAIR_SHOWN, (action - PAIR) * RANKS_A_SUIT + st.books.trump_rank - 2
    card = bit(st.declared)
    both = card if st.declaration != SINGLE else 0
    st.declarer = seat
    st.open_one[seat] |= card
    st.open_two[seat] |= both
    st.passed = 0
    note(ledger, DECLARE_EVENT, seat, card, both, st.drawn, 0)
