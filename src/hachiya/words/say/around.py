"""The messages of `around.ftl`, made by `make docs`."""

from hachiya.words.message import Message


def person_sits(*, name: str, before: str) -> Message:
    """{ $name } plays on in the place of { $before }."""
    return Message("around-person-sits", (("name", name), ("before", before)))


def bot_sits(*, before: str) -> Message:
    """{ $before } has left the table. A computer player plays on in their place."""
    return Message("around-bot-sits", (("before", before),))
