"""The facts of a `tally` as read from a file, with their line numbers."""

from hachiya.records.events import PartialEvent


class Facts(list[PartialEvent]):
    """Facts in their order; `lines` has the line number of each, where every fact has a line of its own."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[int] = []
