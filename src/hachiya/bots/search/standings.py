"""How choices stand that are tried in the same worlds: running sums, from which it is known who is behind.

Rules over a flat record of integers: a race runs inside an entry, or plain, and asks for nothing but these.
"""

from math import sqrt
from typing import Annotated

from hachiya.engine.accel import rule
from hachiya.engine.record import record

MOST = 63
"""Choices that can be tried together: as many as there are actions."""
SURE = 2.6
"""How many standard errors a choice must lie behind the leader, in the same worlds, to drop out."""
FIRST_WORLDS = 12
"""Worlds before the first may drop out: of fewer a standard error says nothing."""


@record
class Standings:
    """A race of several choices."""

    worlds: int  # tried so far
    review: int  # after so many the losers drop out next
    all_stay: int  # 1: nobody drops out, so that each is judged in all worlds
    running: int  # how many choices are still in
    numbers: Annotated[list[int], MOST]  # which these are
    brings: Annotated[list[int], MOST]  # what each of these brings in the world at hand
    lasted: Annotated[list[int], MOST]  # by choice: in how many worlds it was tried
    sums: Annotated[list[int], MOST]  # by choice: what it brought in them
    credits: Annotated[list[int], MOST]  # by choice: what is added to that before the best is chosen
    products: Annotated[list[int], MOST * MOST]  # of two choices, the later one first: the sum of their products


@rule
def line_up(race: Standings, choices: int, batch: int) -> None:
    """All choices are in, and nothing has been tried; but for `all_stay` the race is all zeros."""
    race.running = choices
    for number in range(choices):
        race.numbers[number] = number
    race.review = next_review(0, batch)


@rule
def next_review(worlds: int, batch: int) -> int:
    """After how many worlds the losers drop out next: the first times soon, then every `batch` worlds."""
    return worlds + min(batch, max(FIRST_WORLDS, worlds))


@rule
def end_world(race: Standings, last: int, batch: int, unit: int) -> None:
    """A further world has been tried: add what the choices still in bring there, and see who is behind.

    That is seen from time to time, and in the `last` world.
    """
    race.worlds += 1
    for place in range(race.running):
        number = race.numbers[place]
        brings = race.brings[place]
        race.lasted[number] += 1
        race.sums[number] += brings
        for earlier in range(place + 1):
            race.products[MOST * number + race.numbers[earlier]] += brings * race.brings[earlier]
    if race.worlds == race.review or race.worlds == last:
        if race.worlds >= FIRST_WORLDS and race.all_stay == 0:
            drop_losers(race, unit)
        race.review = next_review(race.worlds, batch)


@rule
def drop_losers(race: Standings, unit: int) -> None:
    """Out goes who surely lies behind the leader, or cannot be better by a fiftieth of `unit`."""
    leader = race.numbers[0]
    for place in range(race.running):
        if race.sums[race.numbers[place]] > race.sums[leader]:
            leader = race.numbers[place]
    left = 0
    for place in range(race.running):
        number = race.numbers[place]
        if number == leader or not is_behind(race, leader, number, unit):
            race.numbers[left] = number
            left += 1
    race.running = left


@rule
def is_behind(race: Standings, leader: int, number: int, unit: int) -> bool:
    """Is a choice surely no better than the leader, by their differences in the worlds that both have met?"""
    worlds = race.worlds
    lead = float(race.sums[leader] - race.sums[number])
    low, high = min(leader, number), max(leader, number)
    squares = race.products[(MOST + 1) * leader] + race.products[(MOST + 1) * number]
    spread = float(squares - 2 * race.products[MOST * high + low]) - lead * lead / worlds
    # In few worlds all may be equal by chance: then the error is not nothing.
    error = sqrt((spread + unit * unit / 16) / (worlds * (worlds - 1)))
    return lead / worlds - SURE * error > -unit / 50
