"""`hachiya db`: the output and exit code of every command."""

import json
from pathlib import Path

import pytest

from hachiya.store.database import open_database
from hachiya.store.server_lock import ServerLock
from hachiya.words.languages import languages
from tests.cli.command import Hachiya, one_error
from tests.databases import change, database_in
from tests.sampling import first

FIRST = "table_id = (SELECT min(table_id) FROM packed)"


@pytest.fixture
def history(hachiya: Hachiya, tmp_path: Path) -> Path:
    """A history file of three matches."""
    path = tmp_path / "history.jsonl"
    hachiya("simulate --game hachiju --option deals=3 --matches 3 --seed 8 --out", path)
    return path


@pytest.fixture
def where(tmp_path: Path) -> str:
    """An empty database."""
    url = database_in(tmp_path)
    open_database(url).dispose()
    return url


def test_a_history_is_imported_once_and_exported(hachiya: Hachiya, history: Path, where: str, tmp_path: Path) -> None:
    assert hachiya("db import", history, "--database", where).text.startswith("3 matches imported, 0 were")
    assert hachiya("db import", history, "--database", where).text.startswith("0 matches imported, 3 were")
    out = tmp_path / "out.jsonl"
    done = hachiya("db export", out, "--database", where)
    assert (done.code, done.out, done.err) == (0, b"", f"3 matches written to {out}\n")
    assert hachiya("db export -", "--database", where).out == out.read_bytes()
    assert hachiya("replay", out).text.count("verified") == 3
    tables = [json.loads(line) for line in hachiya("db import --json", out, "--database", where).text.splitlines()]
    assert [table["new"] for table in tables] == [False] * 3
    assert len({table["table"] for table in tables}) == 3
    assert hachiya("db import - --database", where, stdin=history.read_bytes()).text.startswith("0 matches imported, 3")


def test_a_refused_match_is_reported_by_file_and_line(hachiya: Hachiya, history: Path, where: str) -> None:
    lines = history.read_text("utf-8").splitlines(keepends=True)
    second = next(place for place, line in enumerate(lines) if place and line.startswith('{"e":"match"'))
    history.write_text("".join([*lines[: second + 3], *lines[second + 4 :]]), "utf-8")
    done = hachiya("db import", history, "--database", where)
    assert done.code == 1
    assert done.text.startswith("2 matches imported, 0 were there already, 1 refused")
    assert done.err.startswith(f"hachiya: {history}: Line {second + 4}: ")
    assert done.err.count("\n") == 1
    *_, last = hachiya("db import --json", history, "--database", where).text.splitlines()
    assert json.loads(last)["new"] is False


@pytest.mark.parametrize("language", first(["ja"], languages()))
def test_a_database_is_checked_repaired_and_pruned_in_every_language(
    hachiya: Hachiya, history: Path, where: str, language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)  # where files lie that a repair writes for PostgreSQL

    def run(line: str) -> tuple[int, str]:
        done = hachiya(f"db {line} --lang {language} --database", where)
        assert done.err == ""
        return done.code, done.text

    hachiya("db import", history, "--database", where)
    assert run("check")[0] == 0
    code, text = run("check --json")
    assert json.loads(text) == {
        "tables": 3, "running": 0, "finished": 3, "outdated": 0, "damaged": [], "rows": [], "file": [],
    }  # fmt: skip
    assert run("repair")[0] == 0
    change(where, f"UPDATE packed SET content=:bytes WHERE {FIRST}", {"bytes": b"\0"})
    code, text = run("check")
    assert code == 1
    assert text.count("\n") == 3
    code, text = run("check --json")
    assert (code, len(json.loads(text)["damaged"])) == (1, 1)
    assert run("repair")[0] == 1
    code, text = run("repair --yes")
    assert code == 0
    assert text.count("\n") == 1
    assert run("check")[0] == 0
    change(where, f"UPDATE counted SET content=:bytes WHERE {FIRST}", {"bytes": b"\0"})
    change(where, "DROP TABLE keys")
    code, text = run("check")
    assert (code, "keys" in text) == (1, True)
    assert run("repair --yes")[0] == 0
    assert run("check")[0] == 0
    assert run("prune --days 36500")[0] == 0
    before = json.loads(run("prune --days 0 --json")[1])
    assert (before["tables"], before["removed"]) == (2, False)
    assert run("prune --days 0")[1] != run("prune --days 0 --yes")[1]
    assert json.loads(run("check --json")[1])["tables"] == 0


def test_db_repair_removes_a_damaged_table_when_asked(
    hachiya: Hachiya, history: Path, where: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The removed rows are in a file beside a SQLite file, or in the current folder."""
    monkeypatch.chdir(tmp_path)
    hachiya("db import", history, "--database", where)
    # A table that was played here, of which the second entry is none.
    opening = {"draws": '[[[0,"E"],[1,"Y"],[2,"P"]]]'}
    change(where, "UPDATE tables SET draws=:draws WHERE id = (SELECT min(id) FROM tables)", opening)
    change(
        where,
        "INSERT INTO entries (table_id,version,kind,actions,events,at) SELECT min(id),1,'x','[]','',1 FROM tables",
    )
    change(where, "DELETE FROM packed WHERE table_id IN (SELECT table_id FROM entries)")
    done = hachiya("db repair --database", where)
    assert done.code == 1
    assert "would be removed" in done.text
    assert "--yes" in done.text
    assert [file for file in tmp_path.iterdir() if "cut" in file.name] == []
    done = hachiya("db repair --yes --json --database", where)
    assert done.code == 0
    [cut] = json.loads(done.text)["tables"]
    assert (cut["kept"], cut["of"]) == (None, 1)
    rows = [json.loads(line) for line in Path(cut["file"]).read_text("utf-8").splitlines()]
    assert [row["kind"] for row in rows if row["row"] == "entries"] == ["x"]
    assert hachiya("db repair --database", where).text == "No table is damaged\n"


@pytest.mark.sqlite
def test_db_backup_writes_a_database(hachiya: Hachiya, history: Path, where: str, tmp_path: Path) -> None:
    hachiya("db import", history, "--database", where)
    copy = tmp_path / "copy.sqlite"
    server = ServerLock(where)
    done = hachiya("db backup", copy, "--database", where)
    assert done.code == 0
    assert done.text.startswith(f"{copy}: ")
    assert hachiya("db check --database", f"sqlite:///{copy}").text.startswith("3 tables: 3 finished")
    assert "Another hachiya server" in one_error(hachiya("db prune --days 0 --yes --database", where))
    assert "Another hachiya server" in one_error(hachiya("db repair --database", where))
    assert hachiya("db check --database", where).code == 0
    server.release()
    assert "database itself" in one_error(hachiya("db backup", where.removeprefix("sqlite:///"), "--database", where))
    assert "database itself" in one_error(hachiya("db export", where.removeprefix("sqlite:///"), "--database", where))


@pytest.mark.sqlite
def test_every_db_command_reports_a_missing_database(hachiya: Hachiya, history: Path, tmp_path: Path) -> None:
    nowhere = database_in(tmp_path, "no")
    for line in ("check", "export -", f"import {history}", "backup x", "prune --days 1", "repair"):
        assert "no such file" in one_error(hachiya(f"db {line} --database", nowhere))
    assert not (tmp_path / "no.sqlite").exists()
    assert "URL" in one_error(hachiya("db check --database", "nonsense"))
