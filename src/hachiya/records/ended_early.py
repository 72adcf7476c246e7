"""How a record says that a match is over, or that all who play it have ended it early: by a note at its end."""

from hachiya.records.common_events import AnyEvent

ENDED_EARLY = "The match ends here: so all who play it have agreed."
"""The note with which such a record says so."""


def ends_early(event: AnyEvent) -> bool:
    """Does the match end with this event, before its end?"""
    return bool(event["e"] == "note" and event["text"] == ENDED_EARLY)


def is_last(event: AnyEvent) -> bool:
    """Is the match over with this event, or ended by all who play it?"""
    return event["e"] == "match_end" or ends_early(event)
