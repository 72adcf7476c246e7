"""The themes of a puzzle: what its choice is about, from its position, its best choice and the reasons for that."""

from collections.abc import Mapping, Sequence
from typing import Literal, get_args

from hachiya.games.bashifen.cards import KINDS
from hachiya.games.hanafuda.cards import CardSet, month_of_card
from hachiya.games.hanafuda.game import state_of
from hachiya.games.hanafuda.phases import Action
from hachiya.games.view import View
from hachiya.learn.families import FAMILIES
from hachiya.learn.reason import Reason

Theme = Literal[
    "catch",
    "hold",
    "deny",
    "hatto",
    "take",
    "sage",
    "bid",
    "double",
    "lead",
    "throw",
    "follow",
    "bury",
    "declare",
]
THEMES: Sequence[Theme] = get_args(Theme)

DENYING = frozenset(
    {"learn-yaku-given", "learn-yaku-kept", "learn-yaku-thrown", "learn-others-yaku", "learn-others-yaku-above"}
)
"""The messages about yaku of others."""
ABOUT_HATTO = frozenset({"learn-hatto", "learn-hatto-card", "learn-hatto-shares"})
"""The messages about 法度 (hatto)."""
OF_KIND: Mapping[str, Theme] = {
    "bid": "bid",
    "take": "take",
    "sage": "sage",
    "declare": "declare",
    "bury": "bury",
    "lead": "lead",
    "follow": "follow",
}
"""The theme of each kind of decision but `card`."""


def themes_of(view: View, choices: Sequence[Sequence[int]], reasons: Sequence[Reason]) -> tuple[Theme, ...]:
    """Return the themes of a position, at least one.

    `choices` are the actions of all judged choices, the best first; `reasons` are those for the best and against it.
    """
    kind = FAMILIES[view.game.family].decision_kind(view)
    if kind == "card":
        return _themes_of_card(state_of(view.state).field, choices, reasons)
    if kind == "bid" and any(choice[0] == Action.DOUBLE for choice in choices):
        return "bid", "double"
    if kind == "lead" and len({action for action in choices[0] if action < KINDS}) > 1:
        return "lead", "throw"
    return (OF_KIND[kind],)


def _themes_of_card(field: CardSet, choices: Sequence[Sequence[int]], reasons: Sequence[Reason]) -> tuple[Theme, ...]:
    """The themes of a play of a hand card: whether it takes a card, and what it does to others' yaku."""
    captures = [month_of_card(card) & field != 0 for card, *_ in choices]
    themes: list[Theme] = ["catch"] if captures[0] else ["hold"] if any(captures) else []
    keys = {reason.message.key for reason in reasons if reason.side == "for"}
    if keys & DENYING:
        themes.append("deny")
    if keys & ABOUT_HATTO:
        themes.append("hatto")
    return tuple(themes or ["hold"])
