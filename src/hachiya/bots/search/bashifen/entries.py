"""Compiled entries of the search at bashifen."""

from hachiya.bots.search.bashifen.counts import count_trial
from hachiya.bots.search.bashifen.endings import DEPTH, Line
from hachiya.bots.search.bashifen.moves import make_choice
from hachiya.bots.search.bashifen.network import UNIT_OF_VALUE, Room, list_plays, place_of_play, sum_up, value
from hachiya.bots.search.bashifen.rollout import LEVEL, play_out, worth
from hachiya.bots.search.standings import Standings, end_world, start_race
from hachiya.engine.accel import restore, rule
from hachiya.engine.jit import entry
from hachiya.engine.ledger import NOBODY, clear
from hachiya.engine.record import record
from hachiya.games.bashifen.state import Phase, Rules, State
from hachiya.games.bashifen.worlds import Sketch, lay_hidden_cards

VIEW, WORLD, TRIAL = 0, 1, 2
"""Rows of an entry's states: the view of the seat, a world, the deal played on in that world, and the states of the
search of its last plays."""
STATES = TRIAL + 1 + DEPTH
UNIT = LEVEL // 4
"""The unit of a race, a quarter of a level (with flower cards it is a kan): a pair makes sixty decisions a deal."""

TRUST = 27
"""The worlds for which a value of 1 by the network counts as a level. As 7.5 stand for a level, its opinion counts as
much as the mean over 200 worlds."""
PLAY = int(Phase.PLAY)
ROLLOUTS = 512
"""Deals played between two eliminations."""


@record
class Workspace:
    """The work space of an entry besides its states."""

    sketch: Sketch
    line: Line
    room: Room


@rule
def worlds_in_a_batch(choices: int) -> int:
    """The most possible deals (worlds) that are tried between two eliminations of choices."""
    return max(1, ROLLOUTS // max(1, choices))


@rule
def trust_network(race: Standings, st: State, plays: list[int], numbers: list[int], room: Room) -> None:
    """Credit the choices with the opinion of the network; one on which it has none counts as its worst."""
    listed = list_plays(st, room.rows)
    if listed == 0:
        return
    sum_up(numbers, room.rows, room.sums, listed)
    worst = value(numbers, room.rows, room.sums, 0)
    for place in range(1, listed):
        worst = min(worst, value(numbers, room.rows, room.sums, place))
    for number in range(len(plays) // 2):
        place = place_of_play(room.rows, listed, plays[2 * number], plays[2 * number + 1])
        opinion = worst if place == NOBODY else value(numbers, room.rows, room.sums, place)
        race.credits[number] = TRUST * LEVEL * opinion // (numbers[UNIT_OF_VALUE] * numbers[UNIT_OF_VALUE])


@entry
def try_out(
    states: list[State],
    rules: Rules,
    workspaces: list[Workspace],
    rng: list[int],
    ledger: list[int],
    plays: list[int],
    numbers: list[int],
    counts: list[int],
    races: list[Standings],
    worlds: int,
) -> None:
    """Continue the race `races[0]` between the choices `plays` (two masks each), for at most `worlds` worlds in total.

    In the trials the network with these `numbers` plays, or the quick policy if they are empty (see `rollout`).

    It stops when one choice is left, or when `worlds` worlds have been tried in total. The outcomes are counted in
    `counts` (see the module), if it and the ledger have room.
    """
    race, sketch, line, room = races[0], workspaces[0].sketch, workspaces[0].line, workspaces[0].room
    choices = len(plays) // 2
    batch = worlds_in_a_batch(choices)
    if race.worlds == 0:
        start_race(race, choices, batch)
        if len(numbers) > 0 and states[VIEW].phase == PLAY:
            trust_network(race, states[VIEW], plays, numbers, room)
    seat = states[VIEW].turn
    while race.running > 1 and race.worlds < worlds:
        restore(states, WORLD, VIEW)
        lay_hidden_cards(states[WORLD], seat, sketch, rng)
        for place in range(race.running):
            restore(states, TRIAL, WORLD)
            number = race.numbers[place]
            clear(ledger)
            make_choice(states[TRIAL], rules, ledger, plays[2 * number], plays[2 * number + 1])
            play_out(states, TRIAL, line, rules, ledger, numbers, room)
            race.outcomes[place] = worth(states[TRIAL], states[VIEW], rules, seat % 2)
            count_trial(counts, ledger, number, states[TRIAL], states[VIEW], rules, seat)
        end_world(race, worlds, batch, UNIT)
