"""The notes of a score keeper: what has been entered, in order, so that every entry can be taken back."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Annotated, Literal, NotRequired

from pydantic import GetPydanticSchema
from typing_extensions import TypedDict

from hachiya.tally.deals import Fact
from hachiya.tally.entries import TallyFact

Facts = tuple[Fact, ...]
FactJson = Annotated[Fact, GetPydanticSchema(lambda _source, handler: handler.generate_schema(TallyFact))]
"""A fact, for pydantic of one of the types in `entries`."""


class Entry(TypedDict):
    """One entry: facts of the open deal, its close, or another reading of a closed deal."""

    do: Literal["enter", "close", "correct", "remove"]
    facts: NotRequired[list[FactJson]]
    """The facts entered, those that follow at the close, or all facts of the corrected deal."""
    deal: NotRequired[int]
    """The place of the corrected or removed deal, from 1; the open deal comes after all closed ones."""


@dataclass(frozen=True)
class Notes:
    """The facts of all closed deals and of the open one."""

    closed: tuple[Facts, ...] = ()
    open: Facts = ()

    def after(self, entry: Entry) -> "Notes":
        """The notes after one more entry."""
        facts = tuple(entry.get("facts", ()))
        place = entry.get("deal", 0) - 1
        match entry["do"]:
            case "enter":
                return replace(self, open=(*self.open, *facts))
            case "close":
                return Notes((*self.closed, (*self.open, *facts)))
            case "correct" | "remove" if place == len(self.closed):
                return replace(self, open=facts)
            case "correct":
                return replace(self, closed=(*self.closed[:place], facts, *self.closed[place + 1 :]))
            case "remove":
                return replace(self, closed=(*self.closed[:place], *self.closed[place + 1 :]))


def entries_of(closed: Iterable[Facts], open_deal: Sequence[Fact] = ()) -> list[Entry]:
    """The entries that make these deals, fact by fact."""
    entries: list[Entry] = []
    for facts in closed:
        entries += _entered(facts)
        entries.append({"do": "close"})
    return entries + _entered(open_deal)


def _entered(facts: Iterable[Fact]) -> list[Entry]:
    return [{"do": "enter", "facts": [fact]} for fact in facts]


def notes_of(entries: Iterable[Entry]) -> Notes:
    """The notes that these entries make."""
    notes = Notes()
    for entry in entries:
        notes = notes.after(entry)
    return notes
