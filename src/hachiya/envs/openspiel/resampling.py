"""Other deals that a seat cannot tell from the one that is played."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from hachiya.engine.bits import members
from hachiya.engine.rng import LANES
from hachiya.games.hanafuda.dealing import stock_start
from hachiya.games.hanafuda.game import HanafudaGameOf
from hachiya.games.hanafuda.phases import Phase
from hachiya.games.registry import FLOWER_GAMES
from hachiya.words.errors import UnknownName
from hachiya.words.say import env as say

if TYPE_CHECKING:
    from hachiya.envs.openspiel.deals import DealState

Sampler = Callable[[], float]
TRIES = 200


def resample(state: "DealState", player: int, sampler: Sampler) -> "DealState":
    """Deal anew what the seat does not see, until its past can be played with these cards."""
    game = state.get_game()
    if not isinstance(game.rules, HanafudaGameOf):
        names = [rules.name for rules in FLOWER_GAMES]
        raise UnknownName(say.no_value(name="game", given=repr(game.rules.name), values=names))
    if game.chance != "cards":
        raise UnknownName(say.no_value(name="chance", given=repr(game.chance), values=["cards"]))
    known = state.information_state_string(player)
    for _ in range(TRIES):
        other = _played_anew(state, player, sampler)
        if other is not None and other.information_state_string(player) == known:
            return other
    raise RuntimeError(f"no deal found in {TRIES} tries in which the past could have been played")


def _played_anew(state: "DealState", player: int, sampler: Sampler) -> "DealState | None":
    """The deal with other hidden cards; None if an action of the past is not legal in it."""
    deals = [place for place, step in enumerate(state.steps) if hasattr(step, "deck")]
    other = state.get_game().new_initial_state()
    for place, step in enumerate(state.steps):
        if not hasattr(step, "deck"):
            if step.action not in other.legal_actions():
                return None
            other.apply_action(step.action)
            continue
        if step.white is not None:
            other.apply_action(step.white)
        deck, second = _decks(state, player, sampler) if place == deals[-1] else (step.deck, step.second)
        drawn = state.get_game().cards_to_draw
        for card in [*deck, *second][:drawn]:
            other.apply_action(card)
    return other


def _decks(state: "DealState", player: int, sampler: Sampler) -> tuple[list[int], list[int]]:
    """A deck and a second order of the last deal, with other cards where the seat does not know them."""
    table = state.table
    game, seats, real = table.game, range(table.seats), table.state
    place, dealt = [(place, step) for place, step in enumerate(state.steps) if hasattr(step, "deck")][-1]
    world = table.view(player).state
    game.deal_anew(world, player, [int(sampler() * 2**32) for _ in range(LANES)])
    later = [step for step in state.steps[place + 1 :] if step.phase == Phase.PLAY]
    hands = [
        [
            *members(world.hands[seat] | world.returned[seat]),
            *(step.action for step in later if step.seat == seat),
        ]
        for seat in seats
    ]
    in_hands = {*dealt.field, *(card for hand in hands for card in hand)}
    if real.phase == Phase.BID:
        stock = sorted((card for card in range(game.cards) if card not in in_hands), key=lambda _: sampler())
    else:
        start = stock_start(real)
        turned = start + real.turned
        stock = [int(card) for card in [*real.deck[start:turned], *world.deck[turned:]]]
    rest = [card for card in stock if card not in in_hands]
    others = [card for card in range(game.cards) if card not in stock]
    return game.deck_of(dealt.dealer, table.seats, hands, dealt.field, rest), [*stock, *others]
