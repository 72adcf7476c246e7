"""The fair queue: clients in turn, then the tables of a client in turn."""

from hachiya.workers.fair_queue import FairQueue


def queue_of(*items: str) -> FairQueue[str]:
    """A queue of items like `a1x`: the client, the table, and the rest."""
    queue = FairQueue[str]()
    for item in items:
        queue.put(item[0], item[:2], item)
    return queue


def order(queue: FairQueue[str]) -> list[str]:
    """The items in the order in which the queue gives them."""
    result = []
    while (item := queue.take()) is not None:
        result.append(item)
    return result


def test_a_client_with_fifty_tables_does_not_delay_a_client_with_one() -> None:
    queue = FairQueue[str]()
    for table in range(50):
        queue.put("many", f"table {table}", "many")
    for _ in range(3):
        queue.put("one", "table", "one")
    assert order(queue)[:7] == ["many", "one", "many", "one", "many", "one", "many"]


def test_the_tables_of_a_client_take_turns_and_each_keeps_its_order() -> None:
    queue = queue_of("a1p", "a1q", "a1r", "a2p", "b1p", "b1q")
    assert order(queue) == ["a1p", "b1p", "a2p", "b1q", "a1q", "a1r"]


def test_a_client_that_comes_back_takes_the_last_place() -> None:
    queue = queue_of("a1p", "b1p", "c1p")
    assert queue.take() == "a1p"
    queue.put("a", "a1", "a1q")
    assert order(queue) == ["b1p", "c1p", "a1q"]


def test_an_item_that_may_not_leave_holds_up_its_own_table_alone() -> None:
    queue = queue_of("a1slow", "a1fast", "a2fast", "b1slow")
    assert queue.take(lambda item: item.endswith("fast")) == "a2fast"
    assert queue.take(lambda item: item.endswith("fast")) is None
    assert len(queue) == 3
    assert order(queue) == ["b1slow", "a1slow", "a1fast"]


def test_a_removed_item_takes_no_turn() -> None:
    queue = queue_of("a1p", "b1p", "a1q")
    queue.remove("a", "a1", "a1p")
    queue.remove("b", "b1", "b1p")
    queue.remove("b", "b1", "b1p")
    assert len(queue) == 1
    assert order(queue) == ["a1q"]


def test_a_cleared_queue_is_empty() -> None:
    queue = queue_of("a1p", "b1p", "a1q")
    assert sorted(queue.clear()) == ["a1p", "a1q", "b1p"]
    assert (len(queue), queue.take()) == (0, None)
