"""The notes of a score keeper: what has been entered, in order, so that every entry can be taken back."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Annotated, Literal, NotRequired

from pydantic import Field, GetPydanticSchema
from typing_extensions import TypedDict

from hachiya.tally.deals import Fact
from hachiya.tally.entries import TallyFact
from hachiya.words.errors import BadNumber
from hachiya.words.say import tally as say

Facts = tuple[Fact, ...]
FactJson = Annotated[Fact, GetPydanticSchema(lambda _source, handler: handler.generate_schema(TallyFact))]
"""A fact, for pydantic of one of the types in `entries`."""


class EnterEntry(TypedDict):
    """Facts of the open deal."""

    do: Literal["enter"]
    facts: list[FactJson]
    """The facts entered."""


class CloseEntry(TypedDict):
    """The close of the open deal."""

    do: Literal["close"]
    facts: NotRequired[list[FactJson]]
    """The facts that follow at the close."""


class CorrectEntry(TypedDict):
    """Another reading of a deal."""

    do: Literal["correct"]
    deal: int
    """The place of the deal, from 1; the open deal comes after all closed ones."""
    facts: list[FactJson]
    """All facts of the deal."""


class RemoveEntry(TypedDict):
    """The removal of a deal that was never played."""

    do: Literal["remove"]
    deal: int
    """The place of the deal, from 1; the open deal comes after all closed ones."""


Entry = Annotated[EnterEntry | CloseEntry | CorrectEntry | RemoveEntry, Field(discriminator="do")]


@dataclass(frozen=True)
class Notes:
    """The facts of all closed deals and of the open one."""

    closed: tuple[Facts, ...] = ()
    open: Facts = ()

    def after(self, entry: Entry) -> "Notes":
        """The notes after one more entry; BadNumber if it is about a deal that is not there."""
        if entry["do"] == "enter":
            return replace(self, open=(*self.open, *entry["facts"]))
        if entry["do"] == "close":
            return Notes((*self.closed, (*self.open, *entry.get("facts", ()))))
        place = self.place(entry["deal"])
        facts = tuple(entry["facts"]) if entry["do"] == "correct" else ()
        if place == len(self.closed):
            return replace(self, open=facts)
        corrected = (facts,) if entry["do"] == "correct" else ()
        return replace(self, closed=(*self.closed[:place], *corrected, *self.closed[place + 1 :]))

    def place(self, deal: int) -> int:
        """The index of a deal by its place from 1, of which the open deal is the last; BadNumber if there is none."""
        last = len(self.closed) + bool(self.open)
        if deal not in range(1, last + 1):
            raise BadNumber(say.no_deal(number=deal, most=last))
        return deal - 1


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
