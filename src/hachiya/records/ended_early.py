"""The end of a record: the end of the match, or a note that all its players have ended it early."""

from hachiya.records.common_events import AnyEvent

ENDED_EARLY = "The match ends here: so all who play it have agreed."
"""The text of the note at the end of a match that its players have ended early."""


def ends_early(event: AnyEvent) -> bool:
    """Whether this event says that the players end the match early."""
    return bool(event["e"] == "note" and event["text"] == ENDED_EARLY)


def is_last(event: AnyEvent) -> bool:
    """Whether the match is over after this event, played out or ended early."""
    return event["e"] == "match_end" or ends_early(event)
