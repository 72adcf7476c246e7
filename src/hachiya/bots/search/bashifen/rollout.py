"""Plays a deal of bashifen to its end in a trial, and values the result.

All seats play by one policy, which uses only what a seat sees, so that it plays a world as it would play at a table.
That is the quick policy (`policy`); a network may make the next plays instead (`network`). Declarations are those of
greedy; the last tricks are played perfectly.
"""

from hachiya.bots.bashifen.greedy import declaration
from hachiya.bots.search.bashifen.endings import LAST_CARDS, Line, solve
from hachiya.bots.search.bashifen.moves import make_choice
from hachiya.bots.search.bashifen.network import PLIES, Room, best_play, list_plays
from hachiya.bots.search.bashifen.policy import good_burial, good_follow, good_lead
from hachiya.engine.accel import rule
from hachiya.games.bashifen.cards import CardSet
from hachiya.games.bashifen.drawing import calls
from hachiya.games.bashifen.scoring import TO_WIN, levels_won, raised_level
from hachiya.games.bashifen.state import Phase, Rules, State

PLAY, DRAW, BURY = int(Phase.PLAY), int(Phase.DRAW), int(Phase.BURY)

LEVEL = 1000
"""Worths are in thousandths of a level."""
DEALERSHIP = 750
"""The worth of being 親 in the next deal, and the cost of not being: with this policy 親 rises three quarters of a
level a deal on average, and is 親 again every second time."""
POINT = 2
"""The worth of a point of 子 besides the levels: with equal levels, more points are better."""


@rule
def play_out(
    states: list[State], trial: int, line: Line, rules: Rules, ledger: list[int], numbers: list[int], room: Room
) -> None:
    """Play the deal in `states[trial]` to its end; the states after it are overwritten.

    `numbers` are those of a network, which makes the next plays, or empty; then the quick policy plays.
    """
    st = states[trial]
    while st.phase == DRAW:
        make_choice(st, rules, ledger, declaration(st, calls(st, st.turn)), 0)
    if st.phase == BURY:
        cards_one, cards_two = good_burial(st)
        make_choice(st, rules, ledger, cards_one, cards_two)
    plies = numbers[PLIES] if len(numbers) > 0 else 0
    while st.phase == PLAY and st.held[st.turn] > LAST_CARDS:
        cards_one, cards_two = choose_play(st, numbers, room) if plies > 0 else quick_play(st)
        plies -= 1
        make_choice(st, rules, ledger, cards_one, cards_two)
    if st.phase == PLAY:
        st.books.points = solve(states, trial, line, rules, ledger)


@rule
def choose_play(st: State, numbers: list[int], room: Room) -> CardSet:
    """The lead or follow of the seat at turn by a network; the quick policy follows to several cards."""
    plays = list_plays(st, room.rows)
    return best_play(numbers, room.rows, room.sums, plays) if plays > 0 else quick_play(st)


@rule
def quick_play(st: State) -> CardSet:
    """The lead or follow of the seat at turn by the quick policy."""
    return good_lead(st) if st.plays == 0 else good_follow(st)


@rule
def worth(st: State, before: State, rules: Rules, pair: int) -> int:
    """The value of a finished deal to a pair that stood as in `before`, in thousandths of a level.

    The levels that the winners rise, no more than win the match, and that they deal next.
    """
    books = st.books
    declarers = books.dealer % 2
    winners = declarers if books.points < TO_WIN else 1 - declarers
    levels_left = rules.winning_level - raised_level(before.books.level[winners], 0)
    won = LEVEL * min(levels_won(books.points, rules), levels_left) + DEALERSHIP
    smooth = POINT * (books.points - TO_WIN)
    return (won if winners == pair else -won) + (smooth if declarers != pair else -smooth)
