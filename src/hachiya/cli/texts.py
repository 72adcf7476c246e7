"""Messages with coloured parts, for a terminal."""

import re
from collections.abc import Callable

from rich.text import Text

from hachiya.words.message import Message
from hachiya.words.voice import Voice

_MARK = re.compile("\ue000(\\w+)\ue001")


def fill_message(voice: Voice, make_message: Callable[..., Message], **parts: Text) -> Text:
    """Write a message whose arguments are texts with colours of their own."""
    pieces = _MARK.split(voice.say(make_message(**{name: f"\ue000{name}\ue001" for name in parts})))
    return Text().join(parts[piece] if at % 2 else Text(piece) for at, piece in enumerate(pieces))
