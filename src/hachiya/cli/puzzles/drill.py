"""`hachiya puzzles drill`: a small question, with its answer on request."""

from collections.abc import Iterator

from hachiya.learn.drills.drill import Drill
from hachiya.learn.drills.kinds import drill as make_drill
from hachiya.learn.seat_names import SEAT_NAMES
from hachiya.words.arguments import Cards, Pack
from hachiya.words.say import drill as say
from hachiya.words.voice import Voice


def drill(kind: str, number: int, solution: bool, lang: str) -> None:
    """Print the drill of this kind and number."""
    print("\n".join(_lines(make_drill(kind, number), solution, Voice(lang, SEAT_NAMES))))


def _lines(drill: Drill, solution: bool, voice: Voice) -> Iterator[str]:
    for part in drill.shown:
        yield voice.say(part.title)
        if isinstance(part.cards, Cards):
            yield f"  {voice.say(say.flowers(flowers=part.cards))}"
        elif isinstance(part.cards, Pack):
            yield f"  {voice.say(say.cards(cards=part.cards))}"
    yield voice.say(drill.asks)
    for place, option in enumerate(drill.options):
        mark = "*" if solution and place == drill.right else " "
        yield f"{mark} {place + 1}. {voice.say(option)}"
    if solution:
        yield from (f"  {voice.say(why)}" for why in drill.tells)
