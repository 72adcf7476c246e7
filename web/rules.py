"""Writes yaku.json for the page: the yaku of every game with flower cards, each with example cards."""

import json
from pathlib import Path
from typing import Any

from hachiya.games.hachihachi.hand_yaku import WILLOWS_AS_KASU, exposed, hand_yaku
from hachiya.games.hachihachi.state import FIRST_CAPTURED
from hachiya.games.hachihachi.state import Rules as FieldRules
from hachiya.games.hachiju.hand_yaku import KASU_SHOWN, SUIT_SHOWN, shown_cards, shown_yaku
from hachiya.games.hachiju.state import Rules as DoublingRules
from hachiya.games.hanafuda.cards import letters, mask
from hachiya.games.hanafuda.game import HanafudaGame, HanafudaGameOf
from hachiya.games.hanafuda.yaku import Yaku
from hachiya.games.registry import GAMES
from hachiya.games.unit import KAN
from hachiya.tables.messages.hanafuda.money import money_form

TARGET = Path(__file__).parent / "src" / "rooms" / "yaku.json"

EXAMPLES = {
    Yaku.SANBON: "EGHMUYl",
    Yaku.TATESANBON: "MNOEUgl",
    Yaku.KUTTSUKI: "EFUVYZg",
    Yaku.TESHI: "EFGHUYl",
    Yaku.HANEKEN: "EFGUVYZ",
    Yaku.ICHINISHI: "EFGHUVl",
    Yaku.SHISO: "EFGHUVW",
    Yaku.FUTASANBON: "EFGUVWl",
    Yaku.SANBONTATESANBON: "EFGMNOl",
    Yaku.FUTATATESANBON: "MNOYZal",
    Yaku.AKA: "BFGKWae",
    Yaku.TANICHI: "BGKOWae",
    Yaku.TOICHI: "EGKOWaj",
    Yaku.PIKAICHI: "AGKOWae",
    Yaku.KARASU: "CGKOWae",
    Yaku.SUROKU: "GKOWaeg",
}
"""For each hand yaku a hand that makes this yaku and no other; the engine checks it."""


def games() -> dict[str, Any]:
    """The yaku by game: hand yaku with value, example hand and open cards; captured yaku with their cards."""
    return {name: yaku_of(game) for name, game in GAMES.items() if isinstance(game, HanafudaGameOf)}


def yaku_of(game: HanafudaGame) -> dict[str, Any]:
    """The yaku of a game with its usual options; `total` says that values are those of all payers together."""
    rules = game.new_rules(game.complete_options({}))
    doubling = isinstance(rules, DoublingRules)
    hand, captured = of_doubling(rules) if doubling else of_fields(rules)
    return {"money": money_form(game.unit), "total": doubling, "hand": hand, "captured": captured}


def of_fields(rules: FieldRules) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """Hand yaku and captured yaku of the hachi-hachi games, in points of each payer in a small field."""
    hand = []
    for yaku, cards in EXAMPLES.items():
        if yaku < len(rules.hand_kan) and rules.hand_kan[yaku]:
            example = mask(cards)
            assert hand_yaku(example, WILLOWS_AS_KASU) == 1 << yaku, yaku
            hand.append(of_hand(yaku, example, exposed(example, WILLOWS_AS_KASU), rules.hand_kan[yaku] * KAN))
    captured = []
    for index, cards_of in enumerate(rules.captured_cards):
        if cards_of:
            yaku = Yaku(FIRST_CAPTURED + index)
            points, more = rules.captured_kan[index] * KAN, rules.captured_extra[index] * KAN
            hatto = bool(rules.hatto >> yaku & 1)
            captured.append(of_pile(yaku, cards_of, rules.captured_need[index], points, more, hatto=hatto))
    return hand, captured


def of_doubling(rules: DoublingRules) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """Hand yaku and captured yaku of 八十, in points of both payers together at rate 1."""
    families = KASU_SHOWN | SUIT_SHOWN
    hand = []
    for yaku, cards in EXAMPLES.items():
        if yaku < len(rules.hand_points) and rules.hand_points[yaku]:
            example = mask(cards)
            assert shown_yaku(example, families) == 1 << yaku, yaku
            hand.append(of_hand(yaku, example, shown_cards(example, families), rules.hand_points[yaku]))
    captured = [
        of_pile(Yaku(yaku), cards_of, need, points, 0, hatto=False)
        for yaku, cards_of, need, points in zip(
            rules.captured_yaku, rules.captured_cards, rules.captured_need, rules.captured_points, strict=True
        )
    ]
    return hand, captured


def of_hand(yaku: Yaku, hand: int, shown: int, points: int) -> dict[str, Any]:
    """A hand yaku with a hand that makes it and the cards of that hand that lie open."""
    return {"yaku": yaku.name.lower(), "cards": letters(hand), "open": letters(shown), "points": points}


def of_pile(yaku: Yaku, cards: int, need: int, points: int, more: int, *, hatto: bool) -> dict[str, Any]:
    """A captured yaku: cards, number needed, points, points for each further card, and whether 法度 holds."""
    name = yaku.name.lower()
    return {"yaku": name, "cards": letters(cards), "need": need, "points": points, "more": more, "hatto": hatto}


def text() -> str:
    """The content of yaku.json."""
    return json.dumps(games(), ensure_ascii=False, separators=(",", ":")) + "\n"
