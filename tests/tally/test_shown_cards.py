"""Hand yaku are told by the cards that lie open, where these leave no doubt."""

from random import Random

import pytest

import hachiya
from hachiya import Tally
from hachiya.games.hachihachi.rulesets import nakayoshi, sannin, shiragiku
from hachiya.games.hachihachi.shown_cards import yaku_of_shown
from hachiya.games.hachiju.shown_cards import yaku_of_shown as yaku_of_shown_in_hachiju
from hachiya.games.hanafuda.cards import LETTERS, mask
from hachiya.games.hanafuda.yaku import from_keys, keys
from hachiya.games.registry import GAMES
from hachiya.words.errors import IllegalFact
from tests.tally.keeper import rich_deck

RULES = {"sannin": sannin, "nakayoshi": nakayoshi, "shiragiku": shiragiku}


def readings(game: str, cards: str) -> list[str]:
    """The hand yaku for which these cards can lie open, each as text."""
    if game == "hachiju":
        sets = yaku_of_shown_in_hachiju(mask(cards))
    else:
        sets = yaku_of_shown(mask(cards), RULES[game](GAMES[game].complete_options({})))
    return [" ".join(keys(yaku)) for yaku in sets]


@pytest.mark.parametrize("game", [*RULES, "hachiju"])
def test_the_open_cards_of_every_hand_can_stand_for_its_yaku(game: str) -> None:
    random = Random(2)
    shown = 0
    for _ in range(150):
        hand = "".join(LETTERS[card] for card in rich_deck(random)[:7])
        (judged,) = hachiya.hand(hand, game)
        for way in judged.showings:
            ribbons = "".join(letter for letter in way.ribbons.of if letter not in way.cards) if way.ribbons else ""
            cards = way.cards + ribbons[: way.ribbons.count if way.ribbons else 0]
            expected = " ".join(keys(from_keys([*way.yaku])))
            # Seven open cards of hachiju are taken as all that the hand makes.
            whole = game == "hachiju" and len(cards) == 7
            assert whole or expected in readings(game, cards), (hand, way)
            shown += 1
    assert shown > 40


@pytest.mark.parametrize(
    ("game", "cards", "yaku"),
    [
        ("sannin", "EFG", ["sanbon"]),
        ("sannin", "tuv", ["tatesanbon", "tatesanbon aka"]),
        ("nakayoshi", "tuv", ["tatesanbon", "tatesanbon aka"]),
        ("sannin", "ABCD", ["teshi"]),
        ("sannin", "ABCDEFG", ["shiso"]),
        ("sannin", "ABCDEF", []),
        ("sannin", "EFGUVW", ["futasanbon"]),
        ("nakayoshi", "CDGHKLO", ["kuttsuki karasu"]),
        ("hachiju", "CDGHKL", ["kuttsuki", "suroku", "kuttsuki suroku"]),
        ("hachiju", "EFG", ["sanbon"]),
        ("hachiju", "MOPWXtu", ["haneken suroku"]),
        ("hachiju", "AEI", []),
        ("hachiju", "", []),
        ("sannin", "ABCDEFGH", []),
    ],
)
def test_cards_stand_for_the_yaku_that_show_them(game: str, cards: str, yaku: list[str]) -> None:
    assert readings(game, cards) == yaku


def test_a_name_and_the_cards_must_agree() -> None:
    tally = Tally("sannin")
    tally.enter({"what": "field", "cards": ""})
    with pytest.raises(IllegalFact, match="No hand shows exactly"):
        tally.enter({"what": "hand", "seat": 0, "yaku": ["teshi"], "cards": "EFG"})
    tally.enter({"what": "hand", "seat": 0, "yaku": ["tatesanbon", "aka"], "cards": "tuv"})
    tally.enter({"what": "hand", "seat": 1, "cards": "GEF"})
    assert [fact["yaku"] for fact in tally.facts[1:]] == [["tatesanbon", "aka"], ["sanbon"]]
