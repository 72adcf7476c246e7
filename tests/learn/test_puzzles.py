"""The package's puzzles are valid, new ones can be made and checked, and other files are refused."""

import json
from collections import Counter
from collections.abc import Iterator
from datetime import date, timedelta
from importlib.resources import files
from itertools import islice
from pathlib import Path

import pytest

from hachiya.bots.search.bot import prepare
from hachiya.games.hanafuda.cards import card, month_of_card
from hachiya.games.hanafuda.game import state_of
from hachiya.games.registry import GAMES, find
from hachiya.learn.margin import margin_of
from hachiya.learn.puzzles.difficulty import difficulty, is_obvious, times_solved
from hachiya.learn.puzzles.making import make_puzzles
from hachiya.learn.puzzles.puzzle import BadPuzzle, Puzzle, check_puzzle, decision_kind, parse_line, read_puzzles
from hachiya.learn.puzzles.shelf import find_puzzle, puzzle_of_day, puzzles
from hachiya.learn.puzzles.themes import THEMES
from hachiya.words.errors import HachiyaError, UnknownName
from hachiya.words.languages import languages
from hachiya.words.voice import say
from tests.cli.command import Hachiya, hachiya, one_error
from tests.sampling import first

__all__ = ["hachiya"]

ALL = [puzzle for game in GAMES for puzzle in puzzles(game)]
A_FEW = ALL[7::30]


@pytest.mark.parametrize("game", GAMES)
def test_each_game_has_sixty_different_puzzles(game: str) -> None:
    shelf = puzzles(game)
    assert [puzzle.id for puzzle in shelf] == [f"{game}-{number}" for number in range(1, 61)]
    assert len({(puzzle.deck, puzzle.plays) for puzzle in shelf}) == 60
    margin = margin_of(find(game))
    assert all(puzzle.margin >= margin for puzzle in shelf)
    assert all(len(puzzle.worths) > 2 for puzzle in shelf if not {*puzzle.themes} & {"take", "sage", "bid", "declare"})


KINDS_BY_GAME = {
    "sannin": {"card", "take", "sage"},
    "nakayoshi": {"card", "take", "sage", "bid"},
    "shiragiku": {"card", "take", "sage"},
    "hachiju": {"card", "take", "sage", "bid"},
    "bashifen": {"lead", "follow", "bury", "declare"},
}
ANSWERS = {"sannin": {"stop", "sage"}, "nakayoshi": {"stop", "sage", "in", "out"}, "shiragiku": {"stop", "sage"}}
ANSWERS["hachiju"] = {"stop", "sage", "in", "out", "double"}
ANSWERS["bashifen"] = {"pass"}


@pytest.mark.parametrize("game", GAMES)
def test_each_game_has_puzzles_about_every_kind_of_decision_with_every_answer(game: str) -> None:
    shelf = puzzles(game)
    assert {decision_kind(puzzle.view()) for puzzle in shelf} == KINDS_BY_GAME[game]
    assert {puzzle.best for puzzle in shelf} >= ANSWERS[game]
    assert {puzzle.difficulty for puzzle in shelf} >= {1, 2}


def test_every_theme_has_puzzles() -> None:
    counts = Counter(theme for puzzle in ALL for theme in puzzle.themes)
    assert {*counts} == {*THEMES}
    assert all(count >= 4 for theme, count in counts.items() if theme != "hatto")


def test_a_puzzle_is_the_harder_the_stronger_the_bots_that_miss_it() -> None:
    """The order is Whim, Novice, Apprentice, Greedy, Adept, Master; each has had 20 tries."""
    assert difficulty((9, 9, 12, 20, 3, 20)) == 1
    assert difficulty((5, 2, 1, 0, 20, 20)) == 1
    assert difficulty((5, 2, 1, 0, 19, 20)) == difficulty((5, 2, 1, 0, 10, 20)) == 2
    assert difficulty((5, 2, 1, 0, 9, 20)) == difficulty((5, 2, 1, 0, 2, 20)) == 3
    assert difficulty((5, 2, 1, 0, 1, 20)) == difficulty((5, 2, 1, 0, 0, 0)) == 4
    assert is_obvious((9, 9, 12, 20, 20, 20))
    assert not is_obvious((9, 9, 12, 20, 19, 20))


@pytest.mark.compiled
def test_the_rungs_find_a_solution_as_often_as_the_shelf_says() -> None:
    for puzzle in ALL[3::75]:
        match = puzzle.match()
        best = match.game.read(match.view().state, puzzle.best)
        assert best is not None
        prepare(match.game.room)
        assert times_solved(match, best) == puzzle.solved


def test_the_themes_of_a_card_tell_what_it_takes() -> None:
    for puzzle in ALL:
        view = puzzle.view()
        if decision_kind(view) == "card":
            field = state_of(view.state).field
            takes = month_of_card(card(puzzle.best[0])) & field != 0
            assert takes == ("catch" in puzzle.themes)
            assert not (takes and "hold" in puzzle.themes)


def test_no_deal_makes_two_puzzles() -> None:
    assert len({puzzle.deck for puzzle in ALL}) == len(ALL)


def test_all_puzzles_take_at_most_300_kilobytes() -> None:
    shelf = files("hachiya.learn.puzzles")
    assert sum(len(shelf.joinpath(f"{game}.jsonl").read_bytes()) for game in GAMES) <= 300_000


@pytest.mark.parametrize("puzzle", first(A_FEW, ALL), ids=lambda puzzle: puzzle.id)
def test_each_puzzle_can_be_played_up_to_its_choice(puzzle: Puzzle) -> None:
    check_puzzle(puzzle)
    assert parse_line(puzzle.line()) == puzzle
    for language in languages():
        assert all("$" not in say(reason.message, language) for reason in puzzle.why)


def test_the_puzzle_of_the_day_cycles_through_all_sixty() -> None:
    day = date(2026, 11, 22)
    assert puzzle_of_day("sannin", day) is puzzle_of_day("sannin", day)
    assert {puzzle_of_day("hachiju", day + timedelta(days)).id for days in range(60)} == {
        p.id for p in puzzles("hachiju")
    }


def test_a_puzzle_is_found_by_its_name() -> None:
    assert find_puzzle("bashifen-60").game == "bashifen"
    for name in ("bashifen-61", "sannin", "", "chess-1"):
        with pytest.raises(UnknownName):
            find_puzzle(name)
    with pytest.raises(UnknownName):
        puzzles("chess")


def damaged() -> Iterator[tuple[str, str]]:
    """Lines that are not puzzles, each with a word of the error."""
    puzzle = puzzles("sannin")[0]
    line = puzzle.line()
    content = json.loads(line)
    yield "{", "JSON"
    yield "[]", "id"
    yield line.replace('"game":"sannin"', '"game":"chess"'), "chess"
    yield json.dumps(content | {"deck": content["deck"][:-1]}), "48"
    yield json.dumps(content | {"plays": "!,Q,Q,Q"}), "Q"
    yield json.dumps(content | {"plays": "!,nonsense"}), "nonsense"
    yield json.dumps(content | {"worths": [["pass", 1, 0]]}), "worths"
    yield json.dumps(content | {"worths": [["cancel", 1, 0], *content["worths"]]}), "cancel"
    yield json.dumps(content | {"worths": "pass"}), "worths"
    yield json.dumps(content | {"solved": content["solved"][1:]}), "solved"
    yield json.dumps(content | {"solved": [21, *content["solved"][1:]]}), "solved"
    yield json.dumps(content | {"themes": []}), "themes"
    yield json.dumps(content | {"themes": ["luck"]}), "themes"
    yield json.dumps(content | {"seats": 9}), "for 3 players"


@pytest.mark.parametrize(("line", "word"), [*damaged()])
def test_an_invalid_puzzle_is_refused_with_the_reason(line: str, word: str) -> None:
    with pytest.raises(HachiyaError) as refused:
        check_puzzle(parse_line(line))
    assert word in str(refused.value)


def test_an_invalid_puzzle_file_is_refused_with_the_line() -> None:
    good = puzzles("sannin")[0].line()
    with pytest.raises(BadPuzzle) as refused:
        list(read_puzzles([good, good, "{}"]))
    assert "Line 3" in str(refused.value)


@pytest.mark.compiled
@pytest.mark.parametrize("game", ["sannin", "bashifen"])
def test_the_same_seed_makes_the_same_puzzles(game: str) -> None:
    series = [list(islice(filter(None, make_puzzles(find(game), 7, 60)), 2)) for _ in range(2)]
    assert series[0] == series[1]
    for number, puzzle in enumerate(series[0], 1):
        check_puzzle(puzzle)
        assert puzzle.id == f"{game}-{number}"
        assert puzzle.margin >= margin_of(find(game))


def test_the_puzzles_command_shows_a_puzzle_and_its_solution(hachiya: Hachiya) -> None:
    text = hachiya("puzzles show sannin-3").text
    assert "Best is" not in text
    text = hachiya("puzzles show sannin-3 --solution").text
    assert "Best is" in text
    assert "B to choose" in text
    assert "最善は" in hachiya("puzzles show bashifen-3 --solution --lang ja").text
    assert hachiya("puzzles show --game hachiju").text.startswith("hachiju-")
    assert "sannin-1 … 60" in one_error(hachiya("puzzles show sannin-61"))
    assert "card points" in hachiya("puzzles drill points --number 3").text
    assert "How much does A pay C?" in hachiya("puzzles drill settlement --number 3").text
    assert "throws" in one_error(hachiya("puzzles drill none"))


@pytest.mark.compiled
def test_the_puzzles_command_makes_and_checks_puzzles(hachiya: Hachiya, tmp_path: Path) -> None:
    path = tmp_path / "new.jsonl"
    hachiya("puzzles make --game hachiju --number 2 --seed 3 --out", path)
    assert "2 puzzles are sound" in hachiya("puzzles check", path).text
    lines = path.read_text("utf-8").splitlines()
    content = json.loads(lines[1])
    content["worths"][0], content["worths"][-1] = content["worths"][-1], content["worths"][0]
    path.write_text("\n".join([lines[0], json.dumps(content)]), "utf-8")
    assert "Line 2" in one_error(hachiya("puzzles check", path))
