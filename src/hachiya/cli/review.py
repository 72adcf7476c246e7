"""`hachiya review`: every decision of a record is judged, and luck is separated from skill."""

import json
import os
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from pydantic import TypeAdapter

from hachiya.bots.registry import find_bot
from hachiya.cli.failures import WrongUsage
from hachiya.cli.progress import progress
from hachiya.cli.ready import prepare_bot
from hachiya.cli.replay import early_end_notice, open_record
from hachiya.learn.material import material
from hachiya.learn.review import Review, steps
from hachiya.learn.review import review as review_match
from hachiya.learn.review_report import head, review_as_text
from hachiya.learn.speed import BOT
from hachiya.records.replay import replays
from hachiya.records.traced_match import traced_match
from hachiya.records.traced_table import TracedTable
from hachiya.words.say import review as words
from hachiya.words.voice import Voice, say
from hachiya.words.wire import render_messages


def review(path: Path | None, as_json: bool, lang: str) -> None:
    """Judge the matches of a file (standard input if None) and print a report of each.

    A file with a wrong line is an error before any match is judged. A record that ends early is judged up to its end.
    """
    spelling, lines = open_record(path)
    matches = [*replays(lines, lenient=spelling == "fuda", table=TracedTable)]
    materials = [material(traced_match(match)) for match in matches]
    if not any(map(steps, materials)):
        raise WrongUsage(words.nothing())
    for game in {match.game.name: match.game for match in materials}.values():
        prepare_bot(find_bot(BOT), game, lang)
    with progress(sum(map(steps, materials))) as advance, ThreadPoolExecutor(os.cpu_count()) as pool:
        reviews = [review_match(match, advance, each=pool.map) for match in materials]
    adapter = TypeAdapter(Review)
    for number, (match, result) in enumerate(zip(matches, reviews, strict=True), 1):
        voice = Voice(lang, match.recorder.names)
        if as_json:
            plain = render_messages(adapter.dump_python(result, mode="json"), voice.say)
            print(json.dumps(plain, ensure_ascii=False))
        else:
            title = words.of_match(n=number, what=head(result))
            sys.stdout.write(f"{review_as_text(result, lang, title)}\n\n")
        if match.truncated or not match.complete:
            print(f"hachiya: {say(early_end_notice(number, match), lang)}", file=sys.stderr)
