"""The facts of a `tally` as read from a file, with their line numbers."""

from hachiya.records.events import PartialEvent


class Facts(list[PartialEvent]):
    """A list of facts of a `tally` in their order; `lines` has the line number of each, where each has its own line."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[int] = []
