"""Where a user's files lie."""

import os
import sys
import tempfile
from pathlib import Path

import pytest

from hachiya.engine.places import own_cache, user_cache, user_data


@pytest.mark.parametrize(
    ("platform", "variable", "cache", "data"),
    [
        ("linux", None, ".cache", ".local/share"),
        ("darwin", None, "Library/Caches", "Library/Application Support"),
        ("win32", "LOCALAPPDATA", "chosen", "chosen"),
        ("win32", None, ".cache", ".local/share"),
        ("linux", "XDG_CACHE_HOME", "chosen", ".local/share"),
        ("linux", "XDG_DATA_HOME", ".cache", "chosen"),
    ],
)
def test_the_custom_of_the_platform(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, platform: str, variable: str | None, cache: str, data: str
) -> None:
    for name in ("XDG_CACHE_HOME", "XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    monkeypatch.setattr(sys, "platform", platform)
    if variable:
        monkeypatch.setenv(variable, str(tmp_path / "chosen"))
    assert user_cache() == tmp_path / cache
    assert user_data() == tmp_path / data


@pytest.fixture
def no_cache(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Where the temporary folder of one whose cache directory cannot be made should be."""
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file" / "cache"))
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    return tmp_path / f"hachiya-{os.getuid()}"


def test_the_own_cache_lies_with_the_user(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "chosen"))
    assert own_cache() == tmp_path / "chosen" / "hachiya"
    assert [*(tmp_path / "chosen" / "hachiya").iterdir()] == []


def test_where_the_cache_cannot_be_written_it_is_temporary_and_private(no_cache: Path) -> None:
    assert own_cache() == own_cache() == no_cache
    assert no_cache.stat().st_mode & 0o777 == 0o700


def test_without_a_home_it_is_temporary(monkeypatch: pytest.MonkeyPatch, no_cache: Path) -> None:
    def nowhere() -> Path:
        raise RuntimeError

    monkeypatch.delenv("XDG_CACHE_HOME")
    monkeypatch.setattr(Path, "home", nowhere)
    assert own_cache() == no_cache


@pytest.mark.parametrize("others", ["a folder that others write", "a link", "a file"])
def test_what_others_have_put_there_is_not_trusted(no_cache: Path, others: str) -> None:
    if others == "a file":
        no_cache.touch()
    elif others == "a link":
        no_cache.symlink_to(no_cache.parent)
    else:
        no_cache.mkdir()
        no_cache.chmod(0o770)
    assert own_cache() is None


def test_what_belongs_to_others_is_not_trusted(monkeypatch: pytest.MonkeyPatch, no_cache: Path) -> None:
    somebody = os.getuid() + 1
    monkeypatch.setattr(os, "getuid", lambda: somebody)
    no_cache.with_name(f"hachiya-{somebody}").mkdir(mode=0o700)
    assert own_cache() is None
