"""A deal played by bots, each of which sees what its seat sees."""

import time
from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from hachiya.bots.arena.deal import Deal
from hachiya.bots.arena.notes import Notes, note
from hachiya.bots.bot import Decision
from hachiya.bots.player import Player


class Remark(NamedTuple):
    """A choice of which is noted how the deal went on."""

    seat: int
    said: str | None
    """In a bid."""
    went_on: bool | None
    """Between 下げ and あがり."""
    expects: float | None
    won: int
    completions: int
    """As they stood before it."""


def play(deal: Deal, players: Sequence[Player]) -> Mapping[str, Notes]:
    """Play it to its end; what is noted of each player, by name."""
    notes: Mapping[str, Notes] = defaultdict(Notes)
    remarks = []
    while not deal.over:
        if deal.table.awaits_deal:
            deal.deal()
            continue
        seat, player = deal.table.turn, players[deal.table.turn]
        began = time.perf_counter()
        thought = player.think(deal.table)
        notes[player.name].thought((time.perf_counter() - began) * 1000)
        remarks.append(_remark(deal, thought))
        for action in thought.choice:
            deal.act(seat, action)
    for remark in remarks:
        _settle(deal, remark, notes[players[remark.seat].name])
    for seat, player in enumerate(players):
        notes[player.name].deals += 1
        notes[player.name].hatto += deal.paid_for_hatto(seat)
    return notes


def _remark(deal: Deal, thought: Decision) -> Remark:
    seat, action = deal.table.turn, thought.choice[0]
    return Remark(
        seat,
        deal.bid(action),
        deal.goes_on(action),
        thought.expects,
        deal.won[-1][deal.side(seat)],
        deal.completions(seat),
    )


def _settle(deal: Deal, remark: Remark, notes: Notes) -> None:
    """Note how the deal went on after a choice."""
    won = deal.won[-1][deal.side(remark.seat)] - remark.won
    if remark.said is not None:
        note(notes.bids, remark.said, won)
        if remark.expects is not None:
            notes.expected.append([float(remark.expects), won])
    if remark.went_on is not None:
        made_more = deal.completions(remark.seat) > remark.completions + 1
        note(notes.sage, "stopped" if not remark.went_on else "succeeded" if made_more else "failed", won)
