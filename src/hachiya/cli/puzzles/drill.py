"""`hachiya puzzles drill`: a small question, and its answer if it is asked for."""

from collections.abc import Iterator

from hachiya.learn.drills.drill import Drill
from hachiya.learn.drills.kinds import drill as found
from hachiya.learn.seat_names import SEAT_NAMES
from hachiya.words.arguments import Cards, Pack
from hachiya.words.say import drill as say
from hachiya.words.voice import Voice


def drill(kind: str, number: int, solution: bool, lang: str) -> None:
    """The one of this kind and number."""
    print("\n".join(_lines(found(kind, number), solution, Voice(lang, SEAT_NAMES))))


def _lines(asked: Drill, solution: bool, voice: Voice) -> Iterator[str]:
    for shown in asked.shown:
        yield voice.say(shown.title)
        if isinstance(shown.cards, Cards):
            yield f"  {voice.say(say.flowers(flowers=shown.cards))}"
        elif isinstance(shown.cards, Pack):
            yield f"  {voice.say(say.cards(cards=shown.cards))}"
    yield voice.say(asked.asks)
    for place, option in enumerate(asked.options):
        mark = "*" if solution and place == asked.right else " "
        yield f"{mark} {place + 1}. {voice.say(option)}"
    if solution:
        yield from (f"  {voice.say(why)}" for why in asked.tells)
