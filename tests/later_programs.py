"""Later versions of the program, with another schema: copies of its sources with more migrations.

Every odd version expands the schema, and the version after it contracts what is not needed any more.
"""

import os
import subprocess
import sys
from pathlib import Path
from shutil import copytree, ignore_patterns

import hachiya
from hachiya.store.revisions import own_revision

_MIGRATION = """
import sqlalchemy as sa
from alembic import op

revision = "{revision}"
down_revision = "{before}"
oldest_program = {oldest}


def upgrade() -> None:
    {change}
"""
_LATER_RULES = """
from dataclasses import replace

HACHIJU = replace(HACHIJU, version=HACHIJU.version + 1, earlier=HACHIJU)
"""
_EXPAND = 'op.add_column("entries", sa.Column("later_{version}", sa.Integer))'
_CONTRACT = 'op.drop_column("entries", "later_{before}")'


def later_program(folder: Path, version: int) -> Path:
    """Return the place of the sources of the program so many versions later; version 0 is this program."""
    sources = Path(str(hachiya.__file__)).parents[1]
    if version == 0:
        return sources
    place = folder / f"version-{version}"
    if not place.exists():
        copytree(sources / "hachiya", place / "hachiya", ignore=ignore_patterns("static"))
        versions = place / "hachiya" / "store" / "migrations" / "versions"
        for number in range(1, version + 1):
            (versions / f"{revision(number)}_later.py").write_text(_migration(number), "utf-8")
    return place


def with_later_rules(program: Path) -> Path:
    """Give the program at this place a new version of the rules of hachiju; matches of before keep theirs."""
    with (program / "hachiya" / "games" / "hachiju" / "game.py").open("a", encoding="utf-8") as file:
        file.write(_LATER_RULES)
    return program


def revision(version: int) -> str:
    """The revision of the schema of a version."""
    return f"r{int(own_revision()[1:]) + version:04}"


def environment(program: Path) -> dict[str, str]:
    """The environment of a process that runs the program at this place."""
    return {**os.environ, "HACHIYA_PURE": "1", "PYTHONPATH": os.pathsep.join([str(program), *sys.path])}


def open_with(program: Path, database: str) -> str:
    """Open a database as a server of the program at this place would; return its error, which is empty if it can."""
    script = "import sys; from hachiya.store.database import open_database; open_database(sys.argv[1]).dispose()"
    command = (sys.executable, "-c", script, database)
    done = subprocess.run(command, env=environment(program), capture_output=True, text=True, check=False)
    return done.stderr


def _migration(version: int) -> str:
    expands = version % 2 == 1
    return _MIGRATION.format(
        revision=revision(version),
        before=revision(version - 1),
        oldest=None if expands else f'"{revision(version - 1)}"',
        change=_EXPAND.format(version=version) if expands else _CONTRACT.format(before=version - 1),
    )
