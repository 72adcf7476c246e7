"""Validates the events of a record one after the other; the `match` before an event decides its family."""

from collections.abc import Iterable, Iterator

from hachiya.records.events import FAMILIES, START, Event, refuse_hidden, validate
from hachiya.records.validation_errors import Invalid
from hachiya.words.errors import BadRecord


class Validator:
    """Validates the events of one record, one after the other from its first line on."""

    def __init__(self) -> None:
        self._family = START
        self._is_redacted = False

    def event(self, obj: object, *, may_hide: bool = True) -> Event:
        """The event in `obj` (from JSON); Invalid if it is none.

        Unknown cards are refused except in a redacted record; without `may_hide` they are not searched for.
        """
        event = validate(obj, self._family)
        if event["e"] == "match":
            self._family, self._is_redacted = FAMILIES[event["game"]], "viewer" in event
        if may_hide and not self._is_redacted:
            refuse_hidden(event, self._family)
        return event


def number_events(events: Iterable[object], first: int = 1) -> Iterator[tuple[int, Event]]:
    """The events of a record, validated, each with its number from `first`; BadRecord at the first invalid one."""
    validator = Validator()
    for number, obj in enumerate(events, first):
        try:
            yield number, validator.event(obj)
        except Invalid as fault:
            raise BadRecord(fault.message, number) from None
