"""The hand yaku of seven cards in every game with flower cards, by the rules of the games themselves."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple, cast

from hachiya.desk.caller import Caller
from hachiya.desk.desk import Desk
from hachiya.desk.operation import operation
from hachiya.engine.bits import bit
from hachiya.games.hachihachi.hand_yaku import WILLOWS_AS_KASU
from hachiya.games.hachihachi.state import FieldKind as KindOfField
from hachiya.games.hachihachi.state import Rules as FieldRules
from hachiya.games.hachihachi.state import State as FieldState
from hachiya.games.hachiju.state import HIGHEST_RATE
from hachiya.games.hachiju.state import State as RateState
from hachiya.games.hanafuda.advice import HandYakuSet, Ribbons
from hachiya.games.hanafuda.cards import CardSet
from hachiya.games.hanafuda.game import HanafudaGame
from hachiya.games.hanafuda.phases import Action, Phase
from hachiya.games.meaning import Count, Points
from hachiya.games.registry import FLOWER_GAMES
from hachiya.odds.hands import HAND
from hachiya.odds.topics import flower_cards
from hachiya.records.fields import Kind, Text, Word
from hachiya.tables.messages.hanafuda.money import MoneyForm, money_form
from hachiya.tables.messages.hanafuda.shapes import SHAPES, Spelt
from hachiya.tables.problems import BadRequest
from hachiya.tables.protocol.incoming import Incoming
from hachiya.words.errors import BadCards

PLAYERS = 3


class HandPays(NamedTuple):
    """The points that each of the two opponents pays for a hand, in a kind of field or at a rate."""

    each: Points
    kind: Kind | None = None
    rate: Count | None = None


@dataclass(frozen=True)
class HandChoice:
    """A way to show a hand: its yaku, its open `cards`, and what it pays; for 赤 also the number of open `ribbons`."""

    yaku: HandYakuSet
    cards: CardSet
    pays: tuple[HandPays, ...]
    ribbons: Ribbons | None = None


class HandInGame(NamedTuple):
    """The ways to show a hand in one game; `free`: the owner may choose among them, or show nothing."""

    game: Word
    money: MoneyForm
    free: bool
    choices: tuple[HandChoice, ...]


class HandAnswer(NamedTuple):
    """The ways to show seven cards in every game with flower cards."""

    cards: CardSet
    games: tuple[HandInGame, ...]


class _Asks(NamedTuple):
    """The way in which a room of rules asks for a hand."""

    free: Callable[[Any], bool]
    """(rules): whether the owner chooses what to show."""
    terms: Callable[[Any], Iterator[dict[str, Any]]]
    """(state): the kinds of field or rates by which payments differ; at each of them the state is set to it."""


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
"""The ways by `Game.room`."""


class HandRequest(Incoming):
    """A request for the hand yaku of seven cards, which are named by their letters."""

    cards: Text


@operation("GET", "/api/hands/{cards}")
async def hand(_desk: Desk, _caller: Caller, request: HandRequest) -> Spelt[HandAnswer]:
    """Return the ways to show seven cards in every game with flower cards, with open cards and payments."""
    try:
        cards = flower_cards(request.cards, HAND, HAND)
    except BadCards as error:
        raise BadRequest(error.message) from None
    answer = HandAnswer(cards, tuple(_in_game(game, cards) for game in FLOWER_GAMES))
    return cast(HandAnswer, SHAPES.to_json(answer))


def _in_game(game: HanafudaGame, cards: int) -> HandInGame:
    """The ways to show a hand in a deal of three, when its seat is asked."""
    rules = game.new_rules(game.complete_options({}))
    state = game.new_state()
    game.start(state, rules, PLAYERS, 0, 0, 0)
    state.phase, state.turn, state.hands[0] = Phase.SHOW, 0, cards
    state.books.order[:] = range(PLAYERS)
    asks = _ASKS[game.room]
    free = asks.free(rules)
    legal = game.legal(state) if free else bit(Action.READ + WILLOWS_AS_KASU)
    actions = [action for action in range(Action.READ, Action.PASS) if legal & bit(action)]
    choices = (_choice(game, rules, state, action, asks) for action in actions)
    return HandInGame(game.name, money_form(game.unit), free, tuple(choice for choice in choices if choice.yaku))


def _choice(game: HanafudaGame, rules: Any, state: Any, action: int, asks: _Asks) -> HandChoice:
    """A way to show a hand, with the payments of each of the two others in every field, or at every rate."""
    advices = [(term, game.advise(state, rules, action)) for term in asks.terms(state)]
    _, advice = advices[0]
    pays = (HandPays(other.pays[0].points, **term) for term, other in advices if other.pays)
    # If the owner does not choose, 赤 hides all its ribbons (C-53).
    ribbons = advice.ribbons if asks.free(rules) else None
    return HandChoice(advice.yaku or 0, advice.cards or 0, tuple(pays), ribbons)
