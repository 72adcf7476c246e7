"""Messages with coloured parts, for a terminal."""

import re
from collections.abc import Callable

from rich.text import Text

from hachiya.words.message import Message
from hachiya.words.voice import Voice

_MARK = re.compile("\ue000(\\w+)\ue001")


def filled(voice: Voice, makes: Callable[..., Message], **parts: Text) -> Text:
    """The message that `makes` makes of texts, each in its own colours."""
    said = voice.say(makes(**{name: f"\ue000{name}\ue001" for name in parts}))
    pieces = _MARK.split(said)
    return Text().join(parts[piece] if at % 2 else Text(piece) for at, piece in enumerate(pieces))
