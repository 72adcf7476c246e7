"""The contract between tables and stores, tested with memory, SQLite and PostgreSQL."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from hachiya.tables.match.match import Match
from hachiya.tables.problems import NoTable
from hachiya.tables.stored.chat_line import ChatLine
from hachiya.tables.stored.entries import Choice, Deck, Ending, Entry, Handover, Tick, record_of_lines
from hachiya.tables.stored.fair import Secret
from hachiya.tables.stored.keys import Invitation, Key, Revocation
from hachiya.tables.stored.places import Closing, Place, SentAway, Vacancy
from hachiya.tables.stored.setup import OPEN, PERSON, Setup, Sitter, TablePolicy
from hachiya.tables.stored.snapshot import Snapshot
from hachiya.tables.stored.standing import Standing
from hachiya.tables.stored.store import Conflict, StoreChange
from hachiya.tables.stored.timing import Deadline, Timing
from hachiya.tables.stored.visits import LastSeen, Visitor
from hachiya.tables.stored.wishes import Wishes
from tests.playing import BASHIFEN_MENUS, SANNIN, Menu
from tests.store.conftest import AnyStore, OpenStore
from tests.tables.play import entries, new_setup

A, B = "a" * 16, "b" * 16
TEXTS = ["", "日本", "🀄\u0301", "'; drop table tables; --", '{"a": "\\u0000"}', "x" * 5000]
"""Texts that a careless store changes."""


def setup_of(table: str = A, **changes: Any) -> Setup:
    return replace(new_setup(), id=table, **changes)


def deck(version: int, table: str = A) -> Deck:
    return Deck(table, version, [1, 2], record_of_lines(['{"e":"note","text":"日本"}', '{"e":"note","text":"b"}']))


def choice(version: int, seat: int, message: str | None, table: str = A) -> Choice:
    return Choice(
        table, version, seat, [version], message, record_of_lines([f'{{"e":"note","text":"{version}"}}']), 12_345
    )


def check(opened: OpenStore, script: Callable[[AnyStore], Awaitable[None]]) -> None:
    """Run a script on the store."""

    async def run() -> None:
        async with opened() as store:
            await script(store)

    asyncio.run(run())


def written(opened: OpenStore, *rows: StoreChange) -> None:
    """Write these rows to the store, and close it."""
    check(opened, lambda store: store.add(*rows))


@pytest.mark.parametrize("menu", [SANNIN, BASHIFEN_MENUS[0]], ids=str)
def test_a_stored_match_is_loaded_equal(opened: OpenStore, menu: Menu) -> None:
    match = Match(replace(new_setup(menu), id=A))
    played: list[Entry] = [entry for _, entry in entries(match, Random(1), 2)]

    async def keep(store: AnyStore) -> None:
        await store.add(match.setup, played[0])
        for start in range(1, len(played), 20):
            await store.add(*played[start : start + 20])

    async def look(store: AnyStore) -> None:
        assert await store.load(A) == (match.setup, played)
        assert await store.table(A) == match.setup
        assert await store.version(A) == len(played)
        for version in (0, 2, len(played)):
            assert await store.since(A, version) == played[version:]
            assert await store.record(A, version) == [line for entry in played[:version] for line in entry.record]
        for entry in played:
            if isinstance(entry, Choice):
                assert await store.version_of(A, entry.seat, str(entry.message)) == entry.version

    check(opened, keep)
    check(opened, look)


@pytest.mark.parametrize(
    "entry",
    [
        deck(1),
        Tick(A, 1, record_of_lines(['{"e":"note","text":"tick"}'])),
        choice(1, 2, "m"),
        choice(1, 2, None),
        Handover(A, 1, 1, "greedy", "Greedy", [], stands_in=True),
        Handover(A, 1, 1, PERSON, "花", []),
        Ending(A, 1, record_of_lines(['{"e":"note","text":"end"}'])),
    ],
    ids=lambda entry: type(entry).__name__,
)
def test_an_entry_of_every_kind_is_loaded_equal(opened: OpenStore, entry: Entry) -> None:
    written(opened, setup_of(), entry)

    async def look(store: AnyStore) -> None:
        assert await store.since(A, 0) == [entry]

    check(opened, look)


def test_a_table_is_loaded_with_all_its_settings(opened: OpenStore) -> None:
    first = setup_of(
        names=(*TEXTS[1:3], "Aki"),
        options={"kan": 3, "rule": "日本"},
        timing=Timing(30, 600, 5),
        host=1,
        reveal="match",
        pace=17,
        clock=250,
        origin="a moment",
    )
    second = setup_of(B, follows=A, sat=(2, None, 0))
    written(opened, first, second)

    async def look(store: AnyStore) -> None:
        assert await store.table(A) == first
        assert await store.table(B) == second
        assert await store.follower(A) == second
        assert await store.follower(B) is None

    check(opened, look)


def test_a_query_for_an_unknown_table_gives_nothing(opened: OpenStore) -> None:
    async def look(store: AnyStore) -> None:
        assert await store.table(A) is None
        assert await store.load(A) is None
        assert await store.resume(A, 0) is None
        assert await store.follower(A) is None
        assert await store.invitation(A, 0) is None
        assert await store.deadline(A) is None
        assert await store.version_of(A, 0, "m") is None
        assert (await store.version(A), await store.since(A, 0), await store.record(A, 5)) == (0, [], [])
        assert (await store.chat_lines(A), await store.places(A)) == ([], [])
        assert (await store.sent_away(A), await store.secrets(A)) == (set(), {})
        assert (await store.due(10**15), await store.tables_handed_over()) == ([], [])
        assert not await store.owns("digest", A, 0)

    check(opened, look)


@pytest.mark.parametrize(
    ("there", "more"),
    [
        ([setup_of()], setup_of()),
        ([setup_of(), setup_of(B, follows=A)], setup_of("c" * 16, follows=A)),
        ([setup_of(), deck(1)], deck(1)),
        ([setup_of(), choice(1, 0, "m")], choice(2, 0, "m")),
        ([setup_of(), Key(A, 0, "digest")], Key(A, 1, "digest")),
        ([setup_of(), Invitation(A, 0, 1, "x")], Invitation(A, 0, 1, "y")),
        ([setup_of(), Sitter(A, 1, "Hana", PERSON)], Sitter(A, 1, "Aki", PERSON)),
        ([setup_of(), ChatLine(A, 1, 0, "hello", None, 5)], ChatLine(A, 1, 1, "bye", None, 6)),
        ([setup_of(), ChatLine(A, 1, 0, "hello", None, 5, "m")], ChatLine(A, 2, 0, "bye", None, 6, "m")),
        ([setup_of(), SentAway(A, "p" * 16)], SentAway(A, "p" * 16)),
        ([setup_of(), deck(1), Snapshot(A, 1, b"x")], Snapshot(A, 1, b"y")),
    ],
    ids=lambda rows: type(rows).__name__ if not isinstance(rows, list) else "",
)
def test_a_row_stored_twice_is_a_conflict_that_stores_nothing(
    opened: OpenStore, there: list[StoreChange], more: StoreChange
) -> None:
    """A call stores all its rows or none."""

    async def script(store: AnyStore) -> None:
        await store.add(*there)
        before = await store.load(A), await store.chat_lines(A), await store.places(A)
        with pytest.raises(Conflict):
            await store.add(Place(A, 2, sign=5), more, deck(7))
        assert (await store.load(A), await store.chat_lines(A), await store.places(A)) == before
        await store.add(Place(A, 2, sign=5), deck(7))
        assert await store.places(A) == [Place(A, 2, sign=5)]

    check(opened, script)


def test_equal_message_ids_of_different_seats_are_no_conflict(opened: OpenStore) -> None:
    rows = [choice(1, 0, "m"), choice(2, 1, "m"), choice(3, 0, None), choice(4, 0, None), choice(5, 0, "n")]

    async def script(store: AnyStore) -> None:
        await store.add(setup_of(), *rows)
        assert await store.since(A, 0) == rows
        assert [await store.version_of(A, seat, "m") for seat in (0, 1, 2)] == [1, 2, None]

    check(opened, script)


@pytest.mark.parametrize(
    "row", [deck(1), Key(A, 0, "d"), Place(A, 0, sign=1), ChatLine(A, 1, 0, "hello", None, 1), SentAway(A, "p" * 16)]
)
def test_a_row_for_an_unknown_table_is_refused(opened: OpenStore, row: StoreChange) -> None:
    async def script(store: AnyStore) -> None:
        with pytest.raises(NoTable):
            await store.add(row)

    check(opened, script)


def test_each_concurrent_writer_gets_its_own_result(opened: OpenStore) -> None:
    async def script(store: AnyStore) -> None:
        names = [f"{number:016}" for number in range(30)]
        await asyncio.gather(*(store.add(setup_of(name)) for name in names))
        twice = [store.add(deck(1, name)) for name in names for _ in range(2)]
        results = await asyncio.gather(*twice, return_exceptions=True)
        assert [result for result in results if result is not None and not isinstance(result, Conflict)] == []
        assert sum(isinstance(result, Conflict) for result in results) == len(names)
        assert [await store.version(name) for name in names] == [1] * len(names)

    check(opened, script)


def test_a_key_opens_its_own_seat_until_it_is_revoked(opened: OpenStore) -> None:
    async def script(store: AnyStore) -> None:
        await store.add(setup_of(), setup_of(B), Key(A, 1, "old"), Key(A, 2, "other"))
        assert [await store.owns("old", table, seat) for table, seat in ((A, 1), (A, 0), (B, 1))] == [
            True,
            False,
            False,
        ]
        await store.add(Revocation(A, 1), Key(A, 1, "new"))
        assert [await store.owns(digest, A, 1) for digest in ("old", "new")] == [False, True]
        assert await store.owns("other", A, 2)

    check(opened, script)


def test_the_newest_invitation_of_a_seat_counts(opened: OpenStore) -> None:
    async def script(store: AnyStore) -> None:
        await store.add(setup_of(), *(Invitation(A, 1, number, str(number)) for number in (2, 10, 9)))
        assert await store.invitation(A, 1) == Invitation(A, 1, 10, "10")
        assert await store.invitation(A, 0) is None

    check(opened, script)


def test_rows_of_a_player_who_leaves_before_the_first_deal_are_deleted(opened: OpenStore) -> None:
    start = setup_of(players=(PERSON, OPEN, OPEN), names=("Hana", "", ""), host=0)
    rows: list[StoreChange] = [
        Sitter(A, 1, "Rin", PERSON),
        Key(A, 1, "rin"),
        Place(A, 1, sign=3),
        ChatLine(A, 1, 1, "hello", None, 1),
        ChatLine(A, 2, 0, "hello", None, 2),
    ]

    async def script(store: AnyStore) -> None:
        await store.add(start, Key(A, 0, "hana"), Place(A, 0, sign=1), *rows)
        seated = await store.table(A)
        assert seated is not None
        assert seated.names == ("Hana", "Rin", "")
        await store.add(Vacancy(A, 1), SentAway(A, "p" * 16))
        assert await store.table(A) == start
        assert not await store.owns("rin", A, 1)
        assert await store.owns("hana", A, 0)
        assert await store.places(A) == [Place(A, 0, sign=1)]
        assert await store.chat_lines(A) == [ChatLine(A, 2, 0, "hello", None, 2)]
        assert await store.sent_away(A) == {"p" * 16}
        await store.add(Sitter(A, 1, "Mio", PERSON), Key(A, 1, "mio"))
        assert (await store.table(A)) == start.with_sitter(Sitter(A, 1, "Mio", PERSON))

    check(opened, script)


def test_rows_of_a_closed_table_are_deleted(opened: OpenStore) -> None:
    async def script(store: AnyStore) -> None:
        own: list[StoreChange] = [Key(A, 0, "k"), Place(A, 0), Invitation(A, 1, 1, "i"), Deadline(A, 5)]
        own.append(ChatLine(A, 1, 0, "hello", None, 1))
        await store.add(setup_of(), *own, Standing(A, 0, 0, None, []), setup_of(B), deck(1, B))
        await store.add(Closing(A))
        assert await store.load(A) is None
        assert (await store.chat_lines(A), await store.places(A), await store.due(100)) == ([], [], [])
        assert not await store.owns("k", A, 0)
        assert await store.invitation(A, 1) is None
        assert await store.load(B) == (setup_of(B), [deck(1, B)])
        with pytest.raises(NoTable):
            await store.add(deck(1))
        await store.add(setup_of())
        assert await store.load(A) == (setup_of(), [])

    check(opened, script)


@pytest.mark.parametrize("text", TEXTS[1:])
def test_chat_lines_are_loaded_in_order(opened: OpenStore, text: str) -> None:
    lines = [
        ChatLine(A, 1, 0, None, text, 10**13),
        ChatLine(A, 2, 1, "clap", None, 0),
        ChatLine(A, 10, 1, "bye", None, 3),
    ]
    lines += [ChatLine(A, 11, 0, "bye", None, 4, "m"), ChatLine(A, 12, 1, "bye", None, 4, "m")]
    written(opened, setup_of(), *reversed(lines))

    async def look(store: AnyStore) -> None:
        assert await store.chat_lines(A) == lines

    check(opened, look)


def test_the_last_place_secret_and_deadline_count(opened: OpenStore) -> None:
    async def script(store: AnyStore) -> None:
        await store.add(setup_of(), Place(A, 1, sign=4), Place(A, 1, sign=7, silenced=True), Place(A, 0))
        await store.add(Secret(A, 1, "aa"), Secret(A, 2, "bb"), Deadline(A, 50))
        await store.add(Secret(A, 1, "cc"), Place(A, 0, sign=11), Deadline(A, 40))
        assert sorted(await store.places(A), key=lambda place: place.seat) == [
            Place(A, 0, sign=11),
            Place(A, 1, sign=7, silenced=True),
        ]
        assert await store.secrets(A) == {1: "cc", 2: "bb"}
        assert (await store.deadline(A), await store.due(40), await store.due(41)) == (40, [], [A])
        await store.add(setup_of(B), Deadline(B, 30))
        assert await store.due(100) == [B, A]
        await store.add(Deadline(A, None))
        assert (await store.deadline(A), await store.due(100)) == (None, [B])

    check(opened, script)


def test_a_table_is_resumed_from_its_newest_usable_snapshot(opened: OpenStore) -> None:
    decks = [deck(version) for version in range(1, 11)]
    early, late = Snapshot(A, 4, b"\x00\xff early"), Snapshot(A, 8, b"late")

    async def script(store: AnyStore) -> None:
        await store.add(setup_of(), *decks, early, late)
        assert await store.resume(A, 0) == (setup_of(), late, decks[8:])
        assert await store.resume(A, 2) == (setup_of(), late, decks[8:])
        assert await store.resume(A, 3) == (setup_of(), early, decks[4:])
        assert await store.resume(A, 7) == (setup_of(), None, decks)

    check(opened, script)


def test_tables_with_handed_over_seats_are_listed_until_their_match_ends(opened: OpenStore) -> None:
    async def script(store: AnyStore) -> None:
        for table in (A, B):
            await store.add(setup_of(table), deck(1, table), Standing(table, 1, 1, 0, [0, 0, 0]))
        await store.add(Handover(A, 2, 0, "greedy", "Greedy", []), Standing(A, 2, 1, 0, [0, 0, 0]))
        assert await store.tables_handed_over() == [A]
        await store.add(Standing(A, 2, 1, None, [5, -5, 0], [0]))
        assert await store.tables_handed_over() == []

    check(opened, script)


def test_the_last_stored_wishes_and_times_of_presence_count(opened: OpenStore) -> None:
    wishes = Wishes(A, frozenset({0, 2}), frozenset({5}), declined=1)

    async def script(store: AnyStore) -> None:
        await store.add(setup_of(), setup_of(B))
        assert await store.wishes(A) == Wishes(A)
        await store.add(Wishes(A, frozenset({1})), wishes, LastSeen(A, 1, 10**13), LastSeen(A, 2, answered=7))
        await store.add(LastSeen(A, 1, None, 9), Wishes(B, allow_hints=frozenset({0})))
        assert await store.wishes(A) == wishes
        assert sorted(await store.last_seen(A), key=lambda seen: seen.seat) == [
            LastSeen(A, 1, None, 9),
            LastSeen(A, 2, answered=7),
        ]
        await store.add(Wishes(A), LastSeen(A, 1))
        assert await store.wishes(A) == Wishes(A)
        assert await store.last_seen(A) == [LastSeen(A, 2, answered=7)]
        assert await store.wishes(B) == Wishes(B, allow_hints=frozenset({0}))

    check(opened, script)


def test_wishes_and_times_of_presence_are_deleted_when_the_match_ends(opened: OpenStore) -> None:
    """This includes those stored together with the end."""

    async def script(store: AnyStore) -> None:
        await store.add(setup_of(), Wishes(A, frozenset({1})), LastSeen(A, 1, 5), Visitor(A, 1, "p" * 16))
        await store.add(deck(1), Standing(A, 1, 1, None, [5, -5, 0], [0]), Wishes(A, frozenset({0, 1})))
        assert (await store.wishes(A), await store.last_seen(A)) == (Wishes(A), [])
        assert await store.visitors(A) == [Visitor(A, 1, "p" * 16)]

    check(opened, script)


def test_a_visitor_is_stored_once_and_deleted_with_the_seat(opened: OpenStore) -> None:
    start = setup_of(players=(PERSON, OPEN, OPEN), names=("Hana", "", ""), host=0)

    async def script(store: AnyStore) -> None:
        rows = [Visitor(A, 0, "h" * 16), Visitor(A, 1, "r" * 16)]
        await store.add(start, Sitter(A, 1, "Rin", PERSON), *rows, rows[1], LastSeen(A, 1, 5))
        await store.add(rows[1])
        assert sorted(await store.visitors(A), key=lambda visitor: visitor.seat) == rows
        await store.add(Vacancy(A, 1))
        assert (await store.visitors(A), await store.last_seen(A)) == (rows[:1], [])

    check(opened, script)


def test_the_time_of_the_last_change_of_a_table_is_stored(opened: OpenStore) -> None:
    async def script(store: AnyStore) -> None:
        assert await store.changed(A) is None
        before = time.time_ns() // 1_000_000
        await store.add(setup_of(), Standing(A, 0, 0, None, []))
        changed = await store.changed(A)
        assert changed is not None
        assert before <= changed <= time.time_ns() // 1_000_000
        await store.add(Standing(A, 0, 0, None, [], at=17))
        assert await store.changed(A) == 17

    check(opened, script)


def test_the_lobby_lists_public_tables_with_open_seats(opened: OpenStore) -> None:
    lobby = TablePolicy(lobby=True)
    waiting = setup_of(players=(PERSON, OPEN, OPEN), names=("Hana", "", ""), host=0, policy=lobby)
    private = replace(waiting, id=B, policy=TablePolicy())
    begun = setup_of("c" * 16, policy=lobby)

    async def script(store: AnyStore) -> None:
        await store.add(waiting, private, begun, deck(1, begun.id), Sitter(A, 2, "Rin", PERSON))
        assert await store.in_lobby(0) == []
        guest = [LastSeen(table, 2, answered=9) for table in (A, B, begun.id)]
        for host in (LastSeen(A, 0, answered=5), LastSeen(A, 0, left=5), LastSeen(A, 0, left=5, answered=7)):
            await store.add(host, LastSeen(B, 0, 5), LastSeen(begun.id, 0, 5), *guest)
            assert await store.in_lobby(5) == [(waiting.with_sitter(Sitter(A, 2, "Rin", PERSON)), host)]
            assert await store.in_lobby(6) == []
        await store.add(Sitter(A, 1, "Mio", PERSON), deck(1))
        assert await store.in_lobby(0) == []

    check(opened, script)
