"""A client that follows a table like a page: an entry tells it what has changed."""

import json

from hachiya.tables.messages.changes import apply_changes
from tests.tables.choosing import Message


class Follower:
    """A connection; `view` and `sheet` are the last ones received."""

    def __init__(self) -> None:
        self.view: Message = {}
        self.sheet: Message = {}

    def hear(self, text: str) -> Message:
        """The message; an entry has the view that it leads to."""
        message: Message = json.loads(text)
        if message["is"] == "entry":
            message["view"] = apply_changes(self.view, message["changes"])
            self.sheet = apply_changes(self.sheet, message.get("sheet", {}))
        if message["is"] == "table":
            self.sheet = message["sheet"]
        if message["is"] in ("table", "entry"):
            self.view = message["view"]
        return message
