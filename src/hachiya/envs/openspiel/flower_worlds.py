"""Other deals of flower cards that a seat cannot tell from the one that is played."""

from collections.abc import Sequence
from itertools import chain

from hachiya.engine.bits import members
from hachiya.engine.rng import LANES
from hachiya.envs.openspiel.steps import Chosen, Deal, Dealt, Sampler, Step, shuffled
from hachiya.games.hachihachi.state import PLACES
from hachiya.games.hanafuda.dealing import HAND, stock_start
from hachiya.games.hanafuda.game import hanafuda
from hachiya.games.hanafuda.phases import Phase


def play_anew(state: Deal, player: int, sampler: Sampler) -> Deal | None:
    """Deal the hidden cards anew and play the past; None if an action of the past is not legal then."""
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
        stock = shuffled((card for card in range(game.cards) if card not in open_or_held), sampler)
    else:
        turned = stock_start(real) + real.turned
        stock = [int(card) for card in [*real.deck[stock_start(real) : turned], *world.deck[turned:]]]
    rest = shuffled((card for card in stock if card not in open_or_held), sampler)
    if real.books.dealt_in.bit_count() <= PLACES:
        rest = [card for card in stock if card not in open_or_held]
    for seat, hand in enumerate(hands):  # of a seat that is not in play, hidden cards went back to the stock
        while real.books.dealt_in >> seat & 1 and len(hand) < HAND:
            hand.append(rest.pop())
    others = [card for card in range(game.cards) if card not in stock]
    return game.deck_of(dealt.dealer, table.seats, hands, dealt.field, rest), [*stock, *others]
