"""The questions at terminal tables of flower cards, and the building blocks of explanations."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from hachiya.explain.money import unsigned_sum
from hachiya.games.hanafuda.phases import Phase
from hachiya.games.unit import Unit
from hachiya.words.arguments import Sum
from hachiya.words.message import Message
from hachiya.words.say import terminal as say

QUESTIONS = {
    Phase.MIZUTEN: say.ask_mizuten(),
    Phase.BID: say.ask_bid(),
    Phase.SHOW: say.ask_show(),
    Phase.EXPOSE: say.ask_expose(),
    Phase.PLAY: say.ask_play(),
    Phase.PICK_HAND: say.ask_pick(),
    Phase.PICK_STOCK: say.ask_pick(),
    Phase.DECIDE_HAND: say.ask_decide_early(),
    Phase.DECIDE: say.ask_decide(),
    Phase.CANCEL: say.ask_cancel(),
}


class Game(NamedTuple):
    """The facts about a game on which its explanations depend."""

    room: str
    rules: Any
    """The rules, of the room's own class."""
    seats: int
    unit: Unit


Part = Callable[[Game], Message | None]
"""A part of an explanation: one or more sentences, or None where the rules need none."""
Help = Mapping[Phase, tuple[Part, ...]]


def fixed_part(message: Message) -> Part:
    """Make a part of an explanation that is the same under all rules."""
    return lambda _: message


def part_by_rules(fields: tuple[str, ...], messages: Mapping[tuple[int, ...], Message | None]) -> Part:
    """Make a part of an explanation that depends on the values of these fields of the rules.

    `messages` has a message for each combination of values; None leaves the part out.
    """
    return lambda game: messages[tuple(getattr(game.rules, field) for field in fields)]


def money_part(points: int, game: Game) -> Sum:
    """Convert points to a sum in the unit of the game."""
    return unsigned_sum(points, game.unit)


PLAYING = fixed_part(say.explain_play())
PICKING: Help = {
    Phase.PICK_HAND: (fixed_part(say.explain_pick()),),
    Phase.PICK_STOCK: (fixed_part(say.explain_pick_turned()),),
}
