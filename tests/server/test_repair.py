"""The repair of damaged databases."""

import asyncio
import json
import stat
from pathlib import Path

import pytest
from sqlalchemy import delete, func, insert, select, update

from hachiya.records import jsonl
from hachiya.store import own_seats, schema
from hachiya.store.database import open_database
from hachiya.store.event_store import EventStore
from hachiya.store.packing import pack
from hachiya.store.rows import row_of, standing_of
from hachiya.store.upkeep.checking import TableState, check, file_faults
from hachiya.store.upkeep.opening import open_exclusively
from hachiya.store.upkeep.pruning import remove_tables
from hachiya.store.upkeep.repairing import damaged_tables, repair_table
from hachiya.store.writing import write
from hachiya.tables.live.counts import Counts
from hachiya.tables.live.rebuilding import rebuild
from hachiya.tables.live.services import Services
from hachiya.tables.match.match import Match
from hachiya.tables.match.standing import standing
from hachiya.tables.stored.defaults import Defaults
from hachiya.tables.stored.entries import Choice
from tests.databases import change
from tests.playing import record
from tests.server.stored_matches import (
    OF_EVERY_KIND,
    damage_database,
    database_address,
    ended_match,
    import_into,
    load_match,
    running_match,
    save_matches,
    table_states,
)
from tests.server.test_packing import SHORT, finished, rows_of
from tests.tables.memory import ImmediateBotPool


@pytest.mark.parametrize("damage", [param for param in OF_EVERY_KIND if param.values != ("a table's row",)])
def test_a_damaged_table_is_cut_back_and_the_cut_rows_are_returned(tmp_path: Path, damage: str) -> None:
    where = database_address(tmp_path)
    tables = (running_match(1), finished(2))
    save_matches(where, *tables, packed=(1,))
    wrong = tables["packed" in damage]
    damage_database(where, damage)
    with open_exclusively(where) as engine:
        before = {status.table: status.sound for status in check(engine)}
        [cut] = [table for table in damaged_tables(engine) if table is not None]
        assert cut.checked.table == wrong.setup.id
        assert (cut.kept_entries is None) == (
            damage == "a packed byte"
        )  # it stands so early that nothing after it is read
        assert {status.table: status.sound for status in check(engine)} == before  # it was only told
        file_of_cut = repair_table(engine, cut, tmp_path)
        assert TableState.DAMAGED not in table_states(engine).values()
        assert [table for table in damaged_tables(engine) if table is not None] == []
    assert file_of_cut is not None
    assert stat.S_IMODE(file_of_cut.stat().st_mode) == 0o600
    gone = [json.loads(line) for line in file_of_cut.read_text("utf-8").splitlines()]
    assert gone
    assert {row.get("table_id", row.get("id")) for row in gone} == {wrong.setup.id}
    table = load_match(where, wrong.setup.id)
    if cut.kept_entries is None:
        assert table is None
        assert {"tables", "packed", "keys", "standings"} == {row["row"] for row in gone}
        return
    assert table is not None
    assert table[1] == wrong.entries[: cut.kept_entries]
    if "packed" in damage:
        assert [row["row"] for row in gone if row["row"] == "packed"] == ["packed"]
    else:
        assert [row["version"] for row in gone] == [
            entry.version
            for entry in wrong.entries[cut.kept_entries :]
            if damage != "an entry is gone" or entry.version != 5
        ]


def test_entries_after_the_end_of_a_match_are_cut_off(tmp_path: Path) -> None:
    """Former programs let a bot's choice follow the end by all, and the match was never packed."""
    where, played = database_address(tmp_path), ended_match(1)
    late = Choice(played.setup.id, len(played.entries) + 1, 0, [1], None, [])
    save_matches(where, played._replace(entries=[*played.entries, late]))
    with open_exclusively(where) as engine:
        assert table_states(engine) == {played.setup.id: TableState.DAMAGED}
        [cut] = [table for table in damaged_tables(engine) if table is not None]
        repair_table(engine, cut, tmp_path)
        assert table_states(engine) == {played.setup.id: TableState.FINISHED}
    assert load_match(where, played.setup.id) == (played.setup, played.entries)


def test_a_damaged_packed_match_is_kept_up_to_the_damaged_byte(tmp_path: Path) -> None:
    where = database_address(tmp_path)
    save_matches(where, finished(1), packed=(0,))
    content = pack(rows_of(finished(1).entries))
    for part in (0.1, 0.7, 0.95):
        at = int(part * len(content))
        broken = content[:at] + bytes([content[at] ^ 0xFF]) + content[at + 1 :]
        engine = open_database(where)
        with engine.begin() as connection:
            connection.execute(update(schema.packed).values(content=broken))
        [cut] = damaged_tables(engine)
        engine.dispose()
        assert cut is not None
        assert (cut.kept_entries or 0) < len(finished(1).entries) == cut.total
        assert (cut.kept_entries is not None) == (part > 0.5), part


def test_a_packed_match_of_an_unknown_game_is_removed(tmp_path: Path) -> None:
    where = database_address(tmp_path)
    save_matches(where, finished(1), finished(2), packed=(0,))
    change(where, "UPDATE tables SET game='[1,' WHERE id=:id", {"id": finished(1).setup.id})
    with open_exclusively(where) as engine:
        [cut] = [table for table in damaged_tables(engine) if table is not None]
        repair_table(engine, cut, tmp_path)
        assert table_states(engine) == {finished(2).setup.id: TableState.FINISHED}
    assert load_match(where, finished(2).setup.id) == (finished(2).setup, finished(2).entries)


@pytest.mark.parametrize(("table", "column", "value"), [("tables", "names", "x"), ("packed", "content", b"\0")])
def test_a_damaged_imported_match_is_not_cut_back(tmp_path: Path, table: str, column: str, value: object) -> None:
    """An imported match has no own entries that could be played on."""
    where = database_address(tmp_path)
    open_database(where).dispose()
    import_into(where, jsonl.dump(record(1, SHORT)).encode())
    change(where, f"UPDATE {table} SET {column}=:value", {"value": value})
    with open_exclusively(where) as engine:
        [cut] = damaged_tables(engine)
        assert cut is not None
        assert cut.kept_entries is None


def test_a_match_that_is_cut_back_is_listed_as_running(tmp_path: Path) -> None:
    where = database_address(tmp_path)
    played = finished(1)
    save_matches(where, played)
    match = Match.rebuild(played.setup, played.entries)
    assert standing(match).winners is not None
    with open_exclusively(where) as engine:
        with engine.begin() as connection:
            write(connection, [row_of(standing(match))])
            person = {"person": "p" * 16, "table_id": played.setup.id, "seat": 0, "game": "hachiju", "others": ""}
            connection.execute(insert(schema.persons), {"id": "p" * 16, "at": 1})
            connection.execute(insert(schema.own_seats), {**person, "ended": 5})
            connection.execute(delete(schema.entries).where(schema.entries.c.version == 30))
        for cut in damaged_tables(engine):
            assert cut is not None
            repair_table(engine, cut, tmp_path)
        with engine.connect() as connection:
            assert connection.scalar(select(schema.own_seats.c.ended)) == 0
            stored_standing = standing_of(connection.execute(select(schema.standings)).one())
    assert (stored_standing.version, stored_standing.winners) == (29, None)
    assert stored_standing.turn == Match.rebuild(played.setup, played.entries[:29]).table.turn
    with open_exclusively(where) as engine:
        remove_tables(engine, [played.setup.id])
        assert file_faults(engine) == []


def test_one_repair_rebuilds_the_lists_that_depend_on_a_rebuilt_standing(tmp_path: Path) -> None:
    where = database_address(tmp_path)
    played = finished(1)
    save_matches(where, played)
    with open_exclusively(where) as engine:
        with engine.begin() as connection:
            # A standing may be stored a millisecond after its entry; the list of the person has its time.
            later = (connection.scalar(select(func.max(schema.entries.c.at))) or 0) + 1
            connection.execute(update(schema.standings).values(at=later, scores="[]"))
            person = {"person": "p" * 16, "table_id": played.setup.id, "seat": 0, "game": "hachiju", "others": ""}
            connection.execute(insert(schema.persons), {"id": "p" * 16, "at": 1})
            connection.execute(insert(schema.own_seats), {**person, "ended": later})
            own_seats.update_names(connection, played.setup.id)
        (checked,) = check(engine)
        assert checked.derived == ["standings"]
        for repair in damaged_tables(engine):
            assert repair is not None
            repair_table(engine, repair, tmp_path)
        assert [checked.derived for checked in check(engine)] == [[]]


def test_a_match_that_is_cut_back_can_be_played_on(tmp_path: Path) -> None:
    where = database_address(tmp_path)
    save_matches(where, finished(1))
    change(where, "DELETE FROM entries WHERE version=30")
    with open_exclusively(where) as engine:
        for cut in damaged_tables(engine):
            assert cut is not None
            repair_table(engine, cut, tmp_path)

    async def play_on() -> None:
        store = EventStore(open_database(where))
        store.start()
        try:
            house = Services(store, ImmediateBotPool(), Defaults(), Counts())
            match = (await rebuild(house, finished(1).setup.id)).match
            assert match.version == 29
            _, entry = match.replay_entry(finished(1).entries[29])
            await store.add(entry)
            assert await store.version(finished(1).setup.id) == 30
        finally:
            await store.close()

    asyncio.run(play_on())
