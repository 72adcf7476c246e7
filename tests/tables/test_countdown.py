"""An absent player whom others wait for is counted down; then a bot stands in until the player returns."""

import asyncio
from dataclasses import replace
from random import Random
from time import time

import pytest
from pydantic import ValidationError

from hachiya.records.redaction import Viewer
from hachiya.tables.attendance.bus import OneProcess
from hachiya.tables.live import countdown
from hachiya.tables.live.countdown import (
    LEAST_SECONDS,
    SHOWING_SECONDS,
    Countdown,
    awaited_seats,
    blocking_seats,
    clock_seconds,
    deadlines,
)
from hachiya.tables.live.tables import Tables
from hachiya.tables.match.match import Match
from hachiya.tables.match.seating import SUBSTITUTE
from hachiya.tables.messages.gathering import gathering_message
from hachiya.tables.protocol.order import NewTable, TimingOrder
from hachiya.tables.stored.defaults import Defaults
from hachiya.tables.stored.entries import Choice, Handover
from hachiya.tables.stored.setup import OPEN, PERSON
from hachiya.tables.stored.timing import Deadline, Timing
from hachiya.tables.stored.visits import LastSeen
from tests.playing import BASHIFEN_MENUS, SANNIN
from tests.sampling import slow
from tests.tables.memory import MemoryStore
from tests.tables.play import entries, new_setup, next_entry
from tests.tables.test_giving_up import record_of
from tests.tables.test_tables import Seat, at_tables, everyone, order, sit, until


async def disconnect(seat: Seat) -> None:
    """Close the connection of the seat."""
    seat.live.leave(seat.viewer, seat.box)


async def reconnect(tables: Tables, table: str, viewer: Viewer) -> Seat:
    """Connect the seat again, as over a socket."""
    (seat,) = await sit(tables, table, viewer)
    await seat.live.come_back(viewer)
    return seat


def asked(seats: list[Seat]) -> tuple[Seat, Seat]:
    """The person at turn, and the other person."""
    first, other = seats
    return (first, other) if first.live.match.table.awaits(int(first.viewer)) else (other, first)


async def until_a_person_is_asked(live_seat: Seat) -> None:
    live = live_seat.live
    await until(lambda: any(live.match.table.awaits(seat) for seat in persons(live.match)) and live.driver is None)


def persons(match: Match) -> list[int]:
    return [seat for seat, player in enumerate(match.seated.players) if player == PERSON]


def test_a_bot_replaces_an_absent_player_who_can_take_the_seat_back() -> None:
    async def script(tables: Tables, store: MemoryStore) -> None:
        setup, _ = await everyone(tables, order("person", "greedy"))
        seats = await sit(tables, setup.id, *(seat for seat, player in enumerate(setup.players) if player == PERSON))
        await until_a_person_is_asked(seats[0])
        absent, present = asked(seats)
        seat = int(absent.viewer)
        await disconnect(absent)
        message = await present.hears("waits")
        assert [wait["seat"] for wait in message["waits"]] == [seat]
        await until(lambda: present.live.match.seated.players[seat] == SUBSTITUTE)
        assert (await present.hears("waits", 2))["waits"] == []
        changed = next(message for message in present.news if any(event["e"] == "seat" for event in message["record"]))
        assert changed["record"][0]["by"] == "bot"
        seating = [changed[part][seat] for part in ("names", "players", "stand_ins")]
        assert seating == [present.live.match.setup.names[seat], PERSON, SUBSTITUTE]
        assert "around-bot-sits" in str(changed["told"])
        await until(lambda: isinstance(store.entries[setup.id][-1], Choice))
        assert any(isinstance(entry, Choice) and entry.seat == seat for entry in store.entries[setup.id])
        assert len([key for key in store.keys if key.seat == seat]) == 1, "the person keeps their key"

        back = await reconnect(tables, setup.id, seat)
        match = back.live.match
        assert (match.seated.players[seat], match.seated.names[seat]) == (PERSON, match.setup.names[seat])
        assert (match.away, match.lapses[seat]) == (frozenset(), 1)
        by = [entry.stands_in for entry in store.entries[setup.id] if isinstance(entry, Handover)]
        assert by == [True, False]
        assert Match.rebuild(match.setup, store.entries[setup.id]).lapses == match.lapses
        assert [event["by"] for event in record_of(match, store) if event["e"] == "seat"] == ["bot", "person"]

    at_tables(script, away=0.02)


def test_a_player_who_returns_before_the_countdown_ends_keeps_the_seat() -> None:
    async def script(tables: Tables, store: MemoryStore) -> None:
        setup, _ = await everyone(tables, order("person", "greedy"))
        seats = await sit(tables, setup.id, *(seat for seat, player in enumerate(setup.players) if player == PERSON))
        await until_a_person_is_asked(seats[0])
        absent, present = asked(seats)
        await disconnect(absent)
        (late,) = await sit(tables, setup.id, "table")
        assert len((await late.hears("waits"))["waits"]) == 1
        await reconnect(tables, setup.id, absent.viewer)
        assert (await present.hears("waits", 2))["waits"] == []
        assert not any(isinstance(entry, Handover) for entry in store.entries[setup.id])

    at_tables(script, away=60.0)


@pytest.mark.parametrize("opponents", [("person", "greedy"), ("greedy", "greedy")])
def test_no_countdown_runs_where_no_other_person_waits(opponents: tuple[str, str]) -> None:
    """A person alone with bots is not counted down, nor is a table that all have left."""

    async def script(tables: Tables, store: MemoryStore) -> None:
        setup, _ = await everyone(tables, order(*opponents))
        seats = await sit(tables, setup.id, *(seat for seat, player in enumerate(setup.players) if player == PERSON))
        await until_a_person_is_asked(seats[0])
        live = seats[0].live
        for seat in seats:
            await disconnect(seat)
        await sit(tables, setup.id, "table")
        await asyncio.sleep(0.05)
        assert live.countdown.is_silent
        assert not any(isinstance(entry, Handover) for entry in store.entries[setup.id])

    at_tables(script, away=0.0)


@pytest.mark.parametrize("menu", [SANNIN, BASHIFEN_MENUS[0]], ids=str)
def test_only_absent_players_whose_choice_is_due_are_counted_down(menu: object) -> None:
    """Nobody is counted down while a clock draws; after the last card all absent seats that must confirm are."""
    seen = set()
    match = Match(new_setup(menu))  # type: ignore[arg-type]
    for after, _ in entries(match, Random(3), 1):
        blocking = blocking_seats(after, {0})
        assert blocking == {seat for seat in range(1, after.table.seats) if after.table.awaits(seat)} or not blocking
        if after.table.clock_due or after.over or after.table.awaits_deal:
            assert not blocking
        seen.add(len(blocking))
        assert not blocking_seats(after, set())
        assert blocking_seats(after, range(after.table.seats)) == {*awaited_seats(after)}
    assert {0, 1} <= seen
    assert 3 in seen or menu is SANNIN


@pytest.mark.parametrize(
    ("is_here", "seconds"),
    [(False, [80, 40, 20, 10, LEAST_SECONDS]), (True, [160, 160, 160])],
)
def test_the_countdown_gets_shorter_with_each_absence(is_here: bool, seconds: list[float]) -> None:
    async def script(_tables: Tables, _store: MemoryStore) -> None:
        random, match = Random(1), Match(new_setup())
        while match.table.awaits_deal:
            match, _ = next_entry(match, random)
        seat, limits = match.table.turn, []
        for _ in seconds:
            running = Countdown(Defaults(away_seconds=80.0, still_seconds=160.0))
            running.update(match, {(seat + 1) % 3, seat} if is_here else {(seat + 1) % 3})
            wait = running._waits[seat]
            limits.append(round(wait.end - wait.since))
            running.stop()
            match, _ = match.hand_over(seat, "adept", "Adept", stands_in=True)
            match, _ = match.come_back(seat)
        assert limits == seconds

    at_tables(script)


def test_an_absent_player_is_invited_to_the_next_match() -> None:
    async def script(tables: Tables, _store: MemoryStore) -> None:
        setup, _ = await everyone(tables, order("person", game="hachiju", deals=3))
        seats = await sit(tables, setup.id, 0, 1)
        await until_a_person_is_asked(seats[0])
        absent, present = asked(seats)
        await disconnect(absent)
        await present.play(Random(2), 99)
        assert present.live.match.away == {absent.viewer}
        again = await tables.opening.rematch(present.live.match.setup, int(absent.viewer))
        assert [again.setup.players[seat] for seat in (again.own, 1 - again.own)] == [PERSON, OPEN]
        assert set(again.setup.names) == set(setup.names)

    at_tables(script, away=0.0)


@pytest.mark.parametrize(("game", "deals"), [("nakayoshi", 3), slow("bashifen", 1)])
@pytest.mark.slow
def test_a_match_is_played_to_its_end_while_players_leave_and_return(game: str, deals: int) -> None:
    """Each player who leaves returns some entries later; one stays all the time."""

    async def script(tables: Tables, store: MemoryStore) -> None:
        setup, _ = await everyone(tables, order("person", "person", "greedy", game=game))
        first, two, three = (seat for seat, player in enumerate(setup.players) if player == PERSON)
        (stays,) = await sit(tables, setup.id, first)
        live, random = stays.live, Random(5)
        playing = asyncio.create_task(stays.play(random, deals))

        async def restless(viewer: int) -> None:
            while not playing.done():
                seat = await reconnect(tables, setup.id, viewer)
                own = asyncio.create_task(seat.play(random, deals))
                await some_entries(random.randrange(3, 20))
                own.cancel()
                await disconnect(seat)
                await some_entries(random.randrange(1, 15))

        async def some_entries(number: int) -> None:
            version = live.match.version + number
            await until(lambda: live.match.version >= version or playing.done())

        await asyncio.gather(playing, restless(two), restless(three))
        handovers = [entry for entry in store.entries[setup.id] if isinstance(entry, Handover)]
        assert len(handovers) > 2
        assert all(entry.seat != first for entry in handovers)
        assert Match.rebuild(setup, store.entries[setup.id]).seated == live.match.seated

    counts = at_tables(script, away=0.0)
    assert not counts["failed.drive"]


# ------------------------------------------------------------------------------------- who is here and does nothing


def test_an_idle_player_is_replaced_and_may_take_the_seat_back() -> None:
    async def script(tables: Tables, store: MemoryStore) -> None:
        setup, _ = await everyone(tables, order("person", "greedy"))
        seats = await sit(tables, setup.id, *(seat for seat, player in enumerate(setup.players) if player == PERSON))
        await until_a_person_is_asked(seats[0])
        idle, waiting = asked(seats)
        seat = int(idle.viewer)
        for waiter in (idle, waiting):
            message = await waiter.hears("waits")
            assert [(wait["seat"], wait["why"]) for wait in message["waits"]] == [(seat, "still")]
        await until(lambda: waiting.live.match.seated.players[seat] == SUBSTITUTE)
        await until(lambda: any(isinstance(entry, Choice) and entry.seat == seat for entry in store.entries[setup.id]))
        await idle.live.come_back(seat)
        match = idle.live.match
        assert match.seated.players[seat] == PERSON
        assert match.lapses[seat] == 1

    counts = at_tables(script, still=0.02)
    assert not counts["failed.drive"]


def test_the_countdown_of_an_idle_player_is_announced_in_its_last_seconds_only() -> None:
    """Until then the page hurries nobody, and a newcomer is not told."""

    async def script(tables: Tables, _store: MemoryStore) -> None:
        setup, _ = await everyone(tables, order("person", "greedy"))
        seats = await sit(tables, setup.id, *(seat for seat, player in enumerate(setup.players) if player == PERSON))
        await until_a_person_is_asked(seats[0])
        idle, live = asked(seats)[0], seats[0].live
        await sit(tables, setup.id, "table")
        assert live.countdown.is_silent
        assert not any(message["is"] == "waits" and message["waits"] for seat in seats for message in seat.heard)
        own = int(idle.viewer)
        wait = live.countdown._waits[own]
        assert (wait.end - wait.since, wait.end - wait.notified_at) == pytest.approx((300.0, 90.0))
        live.countdown._waits[own] = wait._replace(since=wait.since - 211.0)  # so long ago they were asked
        live.update_countdowns()
        for seat in seats:
            (wait,) = (await seat.hears("waits"))["waits"]
            assert (wait["seat"], wait["why"]) == (own, "still")
            assert 80_000 < wait["left"] <= 89_000
        assert not live.countdown.has_run_out(own)

    at_tables(script)


def test_leaving_and_returning_does_not_lengthen_the_countdown() -> None:
    async def script(_tables: Tables, _store: MemoryStore) -> None:
        match, _ = Match(new_setup()).deal(list(range(48)))
        (seat,) = awaited_seats(match)
        other, running = (seat + 1) % 3, Countdown(Defaults(still_seconds=60.0))
        running.update(match, {seat, other})
        before = running._waits[seat]
        assert before.why == "still"
        running.update(match, {other})
        assert running._waits[seat] == before, "less is left than to one who is away"
        running.update(match, {seat, other})
        assert running._waits[seat] == before
        running.update(match, {seat})
        assert running.is_silent, "nobody waits"
        running.stop()

    at_tables(script)


@pytest.mark.parametrize("timing", [Timing(move=30), Timing(match=600), Timing(move=86_400)])
def test_a_clock_replaces_the_idle_limit_of_a_present_player(timing: Timing) -> None:
    async def script(_tables: Tables, _store: MemoryStore) -> None:
        match, _ = Match(replace(new_setup(), timing=timing)).deal(list(range(48)))
        running = Countdown(Defaults(still_seconds=1.0))
        running.update(match, {0, 1, 2})
        assert [wait["why"] for wait in running.message(match)["waits"]] == ["clock"]
        running.stop()

    at_tables(script)


# ------------------------------------------------------------------------------------- clocks


def timed(*opponents: str, game: str = "sannin", **timing: int) -> NewTable:
    """A table with time limits for persons."""
    return order(*opponents, game=game).model_copy(update={"timing": TimingOrder(**timing)})


def test_a_clock_runs_for_the_seat_at_turn_and_is_stored_with_the_choice() -> None:
    async def script(tables: Tables, store: MemoryStore) -> None:
        setup, _ = await everyone(tables, timed("person", "greedy", match=600, more=5))
        people = [seat for seat, player in enumerate(setup.players) if player == PERSON]
        seats = await sit(tables, setup.id, *people)
        live = seats[0].live
        await asyncio.gather(*(seat.play(Random(1), 1) for seat in seats))
        choices = [entry for entry in store.entries[setup.id] if isinstance(entry, Choice)]
        assert all((entry.left is not None) == (entry.message is not None) for entry in choices)
        last = {entry.seat: entry.left for entry in choices if entry.message is not None}
        assert all(left is not None and left > 600_000 for left in last.values()), "nobody has taken five seconds"
        assert live.match.clocks == tuple(last.get(seat, 600_000) for seat in range(3))
        assert Match.rebuild(setup, store.entries[setup.id]).clocks == live.match.clocks
        messages = [message for message in seats[0].heard if message["is"] == "waits" and message["waits"]]
        assert {wait["why"] for message in messages for wait in message["waits"]} == {"clock"}
        assert all(wait["left"] <= message["clocks"][wait["seat"]] for message in messages for wait in message["waits"])
        assert set(store.deadlines) <= {setup.id}

    at_tables(script)


def test_a_player_whose_clock_runs_out_is_replaced_and_may_take_the_seat_back() -> None:
    """This happens to a present player too, who has less time afterwards."""

    async def script(tables: Tables, store: MemoryStore) -> None:
        setup, _ = await everyone(tables, timed("greedy", "greedy", move=5))
        (seat,) = await sit(tables, setup.id, setup.players.index(PERSON))
        live, own = seat.live, int(seat.viewer)
        await until(lambda: bool(awaited_seats(live.match)) and not live.countdown.is_silent)
        assert not live.countdown.has_run_out(own)
        live.countdown._waits[own] = live.countdown._waits[own]._replace(end=0.0)
        live.countdown._set()
        await until(lambda: live.match.seated.players[own] == SUBSTITUTE)
        assert store.deadlines == {}
        await live.come_back(own)
        assert live.match.seated.players[own] == PERSON
        by = [entry.stands_in for entry in store.entries[setup.id] if isinstance(entry, Handover)]
        assert by == [True, False]

    at_tables(script)


def test_a_deadline_runs_out_after_a_restart_without_any_visitor() -> None:
    async def script(tables: Tables, store: MemoryStore) -> None:
        opened = await tables.opening.open(timed("person", game="hachiju", move=30))
        for seat, secret in opened.invitations.items():
            await tables.seats.join(opened.setup.id, seat, secret, None)
        table = opened.setup.id
        live = await tables.registry.get(table)
        await until(lambda: bool(awaited_seats(live.match)) and live.driver is None)
        assert store.deadlines.keys() == {table}
        await tables.close()

        await store.add(Deadline(table, 1))
        again = Tables(tables.services)
        with pytest.MonkeyPatch.context() as hasty:
            hasty.setattr(countdown, "BACK_SECONDS", 0.0)
            hasty.setattr(countdown, "LAG_SECONDS", 0.0)
            again.start()
            await until(lambda: any(isinstance(entry, Handover) for entry in store.entries[table]))
            await again.close()

    at_tables(script)


def test_a_restart_leaves_the_player_at_turn_a_minimum_of_time() -> None:
    async def script(_tables: Tables, _store: MemoryStore) -> None:
        match, _ = Match(replace(new_setup(), timing=Timing(move=60))).deal(list(range(48)))
        (seat,) = awaited_seats(match)
        now = round(time() * 1000)
        asked = now - 3_600_000  # the server was away for long
        for deadline, least, most in ((1, 19, 20), (now + 41_000, 39, 40), (now + 999_000, 59, 60)):
            running = Countdown(Defaults())
            running.resume(match, deadline, asked, {})
            running.update(match, set())
            (wait,) = running.message(match)["waits"]
            assert wait["seat"] == seat
            assert least <= int(wait["left"] / 1000) <= most
            running.stop()

    at_tables(script)


def test_clocks_stand_still_while_cards_are_drawn() -> None:
    match = Match(replace(new_setup(BASHIFEN_MENUS[0]), timing=Timing(move=20, match=300)))
    seen = set()
    for after, _ in entries(match, Random(3), 1):
        state = "draw" if after.table.clock_due else "call" if after.table.is_open_call else "play"
        asked_by_clock = {seat: clock_seconds(after, seat) for seat in awaited_seats(after)}
        assert (state == "draw") <= (asked_by_clock == {})
        assert set(asked_by_clock.values()) <= {20.0}
        assert deadlines(after)[0].at is None or asked_by_clock
        seen.add(state)
    assert seen == {"draw", "call", "play"}


def test_a_table_without_time_limits_waits_for_everyone() -> None:
    match, _ = Match(replace(new_setup(), timing=TimingOrder().timing())).deal(list(range(48)))
    (seat,) = awaited_seats(match)
    for here in (set(), {(seat + 1) % 3}, {0, 1, 2}):
        assert blocking_seats(match, here) == set()
    assert (clock_seconds(match, seat), deadlines(match), match.setup.has_clocks) == (None, [], False)


def test_a_clock_starts_after_the_page_has_shown_the_last_moves() -> None:
    """No clock waits for a page that never reports what it has shown, for an absent player, or for ever."""

    async def script(_tables: Tables, _store: MemoryStore) -> None:
        match, _ = Match(replace(new_setup(), timing=Timing(move=30))).deal(list(range(48)))
        (seat,) = awaited_seats(match)
        here: set[Viewer] = {seat, (seat + 1) % 3}

        def begins(shown: dict[Viewer, int], here: set[Viewer]) -> float:
            running.update(match, here, shown)
            return round(running._waits[seat].since - asyncio.get_running_loop().time())

        running = Countdown(Defaults())
        assert begins({seat: match.version - 1}, here) == SHOWING_SECONDS
        assert running.message(match)["waits"] == [], "nobody is told of a clock that does not run"
        assert begins({seat: match.version}, here) == 0
        assert len(running.message(match)["waits"]) == 1
        assert begins({seat: match.version - 1}, here) == 0, "it does not stop once it runs"
        running.stop()
        running = Countdown(Defaults())
        assert begins({}, here) == 0
        running.stop()
        running = Countdown(Defaults())
        assert begins({seat: match.version - 1}, here - {seat}) == 0
        running.stop()

    at_tables(script)


def test_a_still_here_message_restarts_the_idle_limit() -> None:
    async def script(tables: Tables, _store: MemoryStore) -> None:
        setup, _ = await everyone(tables, order("person", "greedy"))
        seats = await sit(tables, setup.id, *(seat for seat, player in enumerate(setup.players) if player == PERSON))
        await until_a_person_is_asked(seats[0])
        idle, live = asked(seats)[0], seats[0].live
        own = int(idle.viewer)
        wait = live.countdown._waits[own]
        live.countdown._waits[own] = wait._replace(since=wait.since - 211.0)
        live.update_countdowns()
        assert [wait["why"] for wait in (await idle.hears("waits"))["waits"]] == ["still"]
        live.confirm_presence(own)
        assert (await idle.hears("waits", 2))["waits"] == []
        wait = live.countdown._waits[own]
        assert wait.end - asyncio.get_running_loop().time() == pytest.approx(300.0, abs=5.0)

    at_tables(script)


def test_a_table_with_a_day_for_each_move_does_not_count_down_absent_players() -> None:
    match, _ = Match(replace(new_setup(), timing=Timing(move=86_400))).deal(list(range(48)))
    (seat,) = awaited_seats(match)
    assert blocking_seats(match, {(seat + 1) % 3}) == set()
    assert clock_seconds(match, seat) == 86_400


@pytest.mark.parametrize(
    "timing", [{"move": 4}, {"match": 59}, {"more": 5}, {"move": 8 * 86_400}, {"move": 30, "more": 301}]
)
def test_invalid_time_limits_are_refused(timing: dict[str, int]) -> None:
    with pytest.raises(ValidationError):
        TimingOrder(**timing)


def test_an_invitation_shows_the_time_limits() -> None:
    asked = replace(new_setup(), players=(PERSON, "open", PERSON), host=0, timing=Timing(match=600, more=10))
    assert gathering_message(asked, 0)["timing"] == {"move": None, "match": 600, "more": 10}
    assert gathering_message(replace(asked, timing=None), 0)["timing"] is None


@pytest.mark.parametrize(
    ("gone", "changed", "least", "most"),
    [
        (40, 90, 49, 50),  # away for 40 of 90 seconds
        (500, 40, 49, 50),  # away before the question was put
        (500, 300, 19, 20),  # a little at least
        (-4000, -5000, 89, 90),  # the clock has been set back
        (None, 40, 89, 90),  # here until the process ended
    ],
)
def test_an_absence_countdown_continues_after_a_restart(gone: int | None, changed: int, least: int, most: int) -> None:
    async def script(tables: Tables, store: MemoryStore) -> None:
        setup, _ = await everyone(tables, order("person", "greedy"))
        seats = await sit(tables, setup.id, *persons(Match(setup)))
        await until_a_person_is_asked(seats[0])
        absent, present = asked(seats)
        seat, now = int(absent.viewer), round(time() * 1000)
        await disconnect(absent)
        await absent.live.wait_for_notes()
        await tables.close()
        left = None if gone is None else now - 1000 * gone
        await store.add(replace(store.standings[setup.id], at=now - 1000 * changed), LastSeen(setup.id, seat, left))
        again = Tables(replace(tables.services, bus=OneProcess()))
        (back,) = await sit(again, setup.id, present.viewer)
        (wait,) = (await back.hears("waits"))["waits"]
        assert (wait["seat"], wait["why"]) == (seat, "away")
        assert least <= wait["left"] / 1000 <= most
        await again.close()

    at_tables(script, away=90.0)


def test_an_idle_limit_continues_after_a_restart() -> None:
    async def script(tables: Tables, store: MemoryStore) -> None:
        setup, _ = await everyone(tables, order("person", "greedy"))
        seats = await sit(tables, setup.id, *persons(Match(setup)))
        await until_a_person_is_asked(seats[0])
        idle, _ = asked(seats)
        seat, now = int(idle.viewer), round(time() * 1000)
        await tables.close()
        await store.add(replace(store.standings[setup.id], at=now - 250_000))
        again = Tables(replace(tables.services, bus=OneProcess()))
        back = await sit(again, setup.id, *persons(Match(setup)))
        (wait,) = (await back[0].hears("waits"))["waits"]
        assert (wait["seat"], wait["why"]) == (seat, "still")
        assert 49 <= wait["left"] / 1000 <= 50
        for person in back:
            person.live.confirm_presence(seat)
        await back[0].live.wait_for_notes()
        (seen,) = [seen for seen in await store.last_seen(setup.id) if seen.seat == seat]
        assert seen.answered is not None
        assert abs(seen.answered - now) < 60_000
        await again.close()

    at_tables(script, still=300.0)
