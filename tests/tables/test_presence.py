"""The presence of viewers is announced to all at the table, and nothing else about them."""

from hachiya.tables.attendance.outbox import Outbox
from hachiya.tables.live.tables import Tables
from tests.tables.memory import MemoryStore
from tests.tables.test_tables import Seat, at_tables, everyone, order, sit, until


def nothing() -> None:
    """Ignore what is sent."""


async def presence_news(seat: Seat, times: int) -> dict[str, object]:
    """The nth presence message to a seat."""
    message = await seat.hears("presence", times)
    return {key: value for key, value in message.items() if key in ("here", "watching", "same")}


def test_arrivals_and_departures_are_announced_to_those_present() -> None:
    async def script(tables: Tables, _store: MemoryStore) -> None:
        setup, _ = await everyone(tables, order("person", "greedy"))
        first_seat, other = (seat for seat, player in enumerate(setup.players) if player == "person")
        (first,) = await sit(tables, setup.id, first_seat)
        assert await presence_news(first, 1) == {"here": [first_seat], "watching": 0, "same": []}
        second, onlooker = await sit(tables, setup.id, other, "table")
        assert await presence_news(first, 2) == {"here": [first_seat, other], "watching": 0, "same": []}
        everybody = {"here": [first_seat, other], "watching": 1, "same": []}
        assert (
            await presence_news(first, 3)
            == await presence_news(second, 2)
            == await presence_news(onlooker, 1)
            == everybody
        )
        second.live.leave(other, second.box)
        assert await presence_news(onlooker, 2) == {"here": [first_seat], "watching": 1, "same": []}
        for gone in (first, onlooker):
            gone.live.leave(gone.viewer, gone.box)
        assert not tables.services.bus.lease_names(f"here/{setup.id}")

    at_tables(script)


def test_a_second_connection_of_a_seat_is_not_announced() -> None:
    async def script(tables: Tables, _store: MemoryStore) -> None:
        setup, _ = await everyone(tables, order("person", "greedy"))
        first_seat = setup.players.index("person")
        first, second = await sit(tables, setup.id, first_seat, first_seat)
        assert await presence_news(second, 1) == {"here": [first_seat], "watching": 0, "same": []}
        second.live.leave(first_seat, second.box)
        await sit(tables, setup.id, "table")
        assert await presence_news(first, 2) == {"here": [first_seat], "watching": 1, "same": []}

    at_tables(script)


def test_presence_is_not_announced_where_one_person_plays_with_bots() -> None:
    async def script(tables: Tables, _store: MemoryStore) -> None:
        opened = await tables.opening.open(order("greedy", "greedy"))
        (person,) = await sit(tables, opened.setup.id, opened.own)
        (onlooker,) = await sit(tables, opened.setup.id, "table")
        await presence_news(person, 1)
        assert person.heard[0]["is"] == "table"
        onlooker.live.leave("table", onlooker.box)
        assert (await presence_news(person, 2))["watching"] == 0

    at_tables(script)


def test_one_person_at_two_seats_is_announced_even_after_taking_turns() -> None:
    async def script(tables: Tables, _store: MemoryStore) -> None:
        setup, _ = await everyone(tables, order("person", "person"))
        live = await tables.registry.get(setup.id)
        (onlooker,) = await sit(tables, setup.id, "table")
        for seat, person in enumerate(("ume", "kiku", "ume")):
            box = Outbox(10**9, nothing, nothing)
            await live.join(seat, box, person)
            live.leave(seat, box)
        await until(lambda: any(message.get("same") == [[0, 2]] for message in onlooker.heard))
        assert "ume" not in str(onlooker.heard)

    at_tables(script)


def test_a_visitor_is_admitted_when_the_store_fails() -> None:
    async def script(tables: Tables, store: MemoryStore) -> None:
        setup, _ = await everyone(tables, order("person", "person"))
        (first,) = await sit(tables, setup.id, 0)
        store.fails = True
        box = Outbox(10**9, lambda: None, lambda: None)
        await first.live.join(1, box, "p" * 16)
        store.fails = False
        await first.live.wait_for_notes()
        assert await store.visitors(setup.id) == []
        assert set(first.live.audience.viewers()) == {0, 1}

    at_tables(script)


def test_no_visitors_are_stored_for_a_finished_match() -> None:
    async def script(tables: Tables, store: MemoryStore) -> None:
        setup, _ = await everyone(tables, order("person", "person"))
        live = await tables.registry.get(setup.id)
        box = Outbox(10**9, lambda: None, lambda: None)
        await live.join(0, box, "p" * 16)
        for seat in range(3):
            await live.wish_end(seat, True)
        assert live.match.over
        await live.join(1, box, "q" * 16)
        assert [visitor.person for visitor in await store.visitors(setup.id)] == ["p" * 16]

    at_tables(script)
