"""The words that a seat adds to fair shuffles: first their hash, and the words once the hashes of all are known."""

from collections.abc import Iterable
from secrets import token_hex

from hachiya.records.common_events import AnyEvent
from hachiya.records.fair.shuffle import seal
from hachiya.tables.protocol.to_table import Say, Seal

_BYTES = 16


class ShuffleWords:
    """The words of one seat, drawn by chance for each promise of the house."""

    def __init__(self, seat: int) -> None:
        self._seat = seat
        self._promise: str | None = None
        self._number = 0
        self._words = ""
        self._hashes: dict[int, str] = {}
        self._are_open = False

    def read(self, events: Iterable[AnyEvent]) -> None:
        """Read events of the record, which make promises and store hashes and words."""
        for event in events:
            if event["e"] == "commit":
                if event["sha256"] != self._promise:
                    self._promise, self._words = event["sha256"], token_hex(_BYTES)
                self._number, self._hashes, self._are_open = event["n"], {}, False
            elif event["e"] == "entropy" and "sha256" in event:
                self._hashes[event["seat"]] = event["sha256"]
            elif event["e"] in ("entropy", "deal"):
                self._are_open = True

    def due(self) -> Seal | Say | None:
        """Make the message that the seat owes the house; None if it owes none."""
        n = self._number
        if self._promise is None or self._are_open:
            return None
        if not self._hashes:
            return Seal(do="seal", id=f"seal-{n}", n=n, sha256=seal(self._words))
        if self._hashes.get(self._seat) == seal(self._words):
            return Say(do="say", id=f"say-{n}", n=n, words=self._words)
        return None
