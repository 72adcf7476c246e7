"""The past of a match: the moments to which it can go back, and what was chosen since."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from hachiya.games.game import Position
from hachiya.records.recording import Recorder


@dataclass(frozen=True, slots=True, eq=False)
class Moment:
    """The opening of a match, or the end of a deal's dealing or tallying; nothing in it is changed."""

    state: Position
    chosen: Sequence[int]
    """The actions that had been made of a choice."""
    recorder: Recorder
    events: int
    """The number of events."""
    calls: list[Sequence[int]] = field(default_factory=list)
    """The actions of each choice that was made after this moment and before the next."""

    def copy(self) -> "Moment":
        """Copy the moment, so that other choices can be made after it."""
        return Moment(self.state, self.chosen, self.recorder, self.events, [*self.calls])


class Past:
    """The past of a match since it was opened or loaded."""

    def __init__(self, *moments: Moment) -> None:
        self.moments = [*moments]
        """The moments, from the oldest."""

    def add(self, actions: Sequence[int]) -> None:
        """Add a choice."""
        self.moments[-1].calls.append(actions)

    def take_back(self) -> Sequence[Sequence[int]] | None:
        """Remove the last choice or moment; return the choices since the last moment, or None if nothing is left."""
        calls = self.moments[-1].calls
        if calls:
            calls.pop()
        elif len(self.moments) > 1:
            self.moments.pop()
        else:
            return None
        return self.moments[-1].calls

    def copy(self) -> "Past":
        """Copy the past."""
        return Past(*(moment.copy() for moment in self.moments))
