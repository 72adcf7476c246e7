"""What seven cards make in every game with flower cards. The games are asked as a table would ask them."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple, cast

from hachiya.desk.caller import Caller
from hachiya.desk.desk import Desk
from hachiya.desk.operation import operation
from hachiya.engine.bits import bit
from hachiya.games.hachihachi.hand_yaku import WILLOWS_AS_KASU
from hachiya.games.hachihachi.state import Kind as KindOfField
from hachiya.games.hachihachi.state import Rules as FieldRules
from hachiya.games.hachihachi.state import State as FieldState
from hachiya.games.hachiju.state import HIGHEST_RATE
from hachiya.games.hachiju.state import State as RateState
from hachiya.games.hanafuda.advice import CardSet, HandYakuSet, Ribbons
from hachiya.games.hanafuda.game import HanafudaGame
from hachiya.games.hanafuda.phases import Action, Phase
from hachiya.games.meaning import Count, Points
from hachiya.games.registry import FLOWER_GAMES
from hachiya.odds.hands import HAND
from hachiya.odds.topics import flower_cards
from hachiya.records.fields import Kind, Text, Word
from hachiya.tables.messages.hanafuda.money import MoneyForm, money
from hachiya.tables.messages.hanafuda.shapes import SHAPES, Spelt
from hachiya.tables.problems import BadRequest
from hachiya.tables.protocol.incoming import Incoming
from hachiya.words.errors import BadCards

PLAYERS = 3


class HandPays(NamedTuple):
    """What each of the two others pays, in a kind of field or at a rate, in points."""

    each: Points
    kind: Kind | None = None
    rate: Count | None = None


@dataclass(frozen=True)
class HandChoice:
    """One way to show a hand: `cards` lie open then, and of 赤 as many `ribbons` as it says."""

    yaku: HandYakuSet
    cards: CardSet
    pays: tuple[HandPays, ...]
    ribbons: Ribbons | None = None


class HandInGame(NamedTuple):
    """What a hand makes in one game; `free`: its owner chooses, and may show nothing."""

    game: Word
    money: MoneyForm
    free: bool
    choices: tuple[HandChoice, ...]


class HandAnswer(NamedTuple):
    """What seven cards make in every game with flower cards."""

    cards: CardSet
    games: tuple[HandInGame, ...]


class _Asks(NamedTuple):
    """How a room of rules asks for a hand."""

    free: Callable[[Any], bool]
    """(rules): does its owner choose what to show?"""
    terms: Callable[[Any], Iterator[dict[str, Any]]]
    """(state): all by which payments differ, as in `HandPays`; while one is told, the state stands at it."""


def _kinds_of_field(state: FieldState) -> Iterator[dict[str, Any]]:
    for kind in KindOfField:
        state.books.kind = kind
        yield {"kind": kind.name.lower()}


def _rates(state: RateState) -> Iterator[dict[str, Any]]:
    state.books.entered, state.books.rate = PLAYERS, 1
    while state.books.rate <= HIGHEST_RATE:
        yield {"rate": state.books.rate}
        state.books.rate *= 2


def _chosen_by_rule_set(rules: FieldRules) -> bool:
    return bool(rules.showing_free)


def _always_chosen(_rules: object) -> bool:
    return True


_ASKS: Mapping[str, _Asks] = {
    "hachihachi": _Asks(_chosen_by_rule_set, _kinds_of_field),
    "hachiju": _Asks(_always_chosen, _rates),
}
"""By `Game.room`."""


class Hand(Incoming):
    """Seven cards by their letters."""

    cards: Text


@operation("GET", "/api/hands/{cards}")
async def hand(_desk: Desk, _caller: Caller, asked: Hand) -> Spelt[HandAnswer]:
    """What seven cards make in every game with flower cards: the ways to show them, what lies open, what is paid."""
    try:
        held = flower_cards(asked.cards, HAND, HAND)
    except BadCards as error:
        raise BadRequest(error.message) from None
    answer = HandAnswer(held, tuple(_in_game(game, held) for game in FLOWER_GAMES))
    return cast(HandAnswer, SHAPES.spelt(answer))


def _in_game(game: HanafudaGame, held: int) -> HandInGame:
    """The hand of a seat that is asked to show it, among three in play."""
    rules = game.new_rules(game.complete_options({}))
    state = game.new_state()
    game.start(state, rules, PLAYERS, 0, 0, 0)
    state.phase, state.turn, state.hands[0] = Phase.SHOW, 0, held
    state.books.order[:] = range(PLAYERS)
    asks = _ASKS[game.room]
    free = asks.free(rules)
    asked = game.legal(state) if free else bit(Action.READ + WILLOWS_AS_KASU)
    actions = [action for action in range(Action.READ, Action.PASS) if asked & bit(action)]
    choices = (_choice(game, rules, state, action, asks) for action in actions)
    return HandInGame(game.name, money(game.unit), free, tuple(choice for choice in choices if choice.yaku))


def _choice(game: HanafudaGame, rules: Any, state: Any, action: int, asks: _Asks) -> HandChoice:
    """One way to show it, with what each of the other two pays in every field, or at every rate."""
    said = [(at, game.advise(state, rules, action)) for at in asks.terms(state)]
    _, advice = said[0]
    pays = (HandPays(told.pays[0].points, **at) for at, told in said if told.pays)
    # Where the owner does not choose, 赤 hides all its ribbons (C-53).
    ribbons = advice.ribbons if asks.free(rules) else None
    return HandChoice(advice.yaku or 0, advice.cards or 0, tuple(pays), ribbons)
