"""A deal played by bots, each of which sees what its seat sees."""

import time
from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from hachiya.bots.arena.deal import Deal
from hachiya.bots.arena.notes import Notes, note
from hachiya.bots.bot import Bot, Thought
from hachiya.words.errors import HachiyaError, IllegalAction
from hachiya.words.say import bots as say


class BadChoice(HachiyaError):
    """A bot has chosen what it may not; the message names it and says what would have been right."""


class Player(NamedTuple):
    """Who has a seat."""

    name: str
    bot: Bot
    numbers: list[int]
    """His own random numbers."""


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
        player = players[deal.table.turn]
        thought = _think(deal, player, notes[player.name])
        remarks.append(_remark(deal, thought))
        _make(deal, player, thought.choice)
    for remark in remarks:
        _settle(deal, remark, notes[players[remark.seat].name])
    for seat, player in enumerate(players):
        notes[player.name].deals += 1
        notes[player.name].hatto += deal.paid_for_hatto(seat)
    return notes


def _think(deal: Deal, player: Player, notes: Notes) -> Thought:
    """What the player at turn chooses; only his thinking is timed."""
    table = deal.table
    view = table.game.observe(table.state, table.turn)
    legal = table.game.legal(table.state)
    began = time.perf_counter()
    thought = player.bot.think(view, table.rules, legal, player.numbers)
    notes.thought((time.perf_counter() - began) * 1000)
    choice = [int(action) for action in thought.choice]
    if not choice:
        raise BadChoice(say.chose_nothing(bot=player.name))
    if choice[0] < 0 or not legal >> choice[0] & 1:
        _make(deal, player, choice)  # which says what would have been legal
    return Thought(choice, thought.expects)


def _remark(deal: Deal, thought: Thought) -> Remark:
    seat, action = deal.table.turn, thought.choice[0]
    return Remark(
        seat,
        deal.bid(action),
        deal.goes_on(action),
        thought.expects,
        deal.won[-1][deal.side(seat)],
        deal.completions(seat),
    )


def _make(deal: Deal, player: Player, choice: Sequence[int]) -> None:
    """All actions of a choice."""
    seat = deal.table.turn
    for action in choice:
        if deal.over or deal.table.turn != seat:
            raise BadChoice(say.chose_too_much(bot=player.name, choice=str(list(choice))))
        try:
            deal.act(seat, action)
        except IllegalAction as error:
            raise BadChoice(say.chose_wrongly(bot=player.name, what=error.message)) from None


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
