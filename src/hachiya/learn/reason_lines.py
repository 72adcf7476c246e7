"""Reasons as lines of text, those for a choice and those against it under their headings."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from hachiya.learn.reason import Reason
from hachiya.words.say import learn as say

if TYPE_CHECKING:
    from hachiya.words.voice import Voice


def reason_lines(reasons: Sequence[Reason], voice: "Voice") -> Iterator[str]:
    """Write each heading that has reasons, and its reasons below it."""
    for side, heading in (("for", say.speaks_for()), ("against", say.speaks_against())):
        messages = [reason.message for reason in reasons if reason.side == side]
        if messages:
            yield voice.say(heading)
            yield from (f"  {voice.say(message)}" for message in messages)
