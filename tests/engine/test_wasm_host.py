"""A host gets the name and the frame of each call, and what it leaves in the frame becomes the arguments."""

import struct
from collections.abc import Iterator

import pytest

from hachiya.engine.record import record
from hachiya.engine.wasm import host
from hachiya.engine.wasm.frame import WORD, Frame, fingerprint, shape_of
from hachiya.engine.wasm.host import has_host, hosted, use_host


@record
class Pile:
    """A record of two numbers."""

    cards: int
    points: int


def add(pile: Pile, piles: list[Pile], numbers: list[int], more: int) -> tuple[int, int]:
    """Add `more` to all that can change."""
    for each in (pile, *piles):
        each.points += more
    numbers[0] += more
    return more, len(numbers)


class PlainHost:
    """A host that knows where the arguments of `add` lie in a frame, and adds there."""

    def __init__(self) -> None:
        self.calls: list[str] = []

    def run(self, entry: str, frame: bytearray, /) -> None:
        self.calls.append(entry)
        head = struct.unpack_from("<10q", frame)
        _, pile, records, piles, many, numbers, count, more, *_ = head
        points = [pile + WORD, *(piles + 2 * WORD * number + WORD for number in range(many))]
        assert (records, many, count) == (1, 2, 3)
        for place in (*points, numbers):
            struct.pack_into("<q", frame, place, struct.unpack_from("<q", frame, place)[0] + more)
        struct.pack_into("<2q", frame, 8 * WORD, more, count)


class IdleHost:
    """A host that leaves frames as they are."""

    def run(self, _entry: str, _frame: bytearray, /) -> None:
        pass


@pytest.fixture(autouse=True)
def no_host_afterwards() -> Iterator[None]:
    yield
    host._hosts.clear()


def outcome(entry: object) -> tuple[object, ...]:
    pile, piles, numbers = Pile(), [Pile(), Pile()], [4, 5, 6]
    assert callable(entry)
    results = entry(pile, piles, numbers, 7)
    return results, pile.points, [each.points for each in piles], numbers


def test_an_entry_runs_as_plain_python_without_a_host() -> None:
    assert not has_host()
    assert outcome(hosted(add)) == outcome(add) == ((7, 3), 7, [7, 7], [11, 5, 6])


def test_an_entry_runs_in_the_host_with_equal_outcome() -> None:
    entry, plain_host = hosted(add), PlainHost()
    use_host(plain_host)
    assert has_host()
    assert outcome(entry) == outcome(add)
    assert plain_host.calls == ["tests.engine.test_wasm_host.add"]


def test_an_entry_without_results_returns_none() -> None:
    def nothing(pile: Pile, piles: list[Pile], numbers: list[int], more: int) -> None:
        raise AssertionError((pile, piles, numbers, more))

    use_host(IdleHost())
    assert outcome(hosted(nothing)) == (None, 0, [0, 0], [4, 5, 6])


def test_an_empty_list_lies_in_a_frame_as_one_of_length_zero() -> None:
    frame = Frame([[], 5], 1)
    assert struct.unpack("<5q", frame.content)[1:] == (5 * WORD, 0, 5, 0)
    assert frame.unpack() == (0,)


def test_fingerprints_differ_by_kind_record_and_results() -> None:
    shapes = [shape_of(argument) for argument in (1, [], Pile(), [Pile()])]
    assert len({fingerprint([shape], results) for shape in shapes for results in (0, 1)}) == 8
