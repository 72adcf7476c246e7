"""Maintenance of a database: check, export, import, prune and back-up, beside a server or without."""

import asyncio
import json
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any

import httpx
import pytest
from sqlalchemy import update

from hachiya.records import jsonl
from hachiya.records.ended_early import ENDED_EARLY
from hachiya.store import schema
from hachiya.store.database import open_database
from hachiya.store.problems import BadDatabase
from hachiya.store.server_lock import ServerLock
from hachiya.store.upkeep.backing_up import back_up
from hachiya.store.upkeep.checking import TableState, check, file_faults, row_faults
from hachiya.store.upkeep.exporting import export
from hachiya.store.upkeep.importing import ImportedTable
from hachiya.store.upkeep.opening import open_beside_server, open_exclusively
from hachiya.store.upkeep.pruning import old_tables, remove_tables, shrink_file
from hachiya.store.upkeep.repairing import damaged_tables
from hachiya.store.upkeep.tables import table_ids
from hachiya.tables.match.history import Refused
from hachiya.tables.match.match import Match
from hachiya.tables.match.standing import standing
from hachiya.tables.stored.entries import Tick
from hachiya.tables.stored.keys import Invitation, Key
from hachiya.tables.stored.setup import OPEN, PERSON, Sitter
from tests.databases import ON_POSTGRES, change, changing, database_in
from tests.playing import BASHIFEN_MENUS, record
from tests.server.client import order, wire
from tests.server.playing_out import play_out
from tests.server.running import running, settings_in
from tests.server.stored_matches import (
    OF_EVERY_KIND,
    damage_database,
    database_address,
    ended_match,
    export_history,
    import_into,
    load_match,
    running_match,
    save_matches,
    table_states,
)
from tests.server.test_packing import SHORT, Played, finished, unpacking
from tests.tables.play import entries, new_setup

# ------------------------------------------------------------------------------------- check


def test_the_check_reports_a_sound_database_as_sound(tmp_path: Path) -> None:
    where = database_address(tmp_path)
    save_matches(where, finished(1), finished(2), running_match(3), packed=(0,))
    import_into(where, jsonl.dump(record(1, SHORT)).encode())
    with open_beside_server(where) as engine:
        assert sorted(stands.value for stands in table_states(engine).values()) == ["finished"] * 3 + ["running"]
        assert file_faults(engine) == []


def test_the_check_reports_a_database_in_use_as_sound(tmp_path: Path) -> None:
    """Moves are written while tables are checked; each table is read as of one moment."""
    settings = settings_in(tmp_path)
    with running(settings) as server, httpx.Client(base_url=server.address) as http:
        body = order("greedy", "greedy", game="hachiju", options={"deals": 3})
        looks = 0

        async def play() -> None:
            while looks < 4:
                seated = [http.post("/api/tables", json=body).json() for _ in range(4)]
                await asyncio.gather(*(play_out(server, seat) for seat in seated))

        player = Thread(target=asyncio.run, args=(play(),))
        player.start()
        with open_beside_server(database_address(tmp_path)) as engine:
            while player.is_alive():
                assert [
                    status for status in check(engine) if status.state is TableState.DAMAGED or status.derived
                ] == []
                assert [*row_faults(engine)] == []
                looks += 1
        player.join()
    assert looks > 3


def test_the_check_accepts_a_standing_that_lags_behind_clocked_draws(tmp_path: Path) -> None:
    """No standing is written with a drawn card; a standing that lags behind a choice is wrong."""
    start = Match(new_setup(BASHIFEN_MENUS[0]))
    played = [entry for _, entry in entries(start, Random(4), months=1)]
    drawn = next(place for place, entry in enumerate(played) if isinstance(entry, Tick)) + 3
    where = database_address(tmp_path)

    async def keep() -> None:
        async with unpacking(where) as store:
            for name, at, until in (("a", 1, drawn), ("b", 1, len(played) // 2)):
                setup = replace(start.setup, id=16 * name)
                there = [replace(entry, table=setup.id) for entry in played[:until]]
                key, stands = Key(setup.id, 0, name), standing(Match.rebuild(setup, there[:at]))
                await store.add(setup, key, *there, stands)

    asyncio.run(keep())
    with open_beside_server(where) as engine:
        assert [status.derived for status in sorted(check(engine), key=lambda status: status.table)] == [
            [],
            ["standings"],
        ]


def test_the_check_accepts_the_standing_of_a_packed_match_ended_by_all(tmp_path: Path) -> None:
    """Within a deal the scores of such a match are in no line of its record."""
    where = database_address(tmp_path)
    save_matches(where, ended_match(1), packed=(0,))
    with open_beside_server(where) as engine:
        assert [(status.state, [*status.derived]) for status in check(engine)] == [(TableState.FINISHED, [])]


def test_a_table_of_older_rules_is_outdated_and_not_damaged(tmp_path: Path) -> None:
    where = database_address(tmp_path)
    save_matches(where, running_match(1), finished(2), packed=(1,))
    change(where, "UPDATE tables SET rules=99 WHERE id=:id", {"id": running_match(1).setup.id})
    with open_beside_server(where) as engine:
        assert table_states(engine)[running_match(1).setup.id] is TableState.OUTDATED


@pytest.mark.parametrize("damage", OF_EVERY_KIND)
def test_the_check_reports_exactly_the_damaged_table(tmp_path: Path, damage: str) -> None:
    where = database_address(tmp_path)
    save_matches(where, running_match(1), finished(2), packed=(1,))
    import_into(where, jsonl.dump(record(1, SHORT)).encode())
    wrong = finished(2).setup.id if "packed" in damage else running_match(1).setup.id
    damage_database(where, damage)
    with open_beside_server(where) as engine:
        damaged = {status.table for status in check(engine) if status.state is TableState.DAMAGED}
        assert wrong in damaged
        if "a packed" not in damage:
            assert damaged == {wrong}
        assert all(status.why is not None for status in check(engine) if status.state is TableState.DAMAGED)


# ------------------------------------------------------------------------------------- export, import


def test_a_history_moved_between_databases_keeps_its_tables(tmp_path: Path) -> None:
    first, second = database_address(tmp_path), database_in(tmp_path, "second")
    save_matches(first, finished(1), finished(2), running_match(3), packed=(1,))
    open_database(second).dispose()
    history = export_history(first)
    imports = import_into(second, history)
    assert [result.is_new for result in imports if isinstance(result, ImportedTable)] == [True, True]
    # Once more, from either house to either: nothing is new, and the tables are the ones that are there.
    again = import_into(second, history)
    assert again == [result._replace(is_new=False) for result in imports if isinstance(result, ImportedTable)]
    back = import_into(first, export_history(second))
    assert [(result.table, result.is_new) for result in back if isinstance(result, ImportedTable)] == [
        (finished(1).setup.id, False),
        (finished(2).setup.id, False),
    ]
    with open_beside_server(second) as engine:
        assert set(table_states(engine).values()) == {TableState.FINISHED}
    # What goes out of the second house is the same but for the tables' names.
    moved = export_history(second)
    for result, played in zip(imports, (finished(1), finished(2)), strict=True):
        assert isinstance(result, ImportedTable)
        moved = moved.replace(result.table.encode(), played.setup.id.encode())
    assert moved == history


@pytest.mark.slow
def test_a_match_ended_by_all_is_packed_exported_and_imported(tmp_path: Path) -> None:
    first, second = database_address(tmp_path), database_in(tmp_path, "second")
    save_matches(first, ended_match(1), finished(2), ended_match(3), packed=(0,))
    assert load_match(first, ended_match(1).setup.id) == (ended_match(1).setup, ended_match(1).entries)
    open_database(second).dispose()
    imports = import_into(second, export_history(first))
    assert [result.is_new for result in imports if isinstance(result, ImportedTable)] == [True] * 3
    back = import_into(first, export_history(second))
    assert [(result.table, result.is_new) for result in back if isinstance(result, ImportedTable)] == [
        (played.setup.id, False) for played in (ended_match(1), finished(2), ended_match(3))
    ]
    for where in (first, second):
        with open_beside_server(where) as engine:
            assert [*table_states(engine).values()] == [TableState.FINISHED] * 3
    with running(settings_in(tmp_path, database=second)) as server:

        async def look() -> None:
            assert isinstance(imports[0], ImportedTable)
            async with wire(server.address, f"/t/{imports[0].table}/table") as onlooker:
                table = await onlooker.hear_a("table")
                assert table["record"][-1]["text"] == ENDED_EARLY
                assert (await onlooker.hear_beside("ended"))["winners"]

        asyncio.run(look())


def test_an_imported_match_is_a_finished_table_without_keys(tmp_path: Path) -> None:
    """The table can be watched, and nobody has a seat."""
    events: list[Any] = [*record(3, BASHIFEN_MENUS[0])]
    settings = settings_in(tmp_path)
    open_database(settings.database).dispose()
    with running(settings) as server:
        [match] = import_into(settings.database, jsonl.dump(events).encode())
        assert isinstance(match, ImportedTable)

        async def look() -> None:
            async with wire(server.address, f"/t/{match.table}/table") as onlooker:
                message = await onlooker.hear_a("table")
                assert message["view"]["phase"] == "over"
                assert message["record"][-1]["e"] == "match_end"
                assert message["names"] == events[0]["names"]
            async with httpx.AsyncClient(base_url=server.address) as http:
                answer = await http.get(f"/t/{match.table}/table/record.jsonl")
                assert [json.loads(line) for line in answer.text.splitlines()] == events
                assert (await http.get(f"/t/{match.table}/0/record.jsonl")).status_code == 403

        asyncio.run(look())


def test_an_import_refuses_the_damaged_match_and_keeps_the_others(tmp_path: Path) -> None:
    where = database_address(tmp_path)
    open_database(where).dispose()
    texts = [jsonl.dump(record(value, SHORT)) for value in (1, 2, 3)]
    texts[1] = texts[1].replace('"points":', '"points":1', 1)
    results = import_into(where, "".join(texts).encode())
    assert [type(result) for result in results] == [ImportedTable, Refused, ImportedTable]
    with open_beside_server(where) as engine:
        assert len([*table_ids(engine)]) == 2


def test_an_export_reports_and_omits_a_damaged_table(tmp_path: Path) -> None:
    where = database_address(tmp_path)
    save_matches(where, finished(1), finished(2), packed=(0, 1))
    with changing(where) as connection:
        damaged = schema.packed.c.table_id == finished(1).setup.id
        connection.execute(update(schema.packed).where(damaged).values(content=b"\0"))
    with open_beside_server(where) as engine:
        exports = {match.table: match.lines for match in export(engine)}
    assert exports[finished(1).setup.id] is None
    assert exports[finished(2).setup.id]


def test_a_match_with_an_unreadable_end_is_reported_as_damaged(tmp_path: Path) -> None:
    where, match = database_address(tmp_path), finished(1)
    save_matches(where, match)
    cut = "UPDATE entries SET events=substr(events, 1, length(events) - 1) WHERE table_id=:id AND version=:version"
    change(where, cut, {"id": match.setup.id, "version": match.entries[-1].version})
    with open_beside_server(where) as engine:
        assert [outcome.lines for outcome in export(engine)] == [None]
        assert [*old_tables(engine, 2**60)] == [None]


def test_a_running_match_is_not_exported(tmp_path: Path) -> None:
    """A running match stays on the server, because its hands are secret."""
    where = database_address(tmp_path)
    save_matches(where, running_match(1))
    assert export_history(where) == b""


# ------------------------------------------------------------------------------------- which databases


@pytest.mark.sqlite
def test_maintenance_requires_a_file_with_a_database(tmp_path: Path) -> None:
    where = database_address(tmp_path)
    with pytest.raises(BadDatabase, match="no such file"), open_beside_server(where):
        pass
    (tmp_path / "tables.sqlite").write_bytes(b"")
    with pytest.raises(BadDatabase, match="not a database of hachiya"), open_beside_server(where):
        pass
    (tmp_path / "tables.sqlite").write_bytes(b"x" * 5000)
    with pytest.raises(BadDatabase, match="not a SQLite"), open_beside_server(where):
        pass


def test_maintenance_beside_a_server_requires_a_database_of_this_version(tmp_path: Path) -> None:
    where = database_address(tmp_path)
    open_database(where).dispose()
    change(where, "INSERT INTO oldest_program VALUES ('r9999')")
    for version, age in (("r0003", "older"), ("r9999", "newer")):
        change(where, "UPDATE alembic_version SET version_num=:version", {"version": version})
        with pytest.raises(BadDatabase, match=age), open_beside_server(where):
            pass


def test_a_database_of_a_newer_version_is_not_repaired(tmp_path: Path) -> None:
    """What an older program does not know would seem to be damaged."""
    where = database_address(tmp_path)
    open_database(where).dispose()
    change(where, "UPDATE alembic_version SET version_num='r9999'")
    with pytest.raises(BadDatabase, match="newer"), open_exclusively(where):
        pass
    with open_beside_server(where) as engine:
        assert [*row_faults(engine)] == []


@contextmanager
def served(where: str) -> Iterator[None]:
    """The locks that a server has on a database."""
    server_lock = ServerLock(where)
    try:
        engine = open_database(where, as_server=True)
        yield
        engine.dispose()
    finally:
        server_lock.release()


def test_changing_tables_requires_that_no_server_runs(tmp_path: Path) -> None:
    where = database_address(tmp_path)
    open_database(where).dispose()
    with served(where):
        with pytest.raises(BadDatabase, match="Another hachiya server"), open_exclusively(where):
            pass
        with open_beside_server(where):
            pass
    with open_exclusively(where), pytest.raises(BadDatabase, match=r"Another (hachiya server|program)"), served(where):
        pass
    with served(where):
        pass


# ------------------------------------------------------------------------------------- prune


def test_pruning_deletes_old_matches_with_all_their_rows(tmp_path: Path) -> None:
    where = database_address(tmp_path)
    save_matches(where, finished(1), finished(2), running_match(3), finished(4), packed=(0, 3))

    async def invite() -> None:
        async with unpacking(where) as store:
            await store.add(Invitation(finished(1).setup.id, 0, 1, "x"), Sitter(finished(1).setup.id, 0, "a", PERSON))

    asyncio.run(invite())
    change(where, "UPDATE packed SET at=1000 WHERE table_id=:id", {"id": finished(1).setup.id})
    change(where, "UPDATE entries SET at=1000 WHERE table_id<>:id", {"id": finished(4).setup.id})
    with open_exclusively(where) as engine:
        old = [old_table.table for old_table in old_tables(engine, 5000) if old_table is not None]
        assert old == [finished(1).setup.id, finished(2).setup.id]
        assert len(table_states(engine)) == 4  # it was only told
        before = 0 if ON_POSTGRES else (tmp_path / "tables.sqlite").stat().st_size
        remove_tables(engine, old)
        shrink_file(engine)
        assert ON_POSTGRES or (tmp_path / "tables.sqlite").stat().st_size < before
        assert set(table_states(engine)) == {running_match(3).setup.id, finished(4).setup.id}
        assert file_faults(engine) == []
        with engine.connect() as connection:
            for table in schema.metadata.sorted_tables:
                for key in table.foreign_keys:
                    if key.column is schema.tables.c.id:
                        left = connection.scalars(table.select().with_only_columns(key.parent)).all()
                        assert not set(left) & set(old), table.name


# ------------------------------------------------------------------------------------- backup


@pytest.mark.sqlite
def test_a_backup_is_one_whole_file(tmp_path: Path) -> None:
    where, target = database_address(tmp_path), tmp_path / "copies" / "copy.sqlite"
    target.parent.mkdir()
    target.write_text("an older copy")
    save_matches(where, finished(1), running_match(2), packed=(0,))
    with open_beside_server(where) as engine, engine.connect() as connection:
        connection.exec_driver_sql("SELECT count(*) FROM tables")  # a server keeps it open
        steps: list[int] = []
        size = back_up(where, target, steps.append)
        assert sum(steps) >= 0
        assert size == target.stat().st_size
    assert [file.name for file in target.parent.iterdir()] == ["copy.sqlite"]
    assert stat.S_IMODE(target.stat().st_mode) == 0o600
    copy = f"sqlite:///{target}"
    assert load_match(copy, finished(1).setup.id) == finished(1)
    assert load_match(copy, running_match(2).setup.id) == running_match(2)


@pytest.mark.sqlite
def test_a_backup_over_the_database_or_an_unwritable_path_is_refused(tmp_path: Path) -> None:
    where = database_address(tmp_path)
    save_matches(where, running_match(1))
    (tmp_path / "link").symlink_to(tmp_path / "tables.sqlite")
    for target in (tmp_path / "tables.sqlite", tmp_path / "link"):
        with pytest.raises(BadDatabase, match="database itself"):
            back_up(where, target)
    with pytest.raises(IsADirectoryError):
        back_up(where, tmp_path)
    with pytest.raises(FileNotFoundError):
        back_up(where, tmp_path / "no" / "x")
    with pytest.raises(BadDatabase, match="no such file"):
        back_up(database_in(tmp_path, "no"), tmp_path / "x")
    with pytest.raises(BadDatabase, match="pg_dump"):
        back_up("postgresql://localhost/x", tmp_path / "x")
    assert load_match(where, running_match(1).setup.id) == running_match(1)


def test_a_table_with_an_open_seat_is_sound(tmp_path: Path) -> None:
    where = database_address(tmp_path)
    setup = replace(finished(1).setup, players=(OPEN, PERSON, PERSON), names=("", "b", "c"), host=1)
    save_matches(where, Played(setup, []))
    with open_beside_server(where) as engine:
        assert table_states(engine) == {setup.id: TableState.RUNNING}
        [nothing] = damaged_tables(engine)
        assert nothing is None
