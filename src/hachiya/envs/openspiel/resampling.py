"""Other deals that a seat cannot tell from the one that is played."""

from collections.abc import Callable, Iterable, Sequence
from itertools import chain

from hachiya.engine.bits import members
from hachiya.engine.rng import LANES
from hachiya.envs.openspiel.steps import Chosen, Deal, Dealt, Step
from hachiya.games.hachihachi.state import PLACES
from hachiya.games.hanafuda.dealing import HAND, stock_start
from hachiya.games.hanafuda.game import HanafudaGameOf, hanafuda
from hachiya.games.hanafuda.phases import Phase
from hachiya.games.registry import FLOWER_GAMES
from hachiya.words.errors import UnknownName
from hachiya.words.say import env as say

Sampler = Callable[[], float]
TRIES = 200


def resample(state: Deal, player: int, sampler: Sampler) -> Deal:
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


def _played_anew(state: Deal, player: int, sampler: Sampler) -> Deal | None:
    """The deal with other hidden cards; None if an action of the past is not legal in it."""
    last = max((place for place, step in enumerate(state.steps) if isinstance(step, Dealt)), default=-1)
    other: Deal = state.get_game().new_initial_state()
    for place, step in enumerate(state.steps):
        if isinstance(step, Chosen):
            if step.action not in other.legal_actions():
                return None
            other.apply_action(step.action)
            continue
        if step.white is not None:
            other.apply_action(step.white)
        deck, second = step.deck, step.second
        if place == last:
            deck, second = _decks(state, step, state.steps[place + 1 :], player, sampler)
        for card in [*deck, *second][: state.get_game().cards_to_draw]:
            other.apply_action(card)
    return other


def _decks(
    state: Deal, dealt: Dealt, later: Sequence[Step], player: int, sampler: Sampler
) -> tuple[list[int], list[int]]:
    """A deck and a second order of a deal, with other cards where the seat does not know them."""
    table, real = state.table, state.table.state
    game = hanafuda(table.game)
    world = table.view(player).state
    game.deal_anew(world, player, [int(sampler() * 2**32) for _ in range(LANES)])
    hands = [[*members(world.hands[seat] | world.returned[seat])] for seat in range(table.seats)]
    for step in later:
        if isinstance(step, Chosen) and step.phase == Phase.PLAY:
            hands[step.seat].append(step.action)
    open_or_held = {*dealt.field, *chain(*hands)}
    if real.phase == Phase.BID:
        stock = _shuffled((card for card in range(game.cards) if card not in open_or_held), sampler)
    else:
        turned = stock_start(real) + real.turned
        stock = [int(card) for card in [*real.deck[stock_start(real) : turned], *world.deck[turned:]]]
    rest = _shuffled((card for card in stock if card not in open_or_held), sampler)
    if real.books.dealt_in.bit_count() <= PLACES:
        rest = [card for card in stock if card not in open_or_held]
    for seat, hand in enumerate(hands):  # of a seat that is not in play, hidden cards went back to the stock
        while real.books.dealt_in >> seat & 1 and len(hand) < HAND:
            hand.append(rest.pop())
    others = [card for card in range(game.cards) if card not in stock]
    return game.deck_of(dealt.dealer, table.seats, hands, dealt.field, rest), [*stock, *others]


def _shuffled(cards: Iterable[int], sampler: Sampler) -> list[int]:
    return sorted(cards, key=lambda _: sampler())
