"""Playing a deal with bots, each of which sees what its seat sees."""

import time
from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from hachiya.bots.arena.deal import Deal
from hachiya.bots.arena.notes import Notes, count_outcome
from hachiya.bots.bot import Decision
from hachiya.bots.player import Player


class Remark(NamedTuple):
    """A choice of a bot and what it expected, to be compared with the end of the deal."""

    seat: int
    bid: str | None
    """The bid, if the choice is one."""
    went_on: bool | None
    """Whether the seat chose 下げ; None unless it could choose between 下げ and あがり."""
    expects: float | None
    won: int
    completions: int
    """The wins and completions of the seat before the choice."""


def play(deal: Deal, players: Sequence[Player]) -> Mapping[str, Notes]:
    """Play a deal to its end by these players; return the notes on each, by name."""
    notes: Mapping[str, Notes] = defaultdict(Notes)
    remarks = []
    while not deal.over:
        if deal.table.awaits_deal:
            deal.deal()
            continue
        seat, player = deal.table.turn, players[deal.table.turn]
        start = time.perf_counter()
        decision = player.think(deal.table.view(seat))
        notes[player.name].note_time((time.perf_counter() - start) * 1000)
        remarks.append(_remark(deal, decision))
        for action in decision.choice:
            deal.act(seat, action)
    for remark in remarks:
        _settle(deal, remark, notes[players[remark.seat].name])
    for seat, player in enumerate(players):
        notes[player.name].deals += 1
        notes[player.name].hatto += deal.paid_for_hatto(seat)
    return notes


def _remark(deal: Deal, decision: Decision) -> Remark:
    seat, action = deal.table.turn, decision.choice[0]
    return Remark(
        seat,
        deal.bid(action),
        deal.goes_on(action),
        decision.expects,
        deal.won[-1][deal.side(seat)],
        deal.completions(seat),
    )


def _settle(deal: Deal, remark: Remark, notes: Notes) -> None:
    """Note the result of the deal after a choice."""
    won = deal.won[-1][deal.side(remark.seat)] - remark.won
    if remark.bid is not None:
        count_outcome(notes.bids, remark.bid, won)
        if remark.expects is not None:
            notes.expected.append([float(remark.expects), won])
    if remark.went_on is not None:
        made_more = deal.completions(remark.seat) > remark.completions + 1
        count_outcome(notes.sage, "stopped" if not remark.went_on else "succeeded" if made_more else "failed", won)
