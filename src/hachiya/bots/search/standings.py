"""The standings of a race between choices in the same worlds: running sums that show which choices are behind.

The standings are a flat record of integers, so a race can run inside a compiled entry as well as in plain Python.
"""

from math import sqrt
from typing import Annotated

from hachiya.engine.accel import rule
from hachiya.engine.record import record

MOST = 63
"""The most choices of a race: as many as there are actions."""
SURE = 2.6
"""Standard errors by which a choice must lie behind the leader, in the same worlds, to be eliminated."""
FIRST_WORLDS = 12
"""Worlds before the first elimination: a standard error of fewer says nothing."""


@record
class Standings:
    """The standings of several choices that are tried in the same possible deals: running sums of their outcomes."""

    worlds: int  # worlds tried so far
    next_check: int  # the number of worlds after which losers are eliminated next
    keep_all: int  # 1: no choice is eliminated, so that each is judged in all worlds
    running: int  # the number of choices still in the race
    numbers: Annotated[list[int], MOST]  # these choices, by number
    outcomes: Annotated[list[int], MOST]  # what each of these brings in the present world
    trials: Annotated[list[int], MOST]  # by choice: the worlds in which it was tried
    sums: Annotated[list[int], MOST]  # by choice: what it brought in all of them
    credits: Annotated[list[int], MOST]  # by choice: what is added to its sum before the best is chosen
    products: Annotated[list[int], MOST * MOST]  # by two choices, the later first: the sum of their outcomes' products


@rule
def start_race(race: Standings, choices: int, batch: int) -> None:
    """Put all choices into a race (a comparison that eliminates losers); its standings are zero but for `keep_all`."""
    race.running = choices
    for number in range(choices):
        race.numbers[number] = number
    race.next_check = check_after(0, batch)


@rule
def check_after(worlds: int, batch: int) -> int:
    """The number of possible deals (worlds) after which losers are eliminated next: soon at first, later seldom."""
    return worlds + min(batch, max(FIRST_WORLDS, worlds))


@rule
def end_world(race: Standings, last: int, batch: int, unit: int) -> None:
    """Add the outcomes of one more possible deal (world); eliminate losers if it is time to, or if it is the `last`."""
    race.worlds += 1
    for place in range(race.running):
        number = race.numbers[place]
        outcomes = race.outcomes[place]
        race.trials[number] += 1
        race.sums[number] += outcomes
        for earlier in range(place + 1):
            race.products[MOST * number + race.numbers[earlier]] += outcomes * race.outcomes[earlier]
    if race.worlds == race.next_check or race.worlds == last:
        if race.worlds >= FIRST_WORLDS and race.keep_all == 0:
            eliminate(race, unit)
        race.next_check = check_after(race.worlds, batch)


@rule
def eliminate(race: Standings, unit: int) -> None:
    """Remove the choices that surely lie behind the leader, or cannot be better by a fiftieth of `unit`."""
    leader = race.numbers[0]
    for place in range(race.running):
        if race.sums[race.numbers[place]] > race.sums[leader]:
            leader = race.numbers[place]
    remaining = 0
    for place in range(race.running):
        number = race.numbers[place]
        if number == leader or not is_behind(race, leader, number, unit):
            race.numbers[remaining] = number
            remaining += 1
    race.running = remaining


@rule
def is_behind(race: Standings, leader: int, number: int, unit: int) -> bool:
    """Whether the choice with this number is surely no better than the leader, by their differences over all worlds."""
    worlds = race.worlds
    lead = float(race.sums[leader] - race.sums[number])
    low, high = min(leader, number), max(leader, number)
    squares = race.products[(MOST + 1) * leader] + race.products[(MOST + 1) * number]
    spread = float(squares - 2 * race.products[MOST * high + low]) - lead * lead / worlds
    # In a few worlds two choices may be equal by chance, so the error must not be 0.
    error = sqrt((spread + unit * unit / 16) / (worlds * (worlds - 1)))
    return lead / worlds - SURE * error > -unit / 50
