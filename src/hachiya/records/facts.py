"""The facts of a `tally` as they were read, each with the line on which it stands."""

from hachiya.records.events import PartialEvent


class Facts(list[PartialEvent]):
    """Facts in the order in which they were told; `lines` has the number of each one's line, where each has its own."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[int] = []
