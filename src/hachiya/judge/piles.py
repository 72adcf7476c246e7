"""出来役: what a pile of captured cards makes and pays, and how far it is from other yaku."""

from collections.abc import Mapping
from dataclasses import dataclass

from hachiya.games.hanafuda.advice import YakuProgress
from hachiya.games.hanafuda.cards import CARDS, CHAFF_OR_WILLOW, CardSet, letters
from hachiya.games.hanafuda.yaku import keys
from hachiya.judge.deals import SEAT, Deal, deals_of
from hachiya.judge.pays import Pays
from hachiya.odds.topics import flower_cards
from hachiya.words.errors import BadCards
from hachiya.words.say import judge as say


@dataclass(frozen=True)
class YakuInPile:
    """A captured yaku, and how far a pile is from it.

    Example:
        >>> import hachiya
        >>> akatan = hachiya.pile("BFE", "nakayoshi")[0].yaku[3]
        >>> akatan.yaku, akatan.have, akatan.lacks, akatan.open
        ('akatan', 'BF', 1, 'J')
    """

    yaku: str
    """The yaku, by its key of records."""
    have: str
    """The cards of the yaku in the pile, as letters."""
    lacks: int
    """The number of cards that are missing; 0 if the pile makes the yaku."""
    open: str
    """The cards of the yaku that lie in no pile, as letters."""
    possible: bool
    """Whether the pile makes the yaku or can still make it."""
    pays: tuple[Pays, ...]
    """The payments of each of the two others, in every field or at every rate, with the cards of the pile."""


@dataclass(frozen=True)
class PileInGame:
    """What a pile is worth in one game.

    Example:
        >>> import hachiya
        >>> [judged.points for judged in hachiya.pile("ABCD")]
        [27, 27, 27, 25]
    """

    game: str
    """The name of the game."""
    points: int
    """The card points."""
    chaff: int
    """The number of chaff cards, willows included."""
    yaku: tuple[YakuInPile, ...]
    """The captured yaku of the game."""
    special: tuple[str, ...]
    """The special yaku that the pile makes if the deal is played out (特殊役), by the keys of records."""
    special_pays: tuple[Pays, ...]
    """The payments of each of the two others for the special yaku, in every field; empty without one."""


def pile(
    cards: str, game: str | None = None, options: Mapping[str, str | int] | None = None, others: str = ""
) -> tuple[PileInGame, ...]:
    """Judge a pile of captured cards: its yaku, how far others are, and its card points.

    Args:
        cards: The cards of the pile, one letter each.
        game: The name of a game with flower cards; without it all of them.
        options: Options of the game by name; an option that is missing has its usual value.
        others: The cards in the piles of others.

    Returns:
        What the pile is worth, by game.

    Raises:
        BadCards: If a letter is no card, or a card stands twice.
        UnknownName: If there is no such game with flower cards, option or value.

    Example:
        >>> import hachiya
        >>> judged = hachiya.pile("AIcBFJ", "shiragiku", others="s")[0]
        >>> judged.points, [(yaku.yaku, yaku.lacks) for yaku in judged.yaku if yaku.possible and yaku.lacks < 2]
        (75, [('akatan', 0)])
    """
    own = flower_cards(cards, 1, CARDS)
    of_others = flower_cards(others, 1, CARDS) if others else 0
    if own & of_others:
        raise BadCards(say.in_two_piles(letters=letters(own & of_others)))
    return tuple(_in_game(deal, own, of_others) for deal in deals_of(game, options))


def _in_game(deal: Deal, own: CardSet, of_others: CardSet) -> PileInGame:
    deal.state.captured[SEAT], deal.state.captured[SEAT + 1] = own, of_others
    terms = []
    specials = []
    for term in deal.terms():
        worths = deal.game.yaku_worths(deal.state.books, deal.rules)
        terms.append((term, deal.game.yaku_progress(deal.state, deal.rules, SEAT, worths)))
        specials.append((term, *deal.special(own)))
    yaku = []
    for place, progress in enumerate(terms[0][1]):
        yaku.append(_yaku(progress, tuple(Pays(rows[place].points, *term) for term, rows in terms)))
    special = tuple(keys(specials[0][1]))
    special_pays = tuple(Pays(points, *term) for term, _, points in specials if points)
    chaff = (own & CHAFF_OR_WILLOW).bit_count()
    return PileInGame(deal.game.name, deal.points(own), chaff, tuple(yaku), special, special_pays)


def _yaku(progress: YakuProgress, pays: tuple[Pays, ...]) -> YakuInPile:
    (key,) = keys(progress.yaku)
    have, open_cards = letters(progress.have), letters(progress.open)
    return YakuInPile(key, have, progress.lacks, open_cards, progress.possible, pays)
