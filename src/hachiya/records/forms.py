"""The lines of `.fuda` as tables: which values stand without their key, and which must be there."""

from collections.abc import Mapping
from typing import get_origin

from hachiya.records.events import EVENT_HINTS, FACT_HINTS, Hints
from hachiya.records.fields import bare


class Form:
    """How one event (or fact) is written: its word, the values without key, and those that must be there."""

    def __init__(self, name: str, hints: Hints, bare_values: str = "", needs: str = "") -> None:
        self.name = name
        self.word = "game" if name == "match" else name
        self.hints = hints
        self.seated = "seat" in hints
        self.positional = tuple(bare_values.split())
        self.needs = tuple(needs.split())
        apart = {"e", "what", "seat", "t", "format", "game", "options", "facts", *self.positional}
        self.named = tuple(key for key in hints if key not in apart)

    def many(self, key: str) -> bool:
        """Whether the value is a list, of as many words as there are."""
        return get_origin(bare(self.hints[key])) is list


EVENTS = {
    form.word: form
    for form in (
        Form("match", EVENT_HINTS["match"], "version", needs="version"),
        Form("draw_seats", EVENT_HINTS["draw_seats"], "draws", needs="draws"),
        Form("mizuten", EVENT_HINTS["mizuten"], "yes", needs="yes"),
        Form("deal", EVENT_HINTS["deal"], "n", needs="hands field"),
        Form("redeal", EVENT_HINTS["redeal"], "n", needs="hands field"),
        Form("bid", EVENT_HINTS["bid"], "bid", needs="bid"),
        Form("squeezed", EVENT_HINTS["squeezed"], "yaku"),
        Form("stock", EVENT_HINTS["stock"], "cards", needs="cards"),
        Form("shima", EVENT_HINTS["shima"], "cards"),
        Form("show", EVENT_HINTS["show"], "yaku"),
        Form("play", EVENT_HINTS["play"], "card takes", needs="card"),
        Form("turn", EVENT_HINTS["turn"], "card takes", needs="card"),
        Form("stop", EVENT_HINTS["stop"], "yaku"),
        Form("sage", EVENT_HINTS["sage"], "yaku"),
        Form("cancel", EVENT_HINTS["cancel"], "yaku"),
        Form("pay", EVENT_HINTS["pay"], "from to points reason yaku", needs="from to points reason"),
        Form("deal_end", EVENT_HINTS["deal_end"], "why"),
        Form("match_end", EVENT_HINTS["match_end"]),
        Form("tally", EVENT_HINTS["tally"], "n"),
        Form("commit", EVENT_HINTS["commit"], "n", needs="n sha256"),
        Form("entropy", EVENT_HINTS["entropy"], "n", needs="n"),
        Form("reveal", EVENT_HINTS["reveal"], "n", needs="n secret"),
        Form("seat", EVENT_HINTS["seat"], "by name", needs="by name"),
        Form("note", EVENT_HINTS["note"], "text", needs="text"),
    )
}
FACTS = {
    form.word: form
    for form in (
        Form("mizuten", FACT_HINTS["mizuten"]),
        Form("bid", FACT_HINTS["bid"], "bid", needs="bid"),
        Form("squeezed", FACT_HINTS["squeezed"], "yaku"),
        Form("hand", FACT_HINTS["hand"], "yaku", needs="yaku"),
        Form("annul", FACT_HINTS["annul"]),
        Form("tobikomi", FACT_HINTS["tobikomi"], "month", needs="month"),
        Form("captured", FACT_HINTS["captured"], "yaku", needs="yaku"),
        Form("sage", FACT_HINTS["sage"]),
        Form("cancel", FACT_HINTS["cancel"]),
        Form("nuke", FACT_HINTS["nuke"]),
        Form("special", FACT_HINTS["special"], "yaku", needs="yaku count"),
        Form("points", FACT_HINTS["points"], "points", needs="points"),
        Form("void", FACT_HINTS["void"]),
    )
}
UNSAID: Mapping[str, object] = {"fed_by": None, "extra": 0}
"""What a fact says by leaving it out."""
