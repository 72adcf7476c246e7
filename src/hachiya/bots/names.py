"""What bots are called: by their English names, in records and wherever a table lists who plays."""

from collections.abc import Sequence

from hachiya.words.languages import REFERENCE
from hachiya.words.names import in_languages, name


def called(bot: str) -> str:
    """What the bot of this id is called: `Adept`; one that is not of the house by its id."""
    return in_languages(name("bot", bot)).get(REFERENCE, bot)


def numbered(names: Sequence[str]) -> list[str]:
    """The names of a table: numbered from 1 where several are called alike. An empty one stays empty."""
    return [
        one if not one or names.count(one) == 1 else f"{one} {names[: place + 1].count(one)}"
        for place, one in enumerate(names)
    ]
