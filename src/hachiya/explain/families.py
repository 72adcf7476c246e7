"""The explanations of each family of games as messages and data; `explain.text` writes them as text."""

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
from hachiya.explain.hanafuda.story import SHOWN, Chapter, chapters, lines, story
from hachiya.explain.story import Line, Story
from hachiya.games.bashifen.game import FAMILY as BASHIFEN
from hachiya.games.game import Game
from hachiya.games.hanafuda.game import FAMILY as HANAFUDA
from hachiya.words.message import Message, Telling

Sheet = TypeVar("Sheet")


class FamilyNarrator(Protocol):
    """A narrator for one family of games: it turns the events of a match, in order, into sentences."""

    def tell(self, event: Mapping[str, Any]) -> Telling:
        """The sentences for the next event."""

    def copy(self) -> Self:
        """A second narrator at the same event."""


class Parts(NamedTuple, Generic[Sheet]):
    """The functions that explain the games of one family."""

    narrator: Callable[[Game], FamilyNarrator]
    """A narrator for a new match."""
    on_sheet: frozenset[str]
    """The events that a score sheet, a bill and a story use."""
    sheet: Callable[[Sequence[Mapping[str, Any]], Earlier], Sheet]
    """The score sheet of one match, without rows for earlier deals."""
    earlier: Callable[[Sequence[Mapping[str, Any]], Earlier], Earlier]
    """The sums of the deals in the events, added to those of earlier deals."""
    number: Callable[[Any], int]
    """(state): the number of the deal."""
    bill: Callable[[Sequence[Mapping[str, Any]]], Bill | DealBill | None]
    """The bill of the last finished deal; None before the first deal is finished."""
    chapter: type[Any]
    """The type of the summary of a finished deal."""
    chapters: Callable[[Sequence[Mapping[str, Any]]], Sequence[Any]]
    """The summaries of all finished deals."""
    story: Callable[[Game, Sequence[Any], Mapping[str, Any]], Story]
    """(game, chapters, `match_end`): the story of a match."""
    lines: Callable[[Game, Sequence[Sequence[int]]], list[Line]]
    """(game, scores at the start and after each deal): the lines of a chart."""
    standing: Callable[[Game, Sequence[int], int], Message | None]
    """(game, scores, seat): the standing of the seat in a word or two; None while it has none."""


PARTS: Mapping[str, Parts[Any]] = {
    HANAFUDA: Parts[ScoreSheet](
        hanafuda.HanafudaNarrator,
        ON_SHEET | {SHOWN},
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
