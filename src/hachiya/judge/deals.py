"""A deal of three in which cards are judged, by the rules of each game with flower cards."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from hachiya.games.hachihachi.special import special_points, special_yaku
from hachiya.games.hachihachi.state import FieldKind
from hachiya.games.hachihachi.state import Rules as FieldRules
from hachiya.games.hachihachi.state import State as FieldState
from hachiya.games.hachiju.state import HIGHEST_RATE
from hachiya.games.hachiju.state import State as RateState
from hachiya.games.hanafuda.cards import CHAFF, CHAFF_OR_WILLOW, CardSet, card_points
from hachiya.games.hanafuda.game import HanafudaGame
from hachiya.games.hanafuda.yaku import YakuSet
from hachiya.games.registry import FLOWER_GAMES
from hachiya.judge.pays import KindName
from hachiya.words.errors import UnknownName
from hachiya.words.say import table as say

PLAYERS = 3
SEAT = 0
"""The seat whose cards are judged."""


_KINDS: Mapping[FieldKind, KindName] = {
    FieldKind.SMALL: "small",
    FieldKind.LARGE: "large",
    FieldKind.GRAND: "grand",
}


class Term(NamedTuple):
    """A kind of field or a rate, by which payments differ."""

    kind: KindName | None = None
    rate: int | None = None


class Deal(NamedTuple):
    """A deal of a game that awaits what the seat shows."""

    game: HanafudaGame
    rules: object
    state: Any

    @property
    def is_free(self) -> bool:
        """Whether the owner of a hand chooses what to show."""
        return _ROOMS[self.game.room].is_free(self.rules)

    def terms(self) -> Iterator[Term]:
        """The kinds of field or rates by which payments differ; at each of them the state is set to it."""
        return _ROOMS[self.game.room].terms(self.state)

    def points(self, pile: CardSet) -> int:
        """The card points of a pile."""
        return _ROOMS[self.game.room].points(pile)

    def special(self, pile: CardSet) -> tuple[YakuSet, int]:
        """The special yaku of a pile at the end of a deal, and what each payer pays for them in the present term."""
        return _ROOMS[self.game.room].special(self.state, self.rules, pile)


def deals_of(game: str | None, options: Mapping[str, str | int] | None) -> list[Deal]:
    """Open a deal of a game, or of all games with flower cards; UnknownName if there is no such game."""
    names = [flowers.name for flowers in FLOWER_GAMES]
    if game is not None and game not in names:
        raise UnknownName(say.no_game(given=repr(game), names=names))
    return [_deal(flowers, options or {}) for flowers in FLOWER_GAMES if game in (None, flowers.name)]


def _deal(game: HanafudaGame, options: Mapping[str, str | int]) -> Deal:
    rules, state = game.new_rules(game.complete_options(options)), game.new_state()
    game.start(state, rules, PLAYERS if PLAYERS in game.seats else game.seats[0], 0, 0, 0)
    state.turn = SEAT
    state.books.order[:] = range(PLAYERS)
    return Deal(game, rules, state)


# ------------------------------------------------------------------------------------- by rooms of rules


class _Room(NamedTuple):
    is_free: Callable[[Any], bool]
    """(rules): whether the owner of a hand chooses what to show."""
    terms: Callable[[Any], Iterator[Term]]
    """(state): the terms by which payments differ."""
    points: Callable[[CardSet], int]
    """(pile): its card points."""
    special: Callable[[Any, Any, CardSet], tuple[YakuSet, int]]
    """(state, rules, pile): its special yaku, and their payment."""


def _is_chosen(rules: FieldRules) -> bool:
    return bool(rules.showing_free)


def _kinds_of_field(state: FieldState) -> Iterator[Term]:
    for kind, kind_name in _KINDS.items():
        state.books.kind = kind
        yield Term(kind=kind_name)


def _special(state: FieldState, rules: FieldRules, pile: CardSet) -> tuple[YakuSet, int]:
    state.books.points[SEAT] = card_points(pile)
    state.books.dregs[SEAT] = (pile & CHAFF_OR_WILLOW).bit_count()
    return special_yaku(state.books, SEAT), special_points(state.books, rules, SEAT)


def _is_always_chosen(_rules: object) -> bool:
    return True


def _rates(state: RateState) -> Iterator[Term]:
    state.books.entered, state.books.rate = PLAYERS, 1
    while state.books.rate <= HIGHEST_RATE:
        yield Term(rate=state.books.rate)
        state.books.rate *= 2


def _points_without_chaff(pile: CardSet) -> int:
    return card_points(pile & ~CHAFF)


def _nothing_special(_state: object, _rules: object, _pile: CardSet) -> tuple[YakuSet, int]:
    return 0, 0


_ROOMS: Mapping[str, _Room] = {
    "hachihachi": _Room(_is_chosen, _kinds_of_field, card_points, _special),
    "hachiju": _Room(_is_always_chosen, _rates, _points_without_chaff, _nothing_special),
}
"""The functions by `Game.room`."""
