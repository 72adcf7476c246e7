"""The messages of `around.ftl`, made by `make docs`."""

from hachiya.words.message import Message


def person_sits(*, name: str, seat: int) -> Message:
    """{ $name } takes seat { $seat }."""
    return Message("around-person-sits", (("name", name), ("seat", seat)))


def bot_sits(*, name: str, seat: int) -> Message:
    """The computer player { $name } takes seat { $seat }."""
    return Message("around-bot-sits", (("name", name), ("seat", seat)))
