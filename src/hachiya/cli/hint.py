"""`hachiya hint`: what each choice of a position is worth, and why."""

import json
from collections.abc import Iterator
from math import isfinite
from pathlib import Path

from hachiya.bots.registry import find_bot
from hachiya.cli.position import match_after
from hachiya.cli.ready import prepare_bot
from hachiya.learn.hints import Hint, hint
from hachiya.learn.speed import BOT
from hachiya.words.voice import Voice


def print_hint(record: Path | None, event: int | None, worlds: int | None, as_json: bool, lang: str) -> None:
    """Judge the choices in the first match of a record (standard input if None) after `event` events (all if None)."""
    match = match_after(record, event)
    match.check_turn()
    prepare_bot(find_bot(BOT), match.game, lang)
    answer = hint(match, worlds)
    print(_as_json(answer, lang) if as_json else answer.text(lang))


def _as_json(answer: Hint, lang: str) -> str:
    return json.dumps([*rows(answer, lang)], ensure_ascii=False, allow_nan=False)


def rows(answer: Hint, lang: str) -> Iterator[dict[str, object]]:
    """The judgements as `--json` prints them, the best first.

    `low` and `high` are None where there was only one world, whose interval is infinite.
    `wins_match` is by how much more often a choice wins the match than the best one for the deal, 0 … 1; None where the
    hint does not name the choice for that.
    """
    voice = Voice(lang, answer.names)
    for judged in answer.judged:
        worth, for_match = judged.worth, answer.for_match
        yield {
            "choice": judged.choice.name,
            "text": voice.say(judged.label),
            "worth": worth.mean,
            "low": _finite(worth.low),
            "high": _finite(worth.high),
            "as_good": judged.as_good,
            "wins_match": for_match.more.mean if for_match and for_match.actions == judged.actions else None,
            "why": [voice.say(reason.message) for reason in judged.why],
        }


def _finite(value: float) -> float | None:
    return value if isfinite(value) else None
