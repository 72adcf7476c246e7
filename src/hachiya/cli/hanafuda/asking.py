"""What a person is asked at any table of flower cards, and what the explanations of a game are made of."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from hachiya.cli.language import Words
from hachiya.explain.money import spoken
from hachiya.games.hanafuda.phases import Phase
from hachiya.games.unit import Unit

QUESTIONS = {
    Phase.MIZUTEN: Words("手札を見ずに出ますか", "Come in before you have seen your cards?"),
    Phase.BID: Words("出ますか、下りますか", "In or out?"),
    Phase.SHOW: Words("手役を公開しますか", "Show your hand yaku?"),
    Phase.EXPOSE: Words("公開する短冊を選んでください", "Which ribbon do you expose?"),
    Phase.PLAY: Words("手札を1枚出してください", "Play a card"),
    Phase.PICK_HAND: Words("場のどちらの札を取りますか", "Which of the two do you take?"),
    Phase.PICK_STOCK: Words("場のどちらの札を取りますか", "Which of the two do you take?"),
    Phase.DECIDE_HAND: Words("山札をめくる前です。あがりますか、下げますか", "Before the stock card: stop or go on?"),
    Phase.DECIDE: Words("あがりますか、下げますか", "Stop or go on?"),
    Phase.CANCEL: Words("下げを取り消しますか", "Cancel your sage?"),
}


class Game(NamedTuple):
    """What an explanation depends on."""

    room: str
    rules: Any
    """Of the room's own class."""
    seats: int
    unit: Unit


Part = Callable[[Game], Words]
"""A sentence or more of an explanation."""
Help = Mapping[Phase, tuple[Part, ...]]


def always(ja: str, en: str) -> Part:
    """The same text for all rules."""
    return lambda _: Words(ja, en)


def by(fields: tuple[str, ...], texts: Mapping[tuple[int, ...], Words]) -> Part:
    """The text for the values that these fields of the rule set have."""
    return lambda game: texts[tuple(getattr(game.rules, field) for field in fields)]


def money(points: int, game: Game) -> Words:
    """A sum as the game writes it."""
    return Words(spoken(points, game.unit, "ja"), spoken(points, game.unit, "en"))


_TWO_ON_FIELD = "同じ月の札が場に2枚あるので、取る方を選びます。"

PLAYING = always(
    "手札を1枚出します。場に同じ月の札があれば取り、なければ場に置きます。そのあと山札を1枚めくります。",
    "Play one card. It takes a card of its month from the field, or stays there; then the stock's top card is turned.",
)
PICKING: Help = {
    Phase.PICK_HAND: (always(_TWO_ON_FIELD, "Two cards of the month lie on the field: choose one."),),
    Phase.PICK_STOCK: (
        always("めくった札と" + _TWO_ON_FIELD, "Two cards of the turned card's month lie on the field: choose one."),
    ),
}
