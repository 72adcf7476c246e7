"""Messages as plain JSON, for pages and files, and back."""

from collections.abc import Callable, Mapping
from typing import Any

from pydantic import TypeAdapter

from hachiya.words.message import Message
from hachiya.words.message_schema import MessageJson

_MESSAGE = TypeAdapter(Message)


def message_json(message: Message) -> MessageJson:
    """The JSON of a message."""
    plain: MessageJson = _MESSAGE.dump_python(message, mode="json")
    return plain


def message_of(plain: Mapping[str, Any]) -> Message:
    """The message of which `message_json` made `plain`; ValueError if `plain` is no message."""
    return _MESSAGE.validate_python(plain)


def render_messages(plain: Any, render: Callable[[Message], Any]) -> Any:
    """A copy of JSON in which `render` replaces every message: an object of a `key` and perhaps `args`."""
    if isinstance(plain, list):
        return [render_messages(item, render) for item in plain]
    if not isinstance(plain, dict):
        return plain
    if "key" in plain and plain.keys() <= {"key", "args"}:
        return render(message_of(plain))
    return {name: render_messages(item, render) for name, item in plain.items()}
