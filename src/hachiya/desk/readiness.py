"""The check that a search is ready."""

from hachiya.desk.desk import Desk
from hachiya.desk.problems import NotReady
from hachiya.engine.accel import PLAIN


def check_ready(desk: Desk, room: str) -> None:
    """Raise NotReady while the search of a room of rules is being compiled, or if it cannot be compiled here."""
    seconds = 0.0 if PLAIN else desk.workers.seconds_left(room)
    if seconds:
        raise NotReady(round(seconds) + 1)
    if seconds is None:
        raise NotReady(None)
