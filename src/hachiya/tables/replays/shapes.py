"""The types of answers about replayed matches."""

from typing import Annotated, Literal, cast

from pydantic import Field, with_config
from typing_extensions import TypeAliasType, TypedDict

from hachiya.explain.story import Line
from hachiya.records.common_events import STRICT
from hachiya.records.fields import Count, NamesBySeat, Options, Seat, Word
from hachiya.tables.messages.bashifen.messages import BashifenEntryMessage, BashifenTableMessage
from hachiya.tables.messages.hanafuda.messages import EntryMessage, TableMessage
from hachiya.tables.replays.marks import Mark
from hachiya.tables.replays.replay import Deal, MatchReplay


@with_config(STRICT)
class DealOutline(TypedDict):
    """A deal in an outline: its number in the match, its number of moments, its marks, and whether it is over."""

    n: Count
    moments: Count
    marks: list[Mark]
    over: bool


@with_config(STRICT)
class MatchOutline(TypedDict):
    """The summary of one match for the replay page: its game, players, a line for each deal, and the scores.

    `lines` are the scores at the start and after each finished deal. `winners` is null if the record ends before the
    match does.
    """

    game: Word
    family: Literal["hanafuda", "bashifen"]
    options: Options
    names: NamesBySeat
    players: list[Word]
    deals: list[DealOutline]
    lines: list[Line]
    winners: list[Seat] | None


@with_config(STRICT)
class RecordOutline(TypedDict):
    """The outline of a record's matches; its `key` is used to ask for deals.

    `house`: whether this server has the match.
    """

    key: str
    house: bool
    matches: list[MatchOutline]


@with_config(STRICT)
class HanafudaDealAnswer(TypedDict):
    """A deal with flower cards: the table before it, and its moments."""

    table: TableMessage
    entries: list[EntryMessage]


@with_config(STRICT)
class BashifenDealAnswer(TypedDict):
    """A deal of 八十分: the table before it, and its moments."""

    table: BashifenTableMessage
    entries: list[BashifenEntryMessage]


DealAnswer = TypeAliasType(
    "DealAnswer", Annotated[HanafudaDealAnswer | BashifenDealAnswer, Field(union_mode="left_to_right")]
)


def match_outline(replay: MatchReplay) -> MatchOutline:
    """Make the outline of a match."""
    setup = replay.setup
    return {
        "game": setup.game,
        "family": cast(Literal["hanafuda", "bashifen"], replay.game.family),
        "options": dict(setup.options),
        "names": list(setup.names),
        "players": list(setup.players),
        "deals": [_deal(deal) for deal in replay.deals],
        "lines": replay.lines,
        "winners": replay.winners,
    }


def _deal(deal: Deal) -> DealOutline:
    return {"n": deal.n, "moments": deal.moments, "marks": deal.marks, "over": deal.stood is not None}
