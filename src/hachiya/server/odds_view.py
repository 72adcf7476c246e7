"""What the page asks of odds: what there is, their tables, and what seven cards make in every game.

Tables are counted (`hachiya.odds`). What a hand makes is asked of the games themselves, as a table would ask them.
"""

from collections.abc import Iterator
from typing import Any, cast

from hachiya.engine.bits import bit
from hachiya.engine.errors import BadCards, UnknownName, UnknownTopic
from hachiya.games.hachihachi.hand_yaku import WILLOWS_AS_KASU
from hachiya.games.hachihachi.state import Kind
from hachiya.games.hachihachi.state import State as FieldState
from hachiya.games.hachiju.state import HIGHEST_RATE
from hachiya.games.hachiju.state import Rules as DoublingRules
from hachiya.games.hanafuda.cards import letters
from hachiya.games.hanafuda.game import FAMILY, HanafudaGame, hanafuda
from hachiya.games.hanafuda.phases import Action, Phase
from hachiya.games.hanafuda.yaku import keys
from hachiya.games.registry import GAMES
from hachiya.odds.hands import HAND
from hachiya.odds.spelling import as_json
from hachiya.odds.topics import TOPICS, flower_cards, odds
from hachiya.server.hanafuda_view import money
from hachiya.server.problems import BadRequest, UnknownChoice
from hachiya.server.protocol import HandAnswer, HandChoice, HandInGame, MoneyForm, OddsAnswer, OddsTopic

PLAYERS = 3


def topics() -> list[OddsTopic]:
    """Every topic with the games that have it."""
    return [
        {"name": topic.name, "title": {"ja": topic.words.ja, "en": topic.words.en}, "games": list(topic.games)}
        for topic in TOPICS.values()
    ]


def tables(topic: str, game: str) -> OddsAnswer:
    """The odds of a topic in a game; UnknownChoice says which there are."""
    try:
        found = as_json(odds(topic, game))
    except (UnknownName, UnknownTopic) as error:
        raise UnknownChoice(error.en, error.ja) from None
    rules = GAMES[game]
    sums = money(hanafuda(rules).unit) if rules.family == FAMILY else None
    return cast(OddsAnswer, {**found, "money": sums})


def hand(cards: str) -> HandAnswer:
    """What seven cards make, lay open and are paid, game by game; BadRequest if they are not seven."""
    try:
        held = flower_cards(cards, HAND, HAND)
    except BadCards as error:
        raise BadRequest(error.en, error.ja) from None
    games = [hanafuda(game) for game in GAMES.values() if game.family == FAMILY]
    return {"cards": letters(held), "games": [_in_game(game, held) for game in games]}


def _in_game(game: HanafudaGame, held: int) -> HandInGame:
    """The hand of a seat that is asked to show it, among three in play."""
    rules = game.new_rules(game.complete_options({}))
    state = game.new_state()
    game.start(state, rules, PLAYERS, 0, 0, 0)
    state.phase, state.turn, state.hands[0] = Phase.SHOW, 0, held
    state.books.order[:] = range(PLAYERS)
    free = isinstance(rules, DoublingRules) or bool(rules.showing_free)
    asked = game.legal(state) if free else bit(Action.READ + WILLOWS_AS_KASU)
    actions = [action for action in range(Action.READ, Action.PASS) if asked & bit(action)]
    choices = [_choice(game, rules, state, action, free) for action in actions]
    return {
        "game": game.name,
        "money": cast(MoneyForm, money(game.unit)),
        "free": free,
        "choices": [choice for choice in choices if choice["yaku"]],
    }


def _choice(game: HanafudaGame, rules: Any, state: Any, action: int, free: bool) -> HandChoice:
    """One way to show it, with what each of the other two pays in every field, or at every rate."""
    said = [(at, game.advise(state, rules, action)) for at in _terms(state)]
    _, advice = said[0]
    choice: dict[str, Any] = {
        "yaku": keys(advice.yaku or 0),
        "cards": letters(advice.cards or 0),
        "pays": [{**at, "each": advice.pays[0].points} for at, advice in said if advice.pays],
    }
    if free and advice.ribbons:  # elsewhere 赤 hides all its ribbons (C-53)
        choice["ribbons"] = {"of": letters(advice.ribbons), "count": advice.ribbons_open}
    return cast(HandChoice, choice)


def _terms(state: Any) -> Iterator[dict[str, Any]]:
    """Every kind of field, or every rate; while one is told, the state stands at it."""
    if isinstance(state, FieldState):
        for kind in Kind:
            state.books.kind = kind
            yield {"kind": kind.name.lower()}
        return
    state.books.entered, state.books.rate = PLAYERS, 1
    while state.books.rate <= HIGHEST_RATE:
        yield {"rate": state.books.rate}
        state.books.rate *= 2
