"""A block: one deal, played once for every place that a bot can have in it."""

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from hachiya.bots.arena.bashifen import BashifenDeal
from hachiya.bots.arena.deal import Deal
from hachiya.bots.arena.hanafuda import HanafudaDeal
from hachiya.bots.arena.job import Job, Pair, bot_rng
from hachiya.bots.arena.notes import Notes
from hachiya.bots.arena.play import play
from hachiya.bots.bot import Bot
from hachiya.bots.player import Player
from hachiya.games.bashifen.game import FAMILY as BASHIFEN
from hachiya.games.hanafuda.game import FAMILY as HANAFUDA
from hachiya.games.registry import find

Values = list[list[int]]
"""By unit and rotation: what the first bot has won."""

DEALS: Mapping[str, type[Deal]] = {HANAFUDA: HanafudaDeal, BASHIFEN: BashifenDeal}
"""The class of deals, by `Game.family`."""


@dataclass(frozen=True)
class Block:
    """The results of a block: one deal, played once for every place that a bot can have in it."""

    number: int
    values: list[Values]
    """By pair of the job."""
    notes: dict[str, Notes]
    """By bot."""

    def to_json(self) -> dict[str, Any]:
        """The block as JSON can store it."""
        return {
            "block": self.number,
            "values": self.values,
            "notes": {name: notes.to_json() for name, notes in self.notes.items()},
        }

    @classmethod
    def from_json(cls, checkpoint: Mapping[str, Any]) -> "Block":
        """The block that `to_json` has converted."""
        notes = {bot: Notes.from_json(plain) for bot, plain in checkpoint["notes"].items()}
        return cls(checkpoint["block"], checkpoint["values"], notes)


def deals_of(job: Job) -> type[Deal]:
    """The class of deals of a job's game."""
    return DEALS[find(job.game).family]


def bots_of(job: Job) -> dict[str, Bot]:
    """The bots of a job by name, ready to play."""
    bots = {name: job.find(name) for name in job.names}
    for bot in bots.values():
        bot.prepare(find(job.game).room)
    return bots


def play_block(job: Job, bots: Mapping[str, Bot], number: int) -> Block:
    """Play a deal once for every pair of bots and rotation: the first bot on one side, the second on all others.

    With only two sides, the deals of the reversed pair are the same, with the opposite result, so they are not played.
    """
    values: dict[Pair, Values] = {}
    notes: dict[str, Notes] = defaultdict(Notes)
    for pair in job.pairs:
        reverse = values.get(pair[::-1])
        first = deals_of(job)(job, number)
        if reverse and first.sides == 2:
            values[pair] = [[-won for won in of_unit[::-1]] for of_unit in reverse]
            continue
        deals: list[Deal] = [first, *(deals_of(job)(job, number) for _ in range(1, first.sides))]
        for rotation, deal in enumerate(deals):
            for name, further in play(deal, _players(job, bots, pair, deal, number, rotation)).items():
                notes[name].add(further)
        values[pair] = [
            [deal.won[unit][rotation] for rotation, deal in enumerate(deals)] for unit in range(len(first.units))
        ]
    return Block(number, list(values.values()), dict(notes))


def _players(job: Job, bots: Mapping[str, Bot], pair: Pair, deal: Deal, number: int, rotation: int) -> list[Player]:
    """The players by seat: in rotation i the first bot of the pair plays side i."""
    return [
        Player(name, bots[name], bot_rng(job.seed, number, rotation, seat))
        for seat in range(job.seats)
        for name in [pair[deal.side(seat) != rotation]]
    ]
