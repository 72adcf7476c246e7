"""What each family of games has of its own to tell, in one place, as messages and data; `explain.text` writes them."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, NamedTuple, Protocol, Self, TypeVar

from hachiya.explain.bashifen import sentences as bashifen
from hachiya.explain.bashifen.bill import DealBill
from hachiya.explain.bashifen.bill import bill as bashifen_bill
from hachiya.explain.bashifen.deals import ON_SHEET as ON_LEVEL_SHEET
from hachiya.explain.bashifen.deals import Deals
from hachiya.explain.bashifen.sheet import LevelSheet, level_sheet
from hachiya.explain.bashifen.standing import standing as bashifen_standing
from hachiya.explain.bashifen.story import Chapter as BashifenChapter
from hachiya.explain.bashifen.story import chapters as bashifen_chapters
from hachiya.explain.bashifen.story import lines as bashifen_lines
from hachiya.explain.bashifen.story import story as bashifen_story
from hachiya.explain.earlier import Earlier
from hachiya.explain.hanafuda import sentences as hanafuda
from hachiya.explain.hanafuda.bill import Bill, bill
from hachiya.explain.hanafuda.lines import ON_SHEET
from hachiya.explain.hanafuda.rows import ScoreSheet
from hachiya.explain.hanafuda.sheet import earlier, score_sheet
from hachiya.explain.hanafuda.standing import standing
from hachiya.explain.hanafuda.story import Chapter, chapters, lines, story
from hachiya.explain.story import Line, Story
from hachiya.games.bashifen.game import FAMILY as BASHIFEN
from hachiya.games.game import Game
from hachiya.games.hanafuda.game import FAMILY as HANAFUDA
from hachiya.words.message import Message, Telling

Sheet = TypeVar("Sheet")


class FamilyNarrator(Protocol):
    """Tells the events of one match in order."""

    def tell(self, event: Mapping[str, Any]) -> Telling:
        """What the next event says."""

    def copy(self) -> Self:
        """One who has been told as much."""


class Parts(NamedTuple, Generic[Sheet]):
    """How its games are told and put on a sheet."""

    narrator: Callable[[Game], FamilyNarrator]
    """Of a new match."""
    on_sheet: frozenset[str]
    """The events of which a score sheet and a bill are made."""
    sheet: Callable[[Sequence[Mapping[str, Any]], Earlier], Sheet]
    """The score sheet of one match, without rows for what was earlier."""
    earlier: Callable[[Sequence[Mapping[str, Any]], Earlier], Earlier]
    """What events have come to, with what was before them."""
    number: Callable[[Any], int]
    """(state): which deal it is."""
    bill: Callable[[Sequence[Mapping[str, Any]]], Bill | DealBill | None]
    """The bill of the last deal that is over; None before the first is."""
    chapter: type[Any]
    """What a deal that is over has come to,"""
    chapters: Callable[[Sequence[Mapping[str, Any]]], Sequence[Any]]
    """all that are over,"""
    story: Callable[[Game, Sequence[Any], Mapping[str, Any]], Story]
    """and what is told of all of them, with the event that ends the match."""
    lines: Callable[[Game, Sequence[Sequence[int]]], list[Line]]
    """How all stood, of the `Game.scores` at the start and after each deal."""
    standing: Callable[[Game, Sequence[int], int], Message | None]
    """(game, scores, seat): how the seat stands, in a word or two; None while there is nothing to say."""


PARTS: Mapping[str, Parts[Any]] = {
    HANAFUDA: Parts[ScoreSheet](
        hanafuda.HanafudaNarrator,
        ON_SHEET,
        score_sheet,
        earlier,
        lambda state: int(state.books.month),
        bill,
        Chapter,
        chapters,
        story,
        lines,
        standing,
    ),
    BASHIFEN: Parts[LevelSheet](
        bashifen.BashifenNarrator,
        ON_LEVEL_SHEET,
        lambda events, _: level_sheet(events),
        lambda events, before: Earlier(before.deals + len(Deals(events).deals)),
        lambda state: int(state.books.deal),
        bashifen_bill,
        BashifenChapter,
        bashifen_chapters,
        bashifen_story,
        bashifen_lines,
        bashifen_standing,
    ),
}
"""By `Game.family`."""
