"""The deal of a lesson for the page: its entries as the learner's seat sees them, and that seat's choices."""

import json
from functools import cache
from typing import Annotated, Any

from pydantic import Field, with_config
from typing_extensions import TypeAliasType, TypedDict

from hachiya.learn.lessons import Lesson, Panel
from hachiya.learn.reason import Reason
from hachiya.records.common_events import STRICT
from hachiya.records.fields import Count, Text, Word
from hachiya.tables.messages import table as messages
from hachiya.tables.messages.bashifen.messages import BashifenEntryMessage, BashifenTableMessage
from hachiya.tables.messages.hanafuda.messages import EntryMessage, TableMessage
from hachiya.tables.messages.shown import redacted_entry
from hachiya.tables.messages.telling import news, writes_on_sheet
from hachiya.tables.replays.deal_replay import DealReplay
from hachiya.tables.replays.replay import MatchReplay, Origin, read_replays

_ORIGIN = Origin("lesson0000000000")
"""An id for messages, since a lesson belongs to no table."""


@with_config(STRICT)
class LessonStep(TypedDict):
    """A step of a lesson: the number of entries shown before it, and the parts that are lit."""

    at: Count
    lit: list[Word]


@with_config(STRICT)
class WorseChoice(TypedDict):
    """A choice that is worse than the right one of a lesson, and why the right one is better."""

    actions: list[Count]
    why: list[Reason]


@with_config(STRICT)
class LessonHead(TypedDict):
    """A lesson: the range of entries of its deal that it goes through."""

    game: Word
    name: Word
    start: Count
    end: Count
    steps: list[LessonStep]
    panels: list[Panel]
    """The panels beside the table that are shown."""
    chosen: list[list[Count] | None]
    """By entry: the choice of the lesson's seat; null where others choose."""
    judged: dict[str, list[WorseChoice]]
    """By entry: the choices that are surely worse than that one."""
    room: Word | None
    """The page on which what the lesson teaches is done."""


@with_config(STRICT)
class HanafudaLesson(TypedDict):
    """A lesson with flower cards."""

    lesson: LessonHead
    table: TableMessage
    entries: list[EntryMessage]


@with_config(STRICT)
class BashifenLesson(TypedDict):
    """A lesson of 八十分."""

    lesson: LessonHead
    table: BashifenTableMessage
    entries: list[BashifenEntryMessage]


LessonAnswer = TypeAliasType(
    "LessonAnswer", Annotated[HanafudaLesson | BashifenLesson, Field(union_mode="left_to_right")]
)


@with_config(STRICT)
class LessonName(TypedDict):
    """A lesson in the list of its game: its name, and the card of its picture."""

    name: Word
    card: Text


@with_config(STRICT)
class LessonNames(TypedDict):
    """The lessons of a game, in the order in which they are taught."""

    game: Word
    family: Word
    lessons: list[LessonName]


def lesson_replay(lesson: Lesson) -> MatchReplay:
    """Verify the record of a lesson, and return its match."""
    [replay] = read_replays(lesson.text, _ORIGIN)
    return replay


@cache
def lesson_text(lesson: Lesson) -> str:
    """Write a lesson with its deal as JSON, a `LessonAnswer`."""
    replay = lesson_replay(lesson)
    deal_replay = DealReplay(replay, replay.deals[lesson.deal])
    family = deal_replay.match.recorder.family
    seen = messages.view(deal_replay.match.table, lesson.seat)
    head = redacted_entry(replay.setup.head(), lesson.seat, family)
    table = messages.table_text(deal_replay.match, lesson.seat, head, seen, replay.sheet_before(lesson.deal), [])
    entries: list[str] = []
    chosen: list[list[int] | None] = []
    before = deal_replay.match
    for record in deal_replay.steps():
        match = deal_replay.match
        after = messages.view(match.table, lesson.seat)
        beside = news(before.course, match.course, record) if writes_on_sheet(record) else None
        entries.append(
            messages.EntryWriter(match, beside).text(redacted_entry(record, lesson.seat, family), seen, after)
        )
        own = deal_replay.choice is not None and deal_replay.choice.seat == lesson.seat
        chosen.append([*deal_replay.choice.actions] if deal_replay.choice and own else None)
        before, seen = match, after
    head_json: dict[str, Any] = {
        "game": lesson.game,
        "name": lesson.name,
        "start": lesson.start,
        "end": lesson.end,
        "steps": [{"at": step.at, "lit": [*step.lit]} for step in lesson.steps],
        "panels": [*lesson.panels],
        "chosen": chosen,
        "judged": lesson.judged,
        "room": lesson.room,
    }
    return f'{{"lesson":{json.dumps(head_json)},"table":{table},"entries":[{",".join(entries)}]}}'
