"""The lines of `.fuda` as tables: which values stand without their key, and which must be there."""

from collections.abc import Mapping
from typing import get_origin

from hachiya.records.common_events import AnyEvent, Hints
from hachiya.records.events import BASHIFEN, HANAFUDA, START, Family
from hachiya.records.fields import bare
from hachiya.records.hanafuda.events import FACT_HINTS


class Form:
    """How one event (or fact) is written: its word, the values without key, and those that must be there.

    Of those with `|` between them one must be there, and only one may.
    """

    def __init__(self, name: str, hints: Hints, bare_values: str = "", needs: str = "") -> None:
        self.name = name
        self.word = "game" if name == "match" else name
        self.hints = hints
        self.seated = "seat" in hints
        self.positional = tuple(bare_values.split())
        self.needs = [tuple(key.split("|")) for key in needs.split()]
        apart = {"e", "what", "seat", "t", "format", "game", "options", "facts", *self.positional}
        self.named = tuple(key for key in hints if key not in apart)

    def many(self, key: str) -> bool:
        """Whether the value is a list, of as many words as there are."""
        return get_origin(bare(self.hints[key])) is list


_COMMON = (
    Form("match", START.hints["match"], "version", needs="version"),
    Form("commit", START.hints["commit"], "n", needs="n sha256"),
    Form("entropy", START.hints["entropy"], "n", needs="n"),
    Form("reveal", START.hints["reveal"], "n", needs="n secret"),
    Form("seat", START.hints["seat"], "by name", needs="by name"),
    Form("note", START.hints["note"], "text", needs="text"),
)
_HANAFUDA = (
    Form("draw_seats", HANAFUDA.hints["draw_seats"], "draws", needs="draws"),
    Form("mizuten", HANAFUDA.hints["mizuten"], "yes", needs="yes"),
    Form("white_card", HANAFUDA.hints["white_card"], "n"),
    Form("deal", HANAFUDA.hints["deal"], "n", needs="hands field"),
    Form("redeal", HANAFUDA.hints["redeal"], "n", needs="hands field"),
    Form("bid", HANAFUDA.hints["bid"], "bid", needs="bid"),
    Form("squeezed", HANAFUDA.hints["squeezed"], "yaku"),
    Form("stock", HANAFUDA.hints["stock"], "cards", needs="cards"),
    Form("shima", HANAFUDA.hints["shima"], "cards"),
    Form("show", HANAFUDA.hints["show"], "yaku"),
    Form("play", HANAFUDA.hints["play"], "card takes", needs="card"),
    Form("turn", HANAFUDA.hints["turn"], "card takes", needs="card"),
    Form("stop", HANAFUDA.hints["stop"], "yaku"),
    Form("sage", HANAFUDA.hints["sage"], "yaku"),
    Form("cancel", HANAFUDA.hints["cancel"], "yaku"),
    Form("pay", HANAFUDA.hints["pay"], "from to points reason yaku", needs="from to points reason"),
    Form("deal_end", HANAFUDA.hints["deal_end"], "why"),
    Form("match_end", HANAFUDA.hints["match_end"]),
    Form("tally", HANAFUDA.hints["tally"], "n"),
)
_BASHIFEN = (
    Form("draw_seats", BASHIFEN.hints["draw_seats"], "draws", needs="draws"),
    Form("deal", BASHIFEN.written("deal"), "n", needs="draws|hands widow"),
    Form("declare", BASHIFEN.hints["declare"], "cards", needs="cards"),
    Form("trumps", BASHIFEN.hints["trumps"], "suit"),
    Form("bury", BASHIFEN.hints["bury"], "cards", needs="cards"),
    Form("play", BASHIFEN.hints["play"], "cards", needs="cards"),
    Form("trick", BASHIFEN.hints["trick"], "winner"),
    Form("failed_lead", BASHIFEN.hints["failed_lead"]),
    Form("deal_end", BASHIFEN.hints["deal_end"]),
    Form("match_end", BASHIFEN.hints["match_end"]),
    Form("tally", BASHIFEN.hints["tally"], "n", needs="points"),
)


def _by_word(*forms: Form) -> dict[str, Form]:
    return {form.word: form for form in forms}


FORMS: dict[Family, dict[str, Form]] = {
    START: _by_word(*_COMMON),
    HANAFUDA: _by_word(*_COMMON, *_HANAFUDA),
    BASHIFEN: _by_word(*_COMMON, *_BASHIFEN),
}
"""By family and by the word of the line."""
GAME = FORMS[START]["game"]


def form_of(event: AnyEvent, family: Family) -> Form:
    """How an event of the family is written."""
    return GAME if event["e"] == "match" else FORMS[family][event["e"]]


FACTS = _by_word(
    Form("mizuten", FACT_HINTS["mizuten"]),
    Form("bid", FACT_HINTS["bid"], "bid", needs="bid"),
    Form("squeezed", FACT_HINTS["squeezed"], "yaku"),
    Form("hand", FACT_HINTS["hand"], "yaku", needs="yaku"),
    Form("annul", FACT_HINTS["annul"]),
    Form("two_turned", FACT_HINTS["two_turned"]),
    Form("tobikomi", FACT_HINTS["tobikomi"], "month", needs="month"),
    Form("captured", FACT_HINTS["captured"], "yaku", needs="yaku"),
    Form("sage", FACT_HINTS["sage"]),
    Form("cancel", FACT_HINTS["cancel"]),
    Form("nuke", FACT_HINTS["nuke"]),
    Form("special", FACT_HINTS["special"], "yaku", needs="yaku count"),
    Form("points", FACT_HINTS["points"], "points", needs="points"),
    Form("void", FACT_HINTS["void"]),
)
UNSAID: Mapping[str, object] = {"fed_by": None, "extra": 0}
"""What a fact says by leaving it out."""
