"""A deal at bashifen played to its end by greedy in all four seats, and what it is worth.

greedy asks of a hand only what its seat sees, so that it plays a world as it would play at a table.
"""

from hachiya.bots.greedy_bashifen import declaration
from hachiya.bots.search.bashifen_policy import good_burial, good_follow, good_lead
from hachiya.engine.accel import rule
from hachiya.engine.bits import lowest
from hachiya.games.bashifen.drawing import call, calls
from hachiya.games.bashifen.scoring import TO_WIN, risen, steps
from hachiya.games.bashifen.sets import remove
from hachiya.games.bashifen.state import Phase, Rules, State
from hachiya.games.bashifen.tricks import follow, lead
from hachiya.games.bashifen.widow import bury

PLAY, DRAW, BURY = int(Phase.PLAY), int(Phase.DRAW), int(Phase.BURY)

STAGE = 1000
"""Worths are told in thousandths of a stage."""
DEALERSHIP = 750
"""What it is worth to be 親 in the next deal, and what it costs not to be."""
POINT = 2
"""What a point of 子 is worth beyond the stages: of equal stages more points are better."""


@rule
def make(st: State, rules: Rules, ledger: list[int], one: int, two: int) -> None:
    """The whole choice of the seat at turn: the cards of a play or of the widow, or in the drawing an action (`one`)."""
    if st.phase == DRAW:
        st.by_clock = 0
        call(st, rules, ledger, one)
    elif st.phase == BURY:
        last = lowest(one)
        st.chosen_one, st.chosen_two = remove(one, two, 1 << last, 0)
        bury(st, ledger, last)
    else:
        st.chosen_one = one
        st.chosen_two = two
        if st.plays == 0:
            lead(st, rules, ledger)
        else:
            follow(st, rules, ledger)


@rule
def play_out(st: State, rules: Rules, ledger: list[int]) -> None:
    """greedy plays all seats until the deal is over."""
    while st.phase == DRAW:
        make(st, rules, ledger, declaration(st, calls(st, st.turn)), 0)
    if st.phase == BURY:
        one, two = good_burial(st)
        make(st, rules, ledger, one, two)
    while st.phase == PLAY:
        one, two = good_lead(st) if st.plays == 0 else good_follow(st)
        make(st, rules, ledger, one, two)


@rule
def worth(st: State, before: State, rules: Rules, pair: int) -> int:
    """What a finished deal is worth to a pair that stood as in `before`, in thousandths of a stage.

    The stages that the winners rise, no more than win the match, and that they deal next.
    """
    books = st.books
    oya = books.dealer % 2
    winners = oya if books.points < TO_WIN else 1 - oya
    left = rules.winning_stage - risen(before.books.stage[winners], 0)
    won = STAGE * min(steps(books.points, rules), left) + DEALERSHIP
    smooth = POINT * (books.points - TO_WIN)
    return (won if winners == pair else -won) + (smooth if oya != pair else -smooth)
