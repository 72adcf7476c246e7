"""Checks what should be the events of a record one after the other: the `match` before it says what each may be."""

from collections.abc import Iterable, Iterator

from hachiya.records.events import FAMILIES, START, Event, refuse_hidden, validate
from hachiya.records.validation_errors import Invalid
from hachiya.words.errors import BadRecord


class Validator:
    """Follows a record from its first line on."""

    def __init__(self) -> None:
        self._family = START
        self._is_redacted = False

    def event(self, obj: object, *, may_hide: bool = True) -> Event:
        """The event that `obj` (from JSON) is; Invalid says what is wrong.

        Unknown cards are refused but in a redacted record; nobody looks for them where nothing `may_hide` any.
        """
        event = validate(obj, self._family)
        if event["e"] == "match":
            self._family, self._is_redacted = FAMILIES[event["game"]], "viewer" in event
        if may_hide and not self._is_redacted:
            refuse_hidden(event, self._family)
        return event


def number_events(events: Iterable[object]) -> Iterator[tuple[int, Event]]:
    """The events of a record from its first one on, each checked, with its number from 1; BadRecord."""
    validator = Validator()
    for number, obj in enumerate(events, 1):
        try:
            yield number, validator.event(obj)
        except Invalid as fault:
            raise BadRecord(fault.message, number) from None
