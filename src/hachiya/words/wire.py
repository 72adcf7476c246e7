"""Messages as plain JSON, for pages and files, and back."""

from collections.abc import Callable, Mapping
from typing import Any

from pydantic import TypeAdapter

from hachiya.words.message import Message
from hachiya.words.message_schema import MessageJson

_MESSAGE = TypeAdapter(Message)


def message_json(message: Message) -> MessageJson:
    """A message as JSON."""
    plain: MessageJson = _MESSAGE.dump_python(message, mode="json")
    return plain


def message_of(plain: Mapping[str, Any]) -> Message:
    """The message that `message_json` has written; ValueError if `plain` is no such JSON."""
    return _MESSAGE.validate_python(plain)


def render_messages(plain: Any, render: Callable[[Message], Any]) -> Any:
    """A copy of JSON in which every message (an object with `key`, perhaps `args`) is replaced by `render` of it."""
    if isinstance(plain, list):
        return [render_messages(item, render) for item in plain]
    if not isinstance(plain, dict):
        return plain
    if "key" in plain and plain.keys() <= {"key", "args"}:
        return render(message_of(plain))
    return {name: render_messages(item, render) for name, item in plain.items()}
