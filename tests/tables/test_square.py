"""News reach those who listen to their topic; a lease is one's own until it is ended."""

import asyncio

from hachiya.tables.square import OneProcess


def test_news_reach_whoever_listens_to_the_topic_in_their_order() -> None:
    square = OneProcess()
    one: list[str] = []
    other: list[str] = []
    stop = square.listen("table/a", one.append)
    square.listen("table/b", other.append)
    for news in ("first", "second"):
        square.publish("table/a", news)
    stop()
    stop()
    square.publish("table/a", "third")
    square.publish("table/b", "elsewhere")
    assert (one, other) == (["first", "second"], ["elsewhere"])


def test_who_hears_may_stop_listening_at_once() -> None:
    square = OneProcess()
    heard: list[str] = []

    def once(news: str) -> None:
        heard.append(news)
        stop()

    stop = square.listen("table/a", once)
    square.listen("table/a", heard.append)
    square.publish("table/a", "first")
    square.publish("table/a", "second")
    assert heard == ["first", "first", "second"]


def test_a_lease_is_anothers_only_when_it_is_ended() -> None:
    async def take() -> None:
        square = OneProcess()
        mine = await square.take("deadline", "a")
        assert mine is not None
        assert await square.take("deadline", "a") is None
        assert await square.take("elsewhere", "a") is not None
        assert square.held("deadline") == {"a"}
        mine.end()
        assert square.held("deadline") == frozenset()
        theirs = await square.take("deadline", "a")
        assert theirs is not None
        mine.end()
        assert square.held("deadline") == {"a"}

    asyncio.run(take())
