"""A journal in a SQLite file, for tests of the tab outside a browser."""

import sqlite3
from collections.abc import Mapping, Sequence
from pathlib import Path

from hachiya.tab.journal import Commit
from hachiya.tables.problems import StoreFailed


class FileJournal:
    """A `Journal` in a file; while it `fails` it stores nothing, as a browser whose quota is full."""

    def __init__(self, file: Path) -> None:
        self.fails = False
        self._database = sqlite3.connect(file)
        self._database.executescript("""
            CREATE TABLE IF NOT EXISTS lines (table_id TEXT, number INTEGER, text TEXT, PRIMARY KEY (table_id, number));
            CREATE TABLE IF NOT EXISTS summaries (table_id TEXT PRIMARY KEY, text TEXT);
        """)

    def close(self) -> None:
        self._database.close()

    async def commit(self, commit: Commit) -> bool:
        if self.fails:
            raise StoreFailed
        run = self._database.execute
        with self._database:
            for table in commit.removed:
                run("DELETE FROM lines WHERE table_id = ?", [table])
                run("DELETE FROM summaries WHERE table_id = ?", [table])
            for table, number, text in commit.lines:
                (last,) = run("SELECT coalesce(max(number), 0) FROM lines WHERE table_id = ?", [table]).fetchone()
                if number != last + 1:
                    self._database.rollback()
                    return False
                run("INSERT INTO lines VALUES (?, ?, ?)", [table, number, text])
            self._database.executemany("REPLACE INTO summaries VALUES (?, ?)", commit.summaries.items())
        return True

    async def lines(self, table: str) -> Sequence[str]:
        query = "SELECT text FROM lines WHERE table_id = ? ORDER BY number"
        return [text for (text,) in self._database.execute(query, [table])]

    async def summaries(self) -> Mapping[str, str]:
        return dict(self._database.execute("SELECT table_id, text FROM summaries").fetchall())
