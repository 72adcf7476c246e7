"""ツモ: cards are drawn one at a time, and level cards are shown to fix trumps (BAS 切札; RULES B2).

After each card those seats that may declare are asked in turn from the drawer on; each declaration opens the question
anew. Where a clock draws, nobody is waited for: who says nothing has passed. After the last card all four are asked,
whatever they hold (C-135, C-166).
"""

from hachiya.engine.accel import rule
from hachiya.engine.bits import bit
from hachiya.engine.ledger import NOBODY, note
from hachiya.games.bashifen.cards import BIG_JOKER, JOKERS, LITTLE_JOKER, RANKS_A_SUIT, of_rank
from hachiya.games.bashifen.events import By, Event
from hachiya.games.bashifen.kitty import fix_trumps, turn_widow
from hachiya.games.bashifen.state import DRAWS, KITTY, SEATS, Action, Declaration, Phase, Rules, State

DECLARE_EVENT = int(Event.DECLARE)
DECLARED = int(By.DECLARED)
PASS, PAIR, LITTLE_JOKERS, BIG_JOKERS = Action.PASS, Action.PAIR, Action.LITTLE_JOKERS, Action.BIG_JOKERS
NONE, SINGLE, PAIR_SHOWN = int(Declaration.NONE), int(Declaration.SINGLE), int(Declaration.PAIR)
LITTLE, BIG = int(Declaration.LITTLE_JOKERS), int(Declaration.BIG_JOKERS)


@rule
def begin_drawing(st: State, rules: Rules, ledger: list[int]) -> None:
    """The first card goes to the one who draws first."""
    st.drawn = 0
    st.phase = Phase.DRAW
    draw_card(st)
    ask(st, rules, ledger)


@rule
def draw_card(st: State) -> None:
    """The next card of the stock, to the next seat counter-clockwise."""
    seat = (st.books.first + st.drawn) % SEATS
    card = bit(int(st.deck[KITTY + st.drawn]) >> 1)
    st.hand_two[seat] |= st.hand_one[seat] & card
    st.hand_one[seat] |= card
    st.held[seat] += 1
    st.drawn += 1
    st.passed = 0


@rule
def declarations(st: State, seat: int) -> int:
    """What a seat may show over what stands, as actions.

    One level card over nothing; a pair of them over nothing or a single, whoever showed it (反乱, C-93); little jokers
    over any level card, big jokers over those too; whether jokers may come over nothing is an option (C-94).
    """
    found = 0
    level_cards = of_rank(st.books.trump_rank)
    if st.declaration == NONE:
        found |= st.hand_one[seat] & level_cards
    pairs = st.hand_two[seat] & (level_cards | JOKERS)
    if pairs == 0:
        return found
    if st.declaration <= SINGLE:
        for suit in range(4):
            if pairs >> (suit * RANKS_A_SUIT + st.books.trump_rank - 2) & 1:
                found |= bit(PAIR + suit)
    if st.declaration >= st.jokers_over:
        if st.declaration < LITTLE and pairs >> LITTLE_JOKER & 1:
            found |= bit(LITTLE_JOKERS)
        if st.declaration < BIG and pairs >> BIG_JOKER & 1:
            found |= bit(BIG_JOKERS)
    return found


@rule
def calls(st: State, seat: int) -> int:
    """What a seat may say now, in turn or out of it: declarations, and to pass if it has not."""
    found = declarations(st, seat)
    return found if st.passed >> seat & 1 else found | bit(PASS)


def calls_in_drawing(st: State, seat: int) -> int:
    """`calls`, while cards are drawn; outside of it nobody speaks out of turn. A clock waits for nobody to pass."""
    if st.phase != Phase.DRAW:
        return 0
    return declarations(st, seat) if awaits_clock(st) else calls(st, seat)


@rule
def ask(st: State, rules: Rules, ledger: list[int]) -> None:
    """Whose declaration is awaited; if nobody's, the next card is drawn or left to the clock, or all is drawn."""
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
        turn_widow(st, rules, ledger)
    else:
        dealer = st.declarer if st.books.dealer == NOBODY else st.books.dealer
        suit = st.declared // RANKS_A_SUIT  # of jokers: NO_SUIT
        fix_trumps(st, ledger, suit, dealer, DECLARED)


def begin_clock(st: State) -> None:
    """From now on cards are drawn by a clock, whatever anyone holds (C-166)."""
    st.by_clock = 1


def is_open_call(st: State) -> bool:
    """May each seat say something, with none before the others? So it is where nobody waits for the next card."""
    return st.phase == Phase.DRAW and st.by_clock != 0


def awaits_clock(st: State) -> bool:
    """Is the next card the clock's to draw?"""
    return is_open_call(st) and st.drawn < DRAWS


def tick(st: State, rules: Rules, ledger: list[int]) -> None:
    """The clock draws a card: whoever might have declared before it has not."""
    draw_card(st)
    ask(st, rules, ledger)


@rule
def call(st: State, rules: Rules, ledger: list[int], action: int) -> None:
    """The seat at turn declares or passes; a declaration opens the question to all anew."""
    seat = st.turn
    if action == PASS:
        st.passed |= bit(seat)
    else:
        declare(st, ledger, seat, action)
    ask(st, rules, ledger)


@rule
def declare(st: State, ledger: list[int], seat: int, action: int) -> None:
    """`seat` shows what the action says; it goes back into the hand, and all know it there (C-134)."""
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
