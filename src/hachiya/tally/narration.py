"""What an entry has moved, in sentences: the payments of a fact, and the settlement of a deal."""

from collections.abc import Sequence

from hachiya.explain.sentences import Narrator
from hachiya.records.events import Event
from hachiya.tally.tally import Tally
from hachiya.words.message import Telling


def sentences_of_entry(before: Tally, after: Tally) -> list[Telling]:
    """Tell what one entry has moved.

    Args:
        before: The tally before the entry.
        after: The tally after it: with one fact more in the open deal, or with the open deal closed.

    Returns:
        The sentences about each new event that needs words.

    Example:
        >>> from hachiya import Tally
        >>> from hachiya.tally.narration import sentences_of_entry
        >>> tally = Tally("hachiju")
        >>> before = tally.copy()
        >>> tally.enter({"what": "bid", "seat": 0, "bid": "out"})
        >>> [sentence.message.key for telling in sentences_of_entry(before, tally) for sentence in telling]
        ['hanafuda-fold-hachiju']
    """
    match, so_far = before.match, before.so_far
    narrator = Narrator(match.game)
    for event in match.events:
        narrator.tell(event)
    if len(after.deals) == len(before.deals):
        new: Sequence[Event] = after.so_far[len(so_far) :]
    else:
        new = _after_tally(after.match.events[len(match.events) :], len(so_far))
    return [telling for telling in map(narrator.tell, new) if telling]


def _after_tally(events: Sequence[Event], paid: int) -> Sequence[Event]:
    """The events of a closed deal without those that its facts have made before the close."""
    first = next((place for place, event in enumerate(events) if event["e"] == "tally"), 0) + 1
    return [*events[: first - 1], *events[first + paid :]]
