"""The name that somebody may have meant who typed another."""

from difflib import get_close_matches

from hachiya.words.message import Message
from hachiya.words.say import command as say


def with_suggestion(message: Message) -> Message:
    """Add the nearest of the names that a message lists to what was typed, if one is near."""
    arguments = dict(message.arguments)
    text, listed = arguments.get("given"), arguments.get("names")
    if not isinstance(text, str) or not isinstance(listed, tuple):
        return message
    names = {name.casefold(): name for name in listed if isinstance(name, str)}
    nearest = get_close_matches(text.strip("'\"").casefold(), names, 1)
    return say.did_you_mean(what=message, name=names[nearest[0]]) if nearest else message
