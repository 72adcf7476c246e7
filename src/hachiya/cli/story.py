"""The story of a finished match as text: why it was won, what stood out, and the curves of the scores."""

from collections.abc import Mapping, Sequence
from typing import Any

from hachiya.cli.families import FAMILIES
from hachiya.explain.course import Course
from hachiya.explain.story import Line, Story
from hachiya.games.game import Game
from hachiya.words.arguments import Seat
from hachiya.words.columns import align_left, one_line_text, width
from hachiya.words.message import Message
from hachiya.words.say import story as say
from hachiya.words.voice import Voice

_STEPS = "▁▂▃▄▅▆▇█"
_WIDEST = 60
"""The most steps of a curve; of a longer match, steps at equal distances are drawn."""
_NAME_COLUMNS = 20


def story(game: Game, events: Sequence[Mapping[str, Any]], lang: str) -> list[str]:
    """Write the lines of a match's story; none before the match is over."""
    finished = Course.of(game, events[:1]).after(events[1:]).story()
    if finished is None:
        return []
    voice, family = (
        Voice(lang, [one_line_text(name, _NAME_COLUMNS) for name in events[0]["names"]]),
        FAMILIES[game.family],
    )
    why = [voice.say(message) for message in finished.why]
    facts = _columns(
        [[fact.title, None if fact.n is None else game.deal_name(n=fact.n), fact.what] for fact in finished.facts],
        voice,
    )
    return [*why, *facts, "", voice.say(family.curve(game)), *_curves(finished, voice)]


def _columns(rows: Sequence[Sequence[Message | None]], voice: Voice) -> list[str]:
    cells = [[voice.say(cell) if cell else "" for cell in row] for row in rows]
    widths = [max(map(width, column)) for column in zip(*cells, strict=True)]
    return [
        "  ".join(align_left(cell, columns) for cell, columns in zip(row, widths, strict=True)).rstrip()
        for row in cells
    ]


def _curves(story: Story, voice: Voice) -> list[str]:
    """A curve for each line, all on one scale, with the players' names and their final scores."""
    names = [voice.say(say.who(people=[*map(Seat, line.seats)])) for line in story.lines]
    columns = max(map(width, names))
    scale = [at for line in story.lines for at in line.at]
    return [
        f"{align_left(name, columns)}  {_curve(line, min(scale), max(scale))}  {voice.say(line.texts[-1])}"
        for name, line in zip(names, story.lines, strict=True)
    ]


def _curve(line: Line, low: int, high: int) -> str:
    last = len(line.at) - 1
    steps = min(last, _WIDEST - 1)
    at = [line.at[round(step * last / steps)] for step in range(steps + 1)]
    return "".join(_STEPS[(value - low) * (len(_STEPS) - 1) // (high - low or 1)] for value in at)
