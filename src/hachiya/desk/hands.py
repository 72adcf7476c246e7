"""The hand yaku of seven cards in every game with flower cards, by the rules of the games themselves."""

from dataclasses import dataclass
from typing import NamedTuple, cast

from pydantic import Field

from hachiya.desk.caller import Caller
from hachiya.desk.desk import Desk
from hachiya.desk.judging import YakuPays, options_for, pays_of
from hachiya.desk.operation import operation
from hachiya.games.hanafuda.advice import HandYakuSet, Ribbons
from hachiya.games.hanafuda.cards import CardSet, letters, mask
from hachiya.games.hanafuda.game import HanafudaGame
from hachiya.games.hanafuda.yaku import from_keys
from hachiya.games.registry import FLOWER_GAMES
from hachiya.judge.hands import Showing
from hachiya.judge.hands import hand as judge
from hachiya.odds.hands import HAND
from hachiya.odds.topics import flower_cards
from hachiya.records.fields import Options, Text, Word
from hachiya.tables.messages.hanafuda.money import MoneyForm, money_form
from hachiya.tables.messages.hanafuda.shapes import SHAPES, Spelt
from hachiya.tables.problems import BadRequest, UnknownChoice
from hachiya.tables.protocol.incoming import Incoming
from hachiya.words.errors import BadCards, UnknownName


@dataclass(frozen=True)
class HandChoice:
    """A way to show a hand: its yaku, its open `cards`, and what it pays; for 赤 also the number of open `ribbons`."""

    yaku: HandYakuSet
    cards: CardSet
    pays: tuple[YakuPays, ...]
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


class HandRequest(Incoming):
    """A request for the hand yaku of seven cards, which are named by their letters.

    Each game takes those of the `options` that it has; the others have their usual values.
    """

    cards: Text
    options: Options = Field(default_factory=dict)


@operation("POST", "/api/judge/hand", anywhere=True)
async def hand(_desk: Desk, _caller: Caller, request: HandRequest) -> Spelt[HandAnswer]:
    """Return the ways to show seven cards in every game with flower cards, with open cards and payments."""
    try:
        cards = flower_cards(request.cards, HAND, HAND)
        games = tuple(_in_game(game, letters(cards), request.options) for game in FLOWER_GAMES)
    except BadCards as error:
        raise BadRequest(error.message) from None
    except UnknownName as error:
        raise UnknownChoice(error.message) from None
    return cast(HandAnswer, SHAPES.to_json(HandAnswer(cards, games)))


def _in_game(game: HanafudaGame, cards: str, options: Options) -> HandInGame:
    """The judgement of a hand in a game, with the form of the game's sums."""
    (judged,) = judge(cards, game.name, options_for(game, options))
    return HandInGame(game.name, money_form(game.unit), judged.free, tuple(map(_choice, judged.showings)))


def _choice(showing: Showing) -> HandChoice:
    ribbons = Ribbons(mask(showing.ribbons.of), showing.ribbons.count) if showing.ribbons else None
    return HandChoice(from_keys([*showing.yaku]), mask(showing.cards), pays_of(showing.pays), ribbons)
