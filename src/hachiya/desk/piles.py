"""What a pile of captured cards makes and is worth in every game with flower cards."""

from dataclasses import dataclass
from typing import NamedTuple, cast

from pydantic import Field

from hachiya.desk.caller import Caller
from hachiya.desk.desk import Desk
from hachiya.desk.judging import YakuPays, options_for, pays_of
from hachiya.desk.operation import operation
from hachiya.games.hanafuda.game import HanafudaGame
from hachiya.games.meaning import Count, Points
from hachiya.games.registry import FLOWER_GAMES
from hachiya.judge.piles import YakuInPile
from hachiya.judge.piles import pile as judge
from hachiya.records.fields import CapturedYaku, Cards, Options, SpecialYaku, Text, Word
from hachiya.tables.messages.hanafuda.money import MoneyForm, money_form
from hachiya.tables.messages.hanafuda.shapes import SHAPES, Spelt
from hachiya.tables.problems import BadRequest, UnknownChoice
from hachiya.tables.protocol.incoming import Incoming
from hachiya.words.errors import BadCards, UnknownName


@dataclass(frozen=True)
class PileYaku:
    """A captured yaku: what of it the pile has, what lies in no pile, and what it pays; it `lacks` so many cards."""

    yaku: CapturedYaku
    have: Cards
    open: Cards
    lacks: Count
    possible: bool
    pays: tuple[YakuPays, ...]


class PileInGame(NamedTuple):
    """What a pile is worth in one game; `special` yaku count if the deal is played out."""

    game: Word
    money: MoneyForm
    points: Points
    chaff: Count
    yaku: tuple[PileYaku, ...]
    special: tuple[SpecialYaku, ...]
    special_pays: tuple[YakuPays, ...]


class PileAnswer(NamedTuple):
    """What a pile is worth in every game with flower cards."""

    games: tuple[PileInGame, ...]


class PileRequest(Incoming):
    """A request for the worth of a pile beside the piles of `others`; cards are named by their letters.

    Each game takes those of the `options` that it has; the others have their usual values.
    """

    cards: Text
    others: Text = ""
    options: Options = Field(default_factory=dict)


@operation("POST", "/api/judge/pile", anywhere=True)
async def pile(_desk: Desk, _caller: Caller, request: PileRequest) -> Spelt[PileAnswer]:
    """Return the yaku, card points and payments of a pile of captured cards, and how far it is from other yaku."""
    try:
        games = tuple(_in_game(game, request) for game in FLOWER_GAMES)
    except BadCards as error:
        raise BadRequest(error.message) from None
    except UnknownName as error:
        raise UnknownChoice(error.message) from None
    return cast(PileAnswer, SHAPES.to_json(PileAnswer(games)))


def _in_game(game: HanafudaGame, request: PileRequest) -> PileInGame:
    """The judgement of a pile in a game, with the form of the game's sums."""
    (judged,) = judge(request.cards, game.name, options_for(game, request.options), request.others)
    special = cast(tuple[SpecialYaku, ...], judged.special)
    return PileInGame(
        game.name,
        money_form(game.unit),
        judged.points,
        judged.chaff,
        tuple(map(_yaku, judged.yaku)),
        special,
        pays_of(judged.special_pays),
    )


def _yaku(yaku: YakuInPile) -> PileYaku:
    key = cast(CapturedYaku, yaku.yaku)
    return PileYaku(key, yaku.have, yaku.open, yaku.lacks, yaku.possible, pays_of(yaku.pays))
