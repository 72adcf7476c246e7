"""The check that a search is compiled before it is used."""

from hachiya.desk.desk import Desk
from hachiya.desk.problems import NotReady
from hachiya.engine.accel import PLAIN


def check_ready(desk: Desk, room: str) -> None:
    """Raise NotReady while the search for a room (games with the same rules) is compiled, or if it cannot be."""
    seconds = 0.0 if PLAIN else desk.workers.seconds_left(room)
    if seconds:
        raise NotReady(round(seconds) + 1)
    if seconds is None:
        raise NotReady(None)
