"""The host changes seats before the first deal; later all persons together may end the match."""

import pytest

from hachiya.records.redaction import Viewer
from hachiya.tables.live.tables import Tables
from hachiya.tables.match.match import Match
from hachiya.tables.match.standing import recorded_standing, standing
from hachiya.tables.problems import (
    Begun,
    NoSitter,
    NoTable,
    NotHost,
    NotInvited,
    NotRunning,
    StoreFailed,
    UnknownChoice,
)
from hachiya.tables.stored.entries import Ending
from hachiya.tables.stored.places import MONTHS, Place, signs
from hachiya.tables.stored.setup import OPEN, PERSON
from tests.tables.memory import MemoryStore
from tests.tables.test_giving_up import Leaver, record_of
from tests.tables.test_tables import at_tables, everyone, order, sit, until


async def come(tables: Tables, table: str, viewer: Viewer) -> Leaver:
    """A spectator before the first deal, who may be sent away."""
    live = await tables.registry.get(table)
    leaver = Leaver(tables, live, viewer)
    await live.join(viewer, leaver.box)
    await leaver.hears("presence")
    return leaver


def test_a_removed_player_cannot_join_again_with_the_same_link() -> None:
    async def script(tables: Tables, store: MemoryStore) -> None:
        table = await tables.opening.open(order("person", "person"))
        id_, (seat, secret) = table.setup.id, next(iter(table.invitations.items()))
        await tables.seats.join(id_, seat, secret, "Rin", 3)
        friend, host = [await come(tables, id_, viewer) for viewer in (seat, table.own)]
        assert (await host.hears("presence"))["signs"][seat] == 3
        anew = await tables.seats.remove(id_, table.own, seat)
        await until(lambda: friend.closed == 4403)
        waiting = await host.hears("gathering", 2)
        assert (waiting["players"][seat], waiting["names"][seat]) == (OPEN, "")
        assert not [key for key in store.keys if key.seat == seat]
        with pytest.raises(NotInvited):
            await tables.seats.join(id_, seat, secret, "Rin")
        await tables.seats.join(id_, seat, anew, "Mio")
        assert (await tables.registry.get(id_)).match.setup.names[seat] == "Mio"
        assert await store.places(id_) == []

    at_tables(script)


def test_a_removed_player_is_disconnected_although_the_table_cannot_be_loaded_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The host, who is told that the store has failed, removes them once more."""

    async def fail(*_: object) -> None:
        raise StoreFailed

    async def script(tables: Tables, store: MemoryStore) -> None:
        table = await tables.opening.open(order("person", "person"))
        id_, (seat, secret) = table.setup.id, next(iter(table.invitations.items()))
        await tables.seats.join(id_, seat, secret, "Rin")
        friend = await come(tables, id_, seat)
        with monkeypatch.context() as broken:
            broken.setattr(store, "resume", fail)
            with pytest.raises(StoreFailed):
                await tables.seats.remove(id_, table.own, seat)
        assert not [key for key in store.keys if key.seat == seat]
        await until(lambda: friend.closed == 4403)
        anew = await tables.seats.remove(id_, table.own, seat)
        await tables.seats.join(id_, seat, anew, "Mio")
        assert (await tables.registry.get(id_)).match.setup.names[seat] == "Mio"

    at_tables(script)


def test_only_the_host_changes_seats_and_only_before_the_first_deal() -> None:
    async def script(tables: Tables, _store: MemoryStore) -> None:
        table = await tables.opening.open(order("person", "person"))
        id_, (first_seat, other) = table.setup.id, table.invitations
        await tables.seats.join(id_, first_seat, table.invitations[first_seat], None)
        for deed in (
            tables.seats.remove(id_, first_seat, table.own),
            tables.seats.fill_with_bots(id_, first_seat, "greedy"),
            tables.seats.close(id_, first_seat),
        ):
            with pytest.raises(NotHost):
                await deed
        for seat in (table.own, other):
            with pytest.raises(NoSitter):
                await tables.seats.remove(id_, table.own, seat)
        with pytest.raises(UnknownChoice):
            await tables.seats.fill_with_bots(id_, table.own, "nobody")
        await tables.seats.fill_with_bots(id_, table.own, "greedy")
        setup = (await tables.registry.get(id_)).match.setup
        assert (setup.players[other], setup.open_seats) == ("greedy", [])
        for late in (
            tables.seats.remove(id_, table.own, first_seat),
            tables.seats.fill_with_bots(id_, table.own, "greedy"),
            tables.seats.close(id_, table.own),
        ):
            with pytest.raises(Begun):
                await late

    at_tables(script)


def test_several_bots_of_one_kind_get_numbered_names() -> None:
    async def script(tables: Tables, _store: MemoryStore) -> None:
        table = await tables.opening.open(order("person", "person", "person", game="nakayoshi"))
        await tables.seats.fill_with_bots(table.setup.id, table.own, "greedy")
        names = (await tables.registry.get(table.setup.id)).match.setup.names
        assert sorted(names) == ["Greedy", "Greedy 2", "Greedy 3", "Hana"]

    at_tables(script)


def test_a_closed_table_no_longer_exists() -> None:
    async def script(tables: Tables, store: MemoryStore) -> None:
        table = await tables.opening.open(order("person", "person"))
        id_, (seat, other) = table.setup.id, table.invitations
        await tables.seats.join(id_, seat, table.invitations[seat], None)
        friend = await come(tables, id_, seat)
        await tables.seats.close(id_, table.own)
        await until(lambda: friend.closed == 4404)
        assert id_ not in store.setups
        with pytest.raises(NoTable):
            await tables.seats.join(id_, other, table.invitations[other], None)

    at_tables(script)


def test_a_player_who_leaves_before_the_first_deal_frees_the_seat() -> None:
    async def script(tables: Tables, store: MemoryStore) -> None:
        table = await tables.opening.open(order("person", "person"))
        id_, (seat, _) = table.setup.id, table.invitations
        await tables.seats.join(id_, seat, table.invitations[seat], None)
        await tables.seats.give_up(id_, seat)
        assert seat in (await tables.registry.get(id_)).match.setup.open_seats
        await tables.seats.give_up(id_, table.own)
        assert id_ not in store.setups

    at_tables(script)


def test_players_have_different_signs_or_the_sign_of_their_choice() -> None:
    names, players = ["Rin", "Rin 2", "Greedy", "Mio", "Rin"], [PERSON, PERSON, "greedy", PERSON, PERSON]
    usual = signs(names, players, {})
    assert usual[2] is None
    shown = [sign for sign in usual if sign is not None]
    assert len({*shown}) == len(shown) == 4
    assert all(0 <= sign < MONTHS for sign in shown)
    wished = signs(names, players, {1: Place("t", 1, shown[0]), 3: Place("t", 3, shown[0])})
    assert wished[1] == wished[3] == shown[0]
    assert wished[0] != shown[0]


def test_a_changed_sign_is_announced_and_kept_in_the_next_match() -> None:
    async def script(tables: Tables, _store: MemoryStore) -> None:
        setup, _ = await everyone(tables, order("person", game="hachiju", deals=1))
        host, other = await sit(tables, setup.id, 0, 1)
        await other.hears("presence")
        await host.live.change_place(0, sign=11)
        await until(lambda: other.heard[-1].get("signs", [None])[0] == 11)
        for seat in (0, 1):
            await (await tables.registry.get(setup.id)).wish_end(seat, True)
        again = await tables.opening.rematch(setup, 0)
        await tables.opening.rematch(setup, 1)
        (there,) = await sit(tables, again.setup.id, again.own)
        assert (await there.hears("presence"))["signs"][again.own] == 11
        for person in (host, other):
            assert (await person.hears("again"))["seat"] == 0

    at_tables(script)


def test_all_persons_together_end_the_match_with_the_current_standing_as_result() -> None:
    async def script(tables: Tables, store: MemoryStore) -> None:
        setup, _ = await everyone(tables, order("person", "greedy"))
        first_seat, other = (seat for seat, player in enumerate(setup.players) if player == PERSON)
        first, second = await sit(tables, setup.id, first_seat, other)
        await (await tables.registry.get(setup.id)).wish_end(first_seat, True)
        assert (await second.hears("wishes", 2))["end"] == [first_seat]
        await (await tables.registry.get(setup.id)).wish_end(first_seat, False)
        await (await tables.registry.get(setup.id)).wish_end(other, True)
        assert (await first.hears("wishes", 4))["end"] == [other]
        await (await tables.registry.get(setup.id)).wish_end(first_seat, True)
        news = await first.hears("ended")
        assert len(news["said"]) == 3
        match = (await tables.registry.get(setup.id)).match
        assert (match.over, match.table.over) == (True, False)
        assert isinstance(store.entries[setup.id][-1], Ending)
        assert store.standings[setup.id] == standing(match)
        assert news["winners"] == store.standings[setup.id].winners
        assert recorded_standing(setup, store.entries[setup.id]).winners is not None
        # The record breaks off, and says so; it replays, and so does the table.
        assert record_of(match, store)[-1]["e"] == "note"
        assert Match.rebuild(setup, store.entries[setup.id]).ended
        for late in (
            (await tables.registry.get(setup.id)).wish_end(first_seat, False),
            tables.seats.give_up(setup.id, first_seat),
        ):
            with pytest.raises(NotRunning):
                await late
        await first.act("late", [0])
        assert (await first.hears("nack"))["code"] == "over"
        # Who comes later is told so too.
        (late_one,) = await sit(tables, setup.id, "table")
        assert (await late_one.hears("ended")) == news

    at_tables(script)


def test_hints_are_allowed_only_when_all_persons_allow_them() -> None:
    async def script(tables: Tables, _store: MemoryStore) -> None:
        setup, _ = await everyone(tables, order("person", "greedy"))
        first_seat, other = (seat for seat, player in enumerate(setup.players) if player == PERSON)
        (guest,) = await sit(tables, setup.id, other)
        live = await tables.registry.get(setup.id)
        assert not (await guest.hears("wishes"))["may_hint"]
        await live.allow_hints(first_seat, True)
        wishes = await guest.hears("wishes", 2)
        assert (wishes["hints"], wishes["may_hint"]) == ([first_seat], False)
        await live.allow_hints(other, True)
        assert (await guest.hears("wishes", 3))["may_hint"]
        # Who comes later is told so too.
        (late,) = await sit(tables, setup.id, "table")
        wishes = await late.hears("wishes")
        assert (wishes["hints"], wishes["may_hint"]) == (sorted((first_seat, other)), True)
        await live.allow_hints(first_seat, False)
        assert not (await guest.hears("wishes", 4))["may_hint"]
        # A bot need not agree: whose person has given up is asked no more.
        await tables.seats.give_up(setup.id, first_seat)
        wishes = await guest.hears("wishes", 5)
        assert (wishes["hints"], wishes["may_hint"]) == ([other], True)

    at_tables(script)


def test_a_player_who_gave_up_need_not_agree_to_end_the_match() -> None:
    async def script(tables: Tables, _store: MemoryStore) -> None:
        setup, _ = await everyone(tables, order("person", "person"))
        (onlooker,) = await sit(tables, setup.id, "table")
        await (await tables.registry.get(setup.id)).wish_end(0, True)
        await (await tables.registry.get(setup.id)).wish_end(1, True)
        await tables.seats.give_up(setup.id, 2)
        await onlooker.hears("ended")

    at_tables(script)
