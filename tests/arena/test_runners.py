"""All runners play the same blocks, and name a bot whose choice is illegal."""

import multiprocessing
import sys
from collections.abc import Iterable
from contextlib import closing
from multiprocessing.connection import wait
from typing import Any

import pytest

from hachiya.bots.arena.block import Block
from hachiya.bots.arena.runners import Worker, run_in_processes, run_on_ray, run_serial
from hachiya.bots.processes import Failure, NoWorkers, cores
from hachiya.words.message import Message
from tests.arena.jobs import job


def without_times(blocks: Iterable[Block]) -> list[dict[str, Any]]:
    """The blocks as JSON, in their order, without the times."""
    contents = [block.to_json() for block in sorted(blocks, key=lambda block: block.number)]
    for block in contents:
        for notes in block["notes"].values():
            assert notes.pop("times")
    return contents


@pytest.mark.slow
def test_several_processes_play_the_same_blocks_as_one() -> None:
    of = job("nakayoshi", "hopeful,random,random", deals=7)
    alone = without_times(run_serial(of, range(7)))
    assert [block["block"] for block in alone] == list(range(7))
    assert without_times(run_in_processes(of, range(7), 2)) == alone
    assert alone[0]["values"] != alone[1]["values"]


def test_closing_the_block_generator_ends_the_worker_processes() -> None:
    with closing(run_in_processes(job("sannin", deals=1000), range(1000), 2)) as blocks:
        next(blocks)
        working = multiprocessing.active_children()
        assert working
    for process in working:
        assert wait([process.sentinel], 20)  # `is_alive` may not know yet when the pool has reaped it


@pytest.mark.slow
def test_a_ray_cluster_plays_the_same_blocks_as_one_process() -> None:
    of = job("nakayoshi", "hopeful,random", deals=6)
    assert without_times(run_on_ray(of, range(6), "local", 2)) == without_times(run_serial(of, range(6)))
    with pytest.raises(Failure, match="nothing"):
        list(run_on_ray(job("sannin", "nothing,greedy"), [0], "local", 1))


@pytest.mark.slow
def test_an_unreachable_ray_cluster_is_named_in_the_error() -> None:
    with pytest.raises(NoWorkers, match=r"127\.0\.0\.1:9"):
        list(run_on_ray(job("sannin"), [0], "127.0.0.1:9", None))


def test_a_missing_ray_package_is_named_in_the_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(NoWorkers, match=r"hachiya\[ray\]"):
        list(run_on_ray(job("sannin"), [0], "local", 1))


WRONG_BOTS = {
    "nothing": "The bot nothing chose nothing",
    "out_of_place": "The bot out_of_place: seat .* cannot choose action -1; legal: ",
    "too_much": r"The bot too_much chose \d+ \d+.*, which is more than one choice",
}


@pytest.mark.parametrize("name", WRONG_BOTS)
@pytest.mark.slow
def test_a_bot_with_an_illegal_choice_is_named_in_the_error(name: str) -> None:
    of = job("hachiju", f"greedy,{name}")
    with pytest.raises(Failure, match=WRONG_BOTS[name]) as wrong:
        list(run_serial(of, [0]))
    assert name in wrong.value.text("ja")
    with pytest.raises(Failure, match=WRONG_BOTS[name]):
        list(run_in_processes(of, [0, 1], 2))
    assert isinstance(Worker(of).play(0), Message)


def test_the_number_of_cores_is_plausible() -> None:
    assert 1 <= cores() <= 4096
