"""The names of bots: their English names, as in records and in every list of players."""

from collections.abc import Sequence

from hachiya.words.languages import REFERENCE
from hachiya.words.names import in_languages, name


def bot_name(bot: str) -> str:
    """The English name of the bot with this id (`Adept`), or the id itself if the package has no such bot."""
    return in_languages(name("bot", bot)).get(REFERENCE, bot)


def number_names(names: Sequence[str]) -> list[str]:
    """The names of the players at a table, numbered from 1 where several are equal; an empty name stays empty."""
    return [
        name if not name or names.count(name) == 1 else f"{name} {names[: place + 1].count(name)}"
        for place, name in enumerate(names)
    ]
