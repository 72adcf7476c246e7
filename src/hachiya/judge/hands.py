"""手役: what seven cards make and pay in every game with flower cards, and what must lie open for it."""

from collections.abc import Mapping
from dataclasses import dataclass

from hachiya.engine.bits import bit
from hachiya.games.hachihachi.hand_yaku import WILLOWS_AS_KASU
from hachiya.games.hanafuda.cards import letters
from hachiya.games.hanafuda.phases import Action, Phase
from hachiya.games.hanafuda.yaku import keys
from hachiya.judge.deals import SEAT, Deal, deals_of
from hachiya.judge.pays import Pays
from hachiya.odds.hands import HAND
from hachiya.odds.topics import flower_cards


@dataclass(frozen=True)
class Ribbons:
    """赤 (aka): ribbons of which the owner chooses some to lie open.

    Example:
        >>> import hachiya
        >>> hachiya.hand("BFJRZCG", "sannin")[0].showings[0].ribbons
        Ribbons(of='BFJRZ', count=1)
    """

    of: str
    """The ribbons, as letters."""
    count: int
    """The number of them that must lie open."""


@dataclass(frozen=True)
class Showing:
    """A way to show a hand.

    Example:
        >>> import hachiya
        >>> hachiya.hand("EFGACIM", "nakayoshi")[0].showings[0].yaku
        ('sanbon',)
    """

    yaku: tuple[str, ...]
    """The hand yaku, by the keys of records."""
    cards: str
    """The cards that must lie open, as letters."""
    pays: tuple[Pays, ...]
    """The payments of each of the two others, in every field or at every rate."""
    ribbons: Ribbons | None = None
    """The ribbons of 赤 (aka) some of which must lie open too; None if none must."""


@dataclass(frozen=True)
class HandInGame:
    """The ways to show a hand in one game.

    Example:
        >>> import hachiya
        >>> [judged.game for judged in hachiya.hand("EFGACIM") if judged.free]
        ['sannin', 'hachiju']
    """

    game: str
    """The name of the game."""
    free: bool
    """Whether the owner may choose among the ways, or show nothing."""
    showings: tuple[Showing, ...]
    """The ways, the ones with more yaku not necessarily first; empty if the hand makes no yaku."""


def hand(cards: str, game: str | None = None, options: Mapping[str, str | int] | None = None) -> tuple[HandInGame, ...]:
    """Judge seven cards: their hand yaku, the cards that must lie open, and what they pay.

    Args:
        cards: The seven cards, one letter each.
        game: The name of a game with flower cards; without it all of them.
        options: Options of the game by name; an option that is missing has its usual value.

    Returns:
        The ways to show the hand, by game.

    Raises:
        BadCards: If these are not seven different cards.
        UnknownName: If there is no such game with flower cards, option or value.

    Example:
        >>> import hachiya
        >>> for showing in hachiya.hand("oCKLafm", "sannin")[0].showings:
        ...     print(showing.yaku, showing.cards, showing.pays[0].each)
        ('karasu',) CKLafmo 48
        ('pikaichi',) CKLafm 48
    """
    hand_cards = flower_cards(cards, HAND, HAND)
    return tuple(_in_game(deal, hand_cards) for deal in deals_of(game, options))


def _in_game(deal: Deal, cards: int) -> HandInGame:
    """The ways to show a hand, when its seat is asked."""
    deal.state.phase, deal.state.hands[SEAT] = Phase.SHOW, cards
    legal = deal.game.legal(deal.state) if deal.is_free else bit(Action.READ + WILLOWS_AS_KASU)
    actions = [action for action in range(Action.READ, Action.PASS) if legal & bit(action)]
    showings = (_showing(deal, action) for action in actions)
    return HandInGame(deal.game.name, deal.is_free, tuple(showing for showing in showings if showing.yaku))


def _showing(deal: Deal, action: int) -> Showing:
    """A way to show a hand, with the payments in every field, or at every rate."""
    advices = [(term, deal.game.advise(deal.state, deal.rules, action)) for term in deal.terms()]
    _, advice = advices[0]
    pays = tuple(Pays(other.pays[0].points, *term) for term, other in advices if other.pays)
    # If the owner does not choose, 赤 hides all its ribbons (C-53).
    chosen = advice.ribbons if deal.is_free else None
    ribbons = Ribbons(letters(chosen.of), chosen.count) if chosen else None
    return Showing(tuple(keys(advice.yaku or 0)), letters(advice.cards or 0), pays, ribbons)
