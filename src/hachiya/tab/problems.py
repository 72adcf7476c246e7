"""The problems of operations that only a server can carry out."""

from hachiya.tables.problems import Problem
from hachiya.words.say import serve as say


class NeedsServer(Problem):
    """An operation that needs a server: the house in a tab has no other devices and no other people."""

    code = "needs_server"

    def __init__(self) -> None:
        super().__init__(say.needs_server())
