"""News are delivered to the listeners of a topic; a lease is exclusive until it is ended."""

import asyncio

from hachiya.tables.attendance.bus import OneProcess


def test_the_bus_delivers_news_of_a_topic_to_its_listeners_in_order() -> None:
    bus = OneProcess()
    table: list[str] = []
    other: list[str] = []
    stop = bus.listen("table/a", table.append)
    bus.listen("table/b", other.append)
    for news in ("first", "second"):
        bus.publish("table/a", news)
    stop()
    stop()
    bus.publish("table/a", "third")
    bus.publish("table/b", "elsewhere")
    assert (table, other) == (["first", "second"], ["elsewhere"])


def test_a_listener_may_unsubscribe_while_it_is_called() -> None:
    bus = OneProcess()
    heard: list[str] = []

    def once(news: str) -> None:
        heard.append(news)
        stop()

    stop = bus.listen("table/a", once)
    bus.listen("table/a", heard.append)
    bus.publish("table/a", "first")
    bus.publish("table/a", "second")
    assert heard == ["first", "first", "second"]


def test_a_lease_is_free_for_others_only_after_its_end() -> None:
    async def take() -> None:
        bus = OneProcess()
        mine = await bus.take("deadline", "a")
        assert mine is not None
        assert await bus.take("deadline", "a") is None
        assert await bus.take("elsewhere", "a") is not None
        assert bus.lease_names("deadline") == {"a"}
        mine.end()
        assert bus.lease_names("deadline") == frozenset()
        theirs = await bus.take("deadline", "a")
        assert theirs is not None
        mine.end()
        assert bus.lease_names("deadline") == {"a"}

    asyncio.run(take())
