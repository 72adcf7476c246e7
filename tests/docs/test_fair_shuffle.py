"""The worked example of docs/play/fair-shuffle.md, computed by the page's own lines."""

import re
from typing import Any

from hachiya.games.hanafuda.cards import LETTERS
from hachiya.records.fair.shuffle import seal
from tests.docs.pages import DOCS
from tools.docs import fair_tables

PAGE = (DOCS / "play" / "fair-shuffle.md").read_text("utf-8")
SHOWN = dict(re.findall(r"^\| (.*?) \| `(.*)` \|$", PAGE, re.M))


def test_the_fair_shuffle_page_shows_the_computed_example() -> None:
    assert fair_tables.vectors() in PAGE


def test_the_code_of_the_fair_shuffle_page_gives_the_shown_results() -> None:
    (code,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    assert "hachiya" not in code
    names: dict[str, Any] = {}
    exec(code, names)
    key, shuffled = names["key"], names["shuffled"]
    assert names["commitment"] == SHOWN["commitment"]
    assert key.hex() == SHOWN["key"]
    assert {seat: SHOWN[f"its hash, seat {seat}"] for seat in names["words"]} == {
        seat: seal(words) for seat, words in names["words"].items()
    }
    decks = {"deck (`deal`)": b"deal", "second shuffle (`stock`)": b"stock", "dealt again (`redeal/1`)": b"redeal/1"}
    for name, label in decks.items():
        assert "".join(LETTERS[card] for card in shuffled(key, label, 48)) == SHOWN[name]
    assert SHOWN["deck of two packs (`deal`), cards as numbers"].startswith(
        " ".join(map(str, shuffled(key, b"deal", 108)[:12]))
    )
    assert str(shuffled(key, b"white", 7)[0]) == SHOWN["the white card among all seven (`white`)"]


def test_the_hands_of_the_fair_shuffle_example_lie_in_its_deck() -> None:
    """The packets: four cards to each seat from the dealer, three to the field, then three to each and to the field."""
    deck = SHOWN["deck (`deal`)"]
    hands = {seat: "".join(sorted(deck[4 * at : 4 * at + 4] + deck[15 + 3 * at : 18 + 3 * at])) for at, seat in PLACES}
    assert hands == {seat: SHOWN[f"hand of seat {seat}"] for seat in (0, 1, 2)}
    assert "".join(sorted(deck[12:15] + deck[24:27])) == SHOWN["field"]
    assert deck[27:] == SHOWN["stock"]


PLACES = ((0, 1), (1, 2), (2, 0))
