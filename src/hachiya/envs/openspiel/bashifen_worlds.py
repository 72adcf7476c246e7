"""Other deals of bashifen that a seat cannot tell from the one that is played.

A seat does not see who is asked while cards are drawn, and it does not see the passes of others. So in another deal
others are asked at other moments. They declare what they have declared, when they did, and pass else.
"""

from collections.abc import Sequence
from typing import NamedTuple

from hachiya.engine.bits import members
from hachiya.engine.rng import LANES
from hachiya.envs.openspiel.steps import Chosen, Deal, Dealt, Sampler, shuffled
from hachiya.games.bashifen.cards import KINDS, PACK
from hachiya.games.bashifen.state import KITTY, SEATS, Action, Declaration, Phase, State


class Known(NamedTuple):
    """An action that a seat knows: its own ones, the declarations of others, and cards played."""

    seat: int
    action: int
    phase: int
    drawn: int
    """The number of cards drawn at its moment."""
    shown: int
    """The kind of card that a declaration has shown."""
    copies: int
    """The number of cards of that kind that it has shown; 0 for other actions."""


def play_anew(state: Deal, player: int, sampler: Sampler) -> Deal | None:
    """Deal the hidden cards anew and play what the seat knows of the past; None if that is not legal then."""
    other: Deal = state.get_game().new_initial_state()
    dealt = next((step for step in state.steps if isinstance(step, Dealt)), None)
    if dealt is None:
        return other
    known = _known(state, dealt, player)
    world: State = state.table.view(player).state
    state.table.game.deal_anew(world, player, [int(sampler() * 2**32) for _ in range(LANES)])
    try:
        deck = _deck(state, dealt, world, known, player, sampler)
    except ValueError:  # in this world another seat holds the shown cards that the dealer may have buried
        return None
    for card in deck:
        other.apply_action(card)
    burial = [*members(world.buried_one), *members(world.buried_two)]
    return _played(state, other, known, burial, player)


def _known(state: Deal, dealt: Dealt, player: int) -> list[Known]:
    """What the seat knows of the actions, without a half made choice of another seat."""
    table = state.get_game().first_table.copy()
    table.deal(dealt.deck, dealt.second)
    known = []
    chosen = [step for step in state.steps if isinstance(step, Chosen)]
    if state.table.turn != player:
        chosen = chosen[: len(chosen) - len(state.table.chosen)]
    for seat, action, phase in chosen:
        drawn = table.state.drawn
        table.act(seat, action)
        declares = phase == Phase.DRAW and action != Action.PASS
        if seat == player or phase == Phase.PLAY or declares:
            copies = 1 if table.state.declaration == Declaration.SINGLE else 2
            known.append(Known(seat, action, phase, drawn, table.state.declared, copies if declares else 0))
    return known


def _played(state: Deal, other: Deal, known: Sequence[Known], burial: list[int], player: int) -> Deal | None:
    """Play what is known and the hidden actions between; None if that is not legal."""
    real, place = state.table.state, 0
    while not other.is_terminal():
        now = other.table.state
        if place == len(known) and _is_reached(now, real, player):
            return other
        awaited = known[place] if place < len(known) else None
        if awaited and (awaited.seat, awaited.phase, awaited.drawn) == (now.turn, now.phase, now.drawn):
            action = awaited.action
            place += 1
        elif now.turn == player or now.phase == Phase.PLAY or (now.phase, now.drawn) > (real.phase, real.drawn):
            return None
        else:
            action = Action.PASS if now.phase == Phase.DRAW else burial.pop()
        if action not in other.legal_actions():
            return None
        other.apply_action(action)
    return other


def _is_reached(now: State, real: State, player: int) -> bool:
    """Whether the moment of the real deal has come, as far as the seat can tell."""
    both_others = now.phase == Phase.DRAW and player not in (now.turn, real.turn)
    same_turn = now.turn == real.turn or both_others
    return same_turn and (now.phase, now.drawn) == (real.phase, real.drawn)


def _deck(state: Deal, dealt: Dealt, world: State, known: Sequence[Known], player: int, sampler: Sampler) -> list[int]:
    """A pack in which the seat draws what it has drawn, and the others what they hold in the world or have played."""
    real, first = state.table.state, state.get_game().first_table.state.books.first
    takes_kitty = real.phase != Phase.DRAW
    seen = {*range(KITTY if takes_kitty and real.books.dealer == player else real.turned)}
    seen |= {*_draws(first, player, real.drawn)}
    kinds = {place: dealt.deck[place] >> 1 for place in seen}
    for seat in range(SEATS):
        if seat != player:
            draws, held = _draws(first, seat, real.drawn), _cards(world, known, seat)
            if takes_kitty and seat == real.books.dealer:
                for place in range(real.turned):
                    held.remove(kinds[place])
                draws = [*draws, *range(real.turned, KITTY)]
            kinds |= _laid(draws, shuffled(held, sampler), [step for step in known if step.seat == seat], sampler)
    if not takes_kitty:
        kinds |= {place: world.deck[place] >> 1 for place in [*range(KITTY), *range(KITTY + real.drawn, PACK)]}
    return _numbered(kinds, {place: dealt.deck[place] for place in seen})


def _draws(first: int, seat: int, drawn: int) -> list[int]:
    """The places in the pack of the cards that a seat has drawn."""
    return [KITTY + place for place in range(drawn) if (first + place) % SEATS == seat]


def _cards(world: State, known: Sequence[Known], seat: int) -> list[int]:
    """The kinds of all cards that another seat has got: those in its hand, those it has played and buried."""
    cards = [*members(world.hand_one[seat]), *members(world.hand_two[seat])]
    cards += [step.action for step in known if step.seat == seat and step.phase == Phase.PLAY and step.action < KINDS]
    if seat == world.books.dealer:
        cards += [*members(world.buried_one), *members(world.buried_two)]
    return cards


def _laid(places: list[int], held: list[int], own: Sequence[Known], sampler: Sampler) -> dict[int, int]:
    """The kinds at these places: what a declaration has shown was drawn before it."""
    laid: dict[int, int] = {}
    for step in own:
        for _ in range([*laid.values()].count(step.shown), step.copies):
            free = [place for place in places if KITTY <= place < KITTY + step.drawn and place not in laid]
            laid[shuffled(free, sampler)[0]] = step.shown
            held.remove(step.shown)
    return laid | dict(zip([place for place in places if place not in laid], held, strict=True))


def _numbered(kinds: dict[int, int], seen: dict[int, int]) -> list[int]:
    """The pack: each place has the card that the seat has seen there, or one of its kind that lies nowhere else."""
    numbers = dict(seen)
    for place, kind in kinds.items():
        if place not in seen:
            numbers[place] = next(card for card in (2 * kind, 2 * kind + 1) if card not in numbers.values())
    return [numbers[place] for place in range(PACK)]
