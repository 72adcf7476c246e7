"""The scripts of `deploy/postgresql` without a PostgreSQL server: they write complete files, and overwrite nothing."""

import stat
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPTS = Path(__file__).parents[2] / "deploy" / "postgresql"
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="no shell there")


def run(script: str, *arguments: Path | str) -> int:
    """The exit code of a script."""
    return subprocess.run(["sh", SCRIPTS / script, *arguments], check=False, stderr=subprocess.DEVNULL).returncode


@pytest.fixture
def base(tmp_path: Path) -> Path:
    """A folder in the place of a base backup."""
    folder = tmp_path / "base"
    folder.mkdir()
    (folder / "postgresql.auto.conf").write_text("# a comment\n")
    return folder


def test_a_segment_is_archived_once_and_never_overwritten(tmp_path: Path) -> None:
    segment, archive = tmp_path / "segment", tmp_path / "archive"
    archive.mkdir()
    segment.write_text("first")
    assert run("archive.sh", segment, "0001", archive) == 0
    assert run("archive.sh", segment, "0001", archive) == 0
    segment.write_text("other")
    assert run("archive.sh", segment, "0001", archive) != 0
    assert [path.name for path in archive.iterdir()] == ["0001"]
    assert (archive / "0001").read_text() == "first"
    assert stat.S_IMODE((archive / "0001").stat().st_mode) & 0o077 == 0


def test_a_restored_folder_is_recovered_up_to_the_moment(base: Path, tmp_path: Path) -> None:
    data = tmp_path / "data"
    assert run("restore.sh", base, tmp_path / "archive", data, "2026-01-01 19:30:00+00") == 0
    assert (data / "recovery.signal").exists()
    assert "recovery_target_time = '2026-01-01 19:30:00+00'" in (data / "postgresql.auto.conf").read_text()
    assert stat.S_IMODE(data.stat().st_mode) == 0o700
    assert (base / "postgresql.auto.conf").read_text() == "# a comment\n"


@pytest.mark.parametrize("name", ["data", "data.part"])
def test_no_folder_is_overwritten_by_a_restored_one(name: str, base: Path, tmp_path: Path) -> None:
    folder = tmp_path / name
    folder.mkdir()
    (folder / "file").write_text("old")
    assert run("restore.sh", base, tmp_path / "archive", tmp_path / "data") == 1
    assert [path.name for path in folder.iterdir()] == ["file"]
