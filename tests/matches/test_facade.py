"""The names of `import hachiya` do not depend on other imports, and the import loads little."""

import doctest
import subprocess
import sys

import pytest

import hachiya
from hachiya.matches import match
from hachiya.matches.seat_view import SeatView
from hachiya.words.errors import MissingExtra, UnknownName

EVERYTHING = """
import importlib, pkgutil
import hachiya

def fail(name):
    raise

apart = "hachiya.engine.native", "hachiya.store.migrations.env"  # which need Numba, and Alembic's run
before = {name: getattr(hachiya, name) for name in hachiya.__all__}
for module in pkgutil.walk_packages(hachiya.__path__, "hachiya.", fail):
    if not module.name.startswith(apart) and "__main__" not in module.name:
        importlib.import_module(module.name)
for name, found in before.items():
    assert getattr(hachiya, name) is found, name
assert hachiya.odds is importlib.import_module("hachiya.odds")
assert hachiya.play("hachiju", bots="random", options={"deals": 1}, seed=1).over
assert hachiya.bot("greedy").name == "greedy"
assert hachiya.Match("sannin").awaits_deal
assert "sannin" in hachiya.GAMES
assert hachiya.odds.hand_yaku("sannin").topic == "hand-yaku"
print("done")
"""
BARE = """
import sys
sys.modules["numba"] = sys.modules["numpy"] = None
import hachiya
assert not {name for name in sys.modules if name.startswith("hachiya.")}
assert {name for name in dir(hachiya) if not name.startswith("_")} == {*hachiya.__all__}
hachiya.play("hachiju", bots=["greedy", "random"], options={"deals": 1}, seed=1)
try:
    hachiya.bot("adept")
except hachiya.HachiyaError as error:
    print(type(error).__name__, error)
"""


def run(script: str, **environment: str) -> str:
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False, env=environment)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.slow
def test_no_public_name_is_shadowed_by_a_package_folder() -> None:
    assert run(EVERYTHING, HACHIYA_PURE="1") == "done\n"


def test_a_missing_extra_is_named() -> None:
    output = run(BARE)
    assert output.startswith(MissingExtra.__name__)
    assert "hachiya[fast]" in output


def test_the_error_of_an_unknown_name_lists_the_public_names() -> None:
    with pytest.raises(
        AttributeError,
        match="it has GAMES, HachiyaError, Match, Tally, bot, deals, events, hand, hint, load, odds, pile, play, "
        "review, svg, verify",
    ):
        _ = hachiya.games_of_chance


def test_the_games_are_a_mapping_that_prints_as_a_table() -> None:
    assert list(hachiya.GAMES) == ["sannin", "nakayoshi", "shiragiku", "hachiju", "bashifen"]
    assert len(hachiya.GAMES) == 5
    table = repr(hachiya.GAMES).splitlines()
    for name, game in hachiya.GAMES.items():
        assert repr(game).startswith(f"<Game {name}: ")
        row = next(number for number, line in enumerate(table) if line.startswith(name))
        for place, option in enumerate(game.options):
            assert f"{option.name}: {option.usual}" in table[row + place]


def test_odds_print_as_tables_and_have_a_short_repr() -> None:
    odds = hachiya.odds.hand_yaku("hachiju")
    assert repr(odds) == f"<Odds of hand-yaku in hachiju: {', '.join(table.key for table in odds.tables)}>"
    assert str(odds) == odds.text("en")
    assert str(odds).startswith("hachiju: Hand yaku")
    assert "役" in odds.text("ja")
    with pytest.raises(UnknownName, match="the languages are: en, ja, zh"):
        odds.text("tlh")


@pytest.mark.parametrize("number", [2.0, "3"])
def test_a_number_of_first_cards_is_a_whole_number(number: int) -> None:
    for _ in range(2):  # the second time the odds of the right number are at hand
        with pytest.raises(TypeError, match="k must be a whole number"):
            hachiya.odds.odds("first-cards", k=number)
        hachiya.odds.odds("first-cards", k=int(number))


def test_topics_of_odds_print_as_a_table() -> None:
    lines = repr(hachiya.odds.TOPICS).splitlines()
    assert [line.split()[0] for line in lines] == list(hachiya.odds.TOPICS)
    assert lines[0].endswith("what they bring [sannin, nakayoshi, shiragiku, hachiju]")
    assert "手役" in hachiya.odds.TOPICS.text("ja")


def test_play_accepts_bot_names_and_objects_that_choose() -> None:
    class Last:
        def choose(self, view: SeatView) -> str:
            return view.legal()[-1].name

    matches = hachiya.play(
        "hachiju", bots=["greedy", Last(), hachiya.bot("random", seed=1)], seed=7, options={"deals": 2}
    )
    assert matches.over
    assert matches.names == ("Greedy", "Last", "Whim")


def test_an_object_that_cannot_choose_is_no_player() -> None:
    with pytest.raises(UnknownName, match=r"^7 cannot play: .* choose\(view\); the bots are: Whim, .*, Adept, "):
        hachiya.play("sannin", bots=["greedy", 7, "greedy"])  # type: ignore[list-item]
    with pytest.raises(UnknownName, match="There is no bot 'deep blue'"):
        hachiya.play("sannin", bots=["greedy", "greedy", "deep blue"])


def test_a_seed_determines_a_match() -> None:
    first, second, third = (hachiya.play("sannin", bots="random", seed=7, number=number) for number in (3, 3, 4))
    assert first.to_jsonl() == second.to_jsonl() != third.to_jsonl()
    assert hachiya.Match("sannin").seed != hachiya.Match("sannin").seed


def test_the_examples_in_match_docstrings_run() -> None:
    failed, tried = doctest.testmod(match)
    assert (failed, tried > 3) == (0, True)
