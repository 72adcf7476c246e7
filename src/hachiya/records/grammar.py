"""The grammar of the lines of `.fuda`: which values stand without their key, and which are required."""

from collections.abc import Mapping

from hachiya.records.common_events import AnyEvent, Hints
from hachiya.records.events import BASHIFEN, HANAFUDA, START, EventFamily
from hachiya.records.fields import item_type
from hachiya.records.hanafuda.events import FACT_HINTS


class LineGrammar:
    """The grammar of the line of one event (or fact): its word, its values without key, and its required keys.

    Exactly one of the keys in `needs` with `|` between them is required.
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
        self.items = {key: item for key, hint in hints.items() if (item := item_type(hint))}
        """The types of the items, by key, of values that are lists and have any number of words."""


_COMMON = (
    LineGrammar("match", START.hints["match"], "version", needs="version"),
    LineGrammar("commit", START.hints["commit"], "n", needs="n sha256"),
    LineGrammar("entropy", START.hints["entropy"], "n", needs="n"),
    LineGrammar("reveal", START.hints["reveal"], "n", needs="n secret"),
    LineGrammar("seat", START.hints["seat"], "by name", needs="by name"),
    LineGrammar("note", START.hints["note"], "text", needs="text"),
)
_HANAFUDA = (
    LineGrammar("draw_seats", HANAFUDA.hints["draw_seats"], "draws", needs="draws"),
    LineGrammar("mizuten", HANAFUDA.hints["mizuten"], "yes", needs="yes"),
    LineGrammar("white_card", HANAFUDA.hints["white_card"], "n"),
    LineGrammar("deal", HANAFUDA.hints["deal"], "n", needs="hands field"),
    LineGrammar("redeal", HANAFUDA.hints["redeal"], "n", needs="hands field"),
    LineGrammar("bid", HANAFUDA.hints["bid"], "bid", needs="bid"),
    LineGrammar("squeezed", HANAFUDA.hints["squeezed"], "yaku"),
    LineGrammar("stock", HANAFUDA.hints["stock"], "cards", needs="cards"),
    LineGrammar("shima", HANAFUDA.hints["shima"], "cards"),
    LineGrammar("show", HANAFUDA.hints["show"], "yaku"),
    LineGrammar("play", HANAFUDA.hints["play"], "card takes", needs="card"),
    LineGrammar("turn", HANAFUDA.hints["turn"], "card takes", needs="card"),
    LineGrammar("stop", HANAFUDA.hints["stop"], "yaku"),
    LineGrammar("sage", HANAFUDA.hints["sage"], "yaku"),
    LineGrammar("cancel", HANAFUDA.hints["cancel"], "yaku"),
    LineGrammar("pay", HANAFUDA.hints["pay"], "from to points reason yaku", needs="from to points reason"),
    LineGrammar("deal_end", HANAFUDA.hints["deal_end"], "why"),
    LineGrammar("match_end", HANAFUDA.hints["match_end"]),
    LineGrammar("tally", HANAFUDA.hints["tally"], "n"),
)
_BASHIFEN = (
    LineGrammar("draw_seats", BASHIFEN.hints["draw_seats"], "draws", needs="draws"),
    LineGrammar("deal", BASHIFEN.written["deal"], "n", needs="draws|hands widow"),
    LineGrammar("declare", BASHIFEN.hints["declare"], "cards", needs="cards"),
    LineGrammar("trumps", BASHIFEN.hints["trumps"], "suit"),
    LineGrammar("bury", BASHIFEN.hints["bury"], "cards", needs="cards"),
    LineGrammar("play", BASHIFEN.hints["play"], "cards", needs="cards"),
    LineGrammar("trick", BASHIFEN.hints["trick"], "winner"),
    LineGrammar("failed_lead", BASHIFEN.hints["failed_lead"]),
    LineGrammar("deal_end", BASHIFEN.hints["deal_end"]),
    LineGrammar("match_end", BASHIFEN.hints["match_end"]),
    LineGrammar("tally", BASHIFEN.hints["tally"], "n", needs="points"),
)


def _by_word(*grammars: LineGrammar) -> dict[str, LineGrammar]:
    return {grammar.word: grammar for grammar in grammars}


EVENT_LINES: dict[EventFamily, dict[str, LineGrammar]] = {
    START: _by_word(*_COMMON),
    HANAFUDA: _by_word(*_COMMON, *_HANAFUDA),
    BASHIFEN: _by_word(*_COMMON, *_BASHIFEN),
}
"""Grammars of events, by family and by the word of the line."""
GAME_LINE = EVENT_LINES[START]["game"]


def grammar_of(event: AnyEvent, family: EventFamily) -> LineGrammar:
    """The grammar of the line of an event of the family."""
    return GAME_LINE if event["e"] == "match" else EVENT_LINES[family][event["e"]]


FACT_LINES = _by_word(
    LineGrammar("mizuten", FACT_HINTS["mizuten"]),
    LineGrammar("bid", FACT_HINTS["bid"], "bid", needs="bid"),
    LineGrammar("squeezed", FACT_HINTS["squeezed"], "yaku"),
    LineGrammar("hand", FACT_HINTS["hand"], "yaku", needs="yaku"),
    LineGrammar("annul", FACT_HINTS["annul"]),
    LineGrammar("two_turned", FACT_HINTS["two_turned"]),
    LineGrammar("tobikomi", FACT_HINTS["tobikomi"], "month", needs="month"),
    LineGrammar("captured", FACT_HINTS["captured"], "yaku", needs="yaku"),
    LineGrammar("sage", FACT_HINTS["sage"]),
    LineGrammar("cancel", FACT_HINTS["cancel"]),
    LineGrammar("nuke", FACT_HINTS["nuke"]),
    LineGrammar("special", FACT_HINTS["special"], "yaku", needs="yaku count"),
    LineGrammar("points", FACT_HINTS["points"], "points", needs="points"),
    LineGrammar("void", FACT_HINTS["void"]),
)
OMITTED_VALUES: Mapping[str, object] = {"fed_by": None, "extra": 0}
"""The values of keys that a fact leaves out."""
