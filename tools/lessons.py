"""Writes why the right choices of lessons are better than others: src/hachiya/learn/lessons/judged.json.

`python -m tools.lessons` judges every choice of a lesson as a hint does. A right choice that is not the best one, which
a lesson wants to show something, has no judgement.
"""

import json
from typing import Any

from hachiya.bots.question import Question
from hachiya.learn.hints import Hint, hints
from hachiya.learn.lessons import JUDGED, Lesson, lessons
from hachiya.tables.replays.deal_replay import DealReplay
from hachiya.tables.replays.taught import lesson_replay
from hachiya.words.errors import IllegalAction
from hachiya.words.wire import message_json


def judge(lesson: Lesson) -> dict[str, Any]:
    """The judgements of a lesson: by the number of entries before the choice, the worse choices with the reasons."""
    replay = lesson_replay(lesson)
    deal = DealReplay(replay, replay.deals[lesson.deal])
    judged: dict[str, Any] = {}
    before = deal.match.table
    for at, _ in enumerate(deal.steps()):
        choice = deal.choice
        if choice is not None and choice.seat == lesson.seat and lesson.start <= at < lesson.end:
            try:
                *_, hint = hints(Question(before.view(lesson.seat)).view(), [choice.actions])
            except IllegalAction:  # there is one choice only
                pass
            else:
                if sorted(hint.best.actions) == sorted(choice.actions) and (worse := worse_choices(hint)):
                    judged[str(at)] = worse
        before = deal.match.table
    return judged


def worse_choices(hint: Hint) -> list[Any]:
    """The choices that are surely worse than the best one, each with the reasons, as JSON."""
    return [
        {
            "actions": [*choice.actions],
            "why": [{"side": reason.side, "say": message_json(reason.message)} for reason in choice.why],
        }
        for choice in hint.judged[1:]
        if choice.why
    ]


def main() -> None:
    """Judge all lessons and write the file."""
    judged = {lesson.key: judge(lesson) for of_game in lessons().values() for lesson in of_game}
    lines = [f"{json.dumps(key)}: {json.dumps(value)}" for key, value in judged.items() if value]
    JUDGED.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")


if __name__ == "__main__":
    main()
