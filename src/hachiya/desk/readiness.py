"""Whether a search may be asked for."""

from hachiya.desk.desk import Desk
from hachiya.desk.problems import NotReady
from hachiya.engine.accel import PLAIN


def check_ready(desk: Desk, room: str) -> None:
    """NotReady while the search of a room of rules is being compiled, or where it never will be."""
    left = 0.0 if PLAIN else desk.workers.seconds_left(room)
    if left:
        raise NotReady(round(left) + 1)
    if left is None:
        raise NotReady(None)
