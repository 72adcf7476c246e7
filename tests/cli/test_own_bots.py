"""A bot of one's own plays wherever a bot plays: as an object, and by the name of its module."""

import pickle
import sys
from pathlib import Path

import pytest

import hachiya
from hachiya.bots.arena.block import bots_of, play_block
from hachiya.bots.arena.job import Job
from hachiya.bots.bot import Bot
from hachiya.bots.own import find_named_bot
from hachiya.bots.player import BadChoice
from hachiya.bots.registry import find_bot
from hachiya.engine.bits import lowest
from hachiya.games.registry import usual_options
from hachiya.words.errors import UnknownName
from tests.cli.command import Hachiya

SOURCE = """
class Last:
    def choose(self, view):
        return view.legal()[-1]

class Wrong:
    def choose(self, view):
        return "nonsense"

def last(view):
    return view.legal()[-1]

last.choose = last
number = 7
"""


@pytest.fixture(autouse=True)
def own_module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "own_bots.py").write_text(SOURCE, "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    sys.modules.pop("own_bots", None)


@pytest.mark.parametrize("game", ["sannin", "bashifen"])
@pytest.mark.parametrize("name", ["own_bots:Last", "own_bots:last"])
def test_a_bot_in_a_module_plays_as_its_object_does(game: str, name: str) -> None:
    from own_bots import Last  # type: ignore[import-not-found]

    seats = hachiya.GAMES[game].seats[0]
    others = ["random"] * (seats - 1)
    by_name = hachiya.play(game, bots=[name, *others], names=["a", "b", "c", "d"][:seats], seed=1)
    by_object = hachiya.play(game, bots=[Last(), *others], names=["a", "b", "c", "d"][:seats], seed=1)
    assert by_name.events == by_object.events


def test_the_arena_and_a_match_take_each_others_bots() -> None:
    job = Job("sannin", usual_options("sannin"), 3, ("own_bots:Last", "random"), 1, 1, find_named_bot)
    assert len(play_block(job, bots_of(job), 0).values) == 2
    of_policy = Bot.of_chooser("lowest", lambda view, _rng: [lowest(view.actions)])
    for definition in (of_policy, find_bot("greedy"), find_named_bot("own_bots:Last")):
        assert hachiya.play("sannin", bots=[definition, "random", "random"], seed=1).over


def test_the_terminal_and_simulate_take_a_bot_of_ones_own(hachiya: Hachiya) -> None:
    done = hachiya("simulate --game sannin --bots own_bots:Last,greedy,own_bots:last --matches 2 --seed 1")
    assert done.code == 0
    assert hachiya("simulate --bots own_bots:Last,greedy,own_bots:last --matches 2 --seed 1 --workers 2") == done
    assert hachiya("play --game sannin --bots own_bots:Last --seed 1", stdin=b"\n" * 9).code == 0


@pytest.mark.parametrize(
    ("name", "error"),
    [
        ("nowhere:BOT", "there is no module 'nowhere'"),
        ("own_bots:Nobody", "there is no 'Nobody' in own_bots"),
        ("own_bots:number", r"7 cannot play: .* choose\(view\)"),
        (":", "there is no module ''"),
        ("Nobody", "There is no bot 'Nobody'"),
    ],
)
def test_a_name_without_a_bot_is_refused(name: str, error: str) -> None:
    for find in (find_named_bot, hachiya.bot):
        with pytest.raises(UnknownName, match=error):
            find(name)


def test_a_wrong_choice_names_the_bot_and_the_legal_choices() -> None:
    match = hachiya.Match("sannin", dealer=0, seed=8)
    match.deal()
    with pytest.raises(BadChoice, match="own_bots:Wrong: seat 0 cannot choose 'nonsense'; legal: show aka Simq"):
        hachiya.bot("own_bots:Wrong").choose(match.view())


def test_a_bot_of_ones_own_can_be_pickled() -> None:
    match = hachiya.Match("sannin", dealer=0, seed=8)
    match.deal()
    player = hachiya.bot("own_bots:Last", seed=1)
    assert pickle.loads(pickle.dumps(player)).choose(match.view()) == player.choose(match.view())
