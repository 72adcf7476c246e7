"""`hachiya verify`: the check that the cards of a record follow from the promised secrets."""

import json
import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, cast

import typer

from hachiya.cli.replay import early_end_notice, open_record
from hachiya.records.fair.check import CheckedDeal, Verdict, check_deals
from hachiya.records.replay import replays
from hachiya.words.arguments import Seat
from hachiya.words.columns import one_line_text
from hachiya.words.message import Message
from hachiya.words.say import fair as words
from hachiya.words.voice import Voice, say

UNPROVED = 1
"""The exit code if a deal is wrong or cannot be checked."""
_NAME_COLUMNS = 20


def verify(path: Path | None, as_json: bool, lang: str) -> None:
    """Recompute the matches of a file (standard input if None), and check each deal against its secret."""
    spelling, lines = open_record(path)
    proved = True
    for number, match in enumerate(replays(lines, lenient=spelling == "fuda"), 1):
        deals = check_deals(match.events)
        proved = proved and bool(deals) and all(deal.verdict is Verdict.HOLDS for deal in deals)
        names = cast(Mapping[str, Any], match.events[0])["names"]
        voice = Voice(lang, [one_line_text(name, _NAME_COLUMNS) for name in names])
        sys.stdout.write(_in_json(number, deals, voice) if as_json else _in_words(number, deals, voice))
        if match.truncated or not match.complete:
            print(f"hachiya: {say(early_end_notice(number, match), lang)}", file=sys.stderr)
    if not proved:
        raise typer.Exit(UNPROVED)


def _in_words(number: int, deals: Sequence[CheckedDeal], voice: Voice) -> str:
    rows = [voice.say(words.of_match(number=number, what=match_verdict(deals)))]
    rows += [f"  {voice.say(words.deal(number=deal.n, what=deal_verdict(deal)))}" for deal in deals]
    return "".join(f"{row}\n" for row in rows)


def _in_json(number: int, deals: Sequence[CheckedDeal], voice: Voice) -> str:
    plain = [
        {"n": deal.n, "verdict": deal.verdict.value, "words": [*deal.spoke], "why": deal.why and voice.say(deal.why)}
        for deal in deals
    ]
    return json.dumps({"match": number, "deals": plain}, ensure_ascii=False) + "\n"


def deal_verdict(deal: CheckedDeal) -> Message:
    """Say by a message whether the cards of a deal follow from its secret."""
    if deal.why is not None:
        return deal.why
    if deal.verdict is Verdict.HOLDS:
        return words.holds(seats=[Seat(seat) for seat in deal.spoke]) if deal.spoke else words.holds_alone()
    return words.is_plain() if deal.verdict is Verdict.IS_PLAIN else words.is_sealed()


def match_verdict(deals: Sequence[CheckedDeal]) -> Message:
    """Say by a message whether the cards of a match follow from its secrets."""
    counts, total = Counter(deal.verdict for deal in deals), len(deals)
    if counts[Verdict.IS_PLAIN] == total:
        return words.none()
    if counts[Verdict.IS_WRONG]:
        return words.some_wrong(number=counts[Verdict.IS_WRONG], total=total)
    if counts[Verdict.HOLDS] == total:
        return words.all_hold(total=total)
    return words.some_open(number=counts[Verdict.HOLDS], total=total)
