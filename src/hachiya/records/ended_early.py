"""How a record says that all who play the match have ended it before its end: by the note with which it breaks off."""

from hachiya.records.common_events import AnyEvent

ENDED_EARLY = "The match ends here: so all who play it have agreed."
"""The note with which such a record says so."""


def ends_early(event: AnyEvent) -> bool:
    """Does the match end with this event, before its end?"""
    return bool(event["e"] == "note" and event["text"] == ENDED_EARLY)
