"""The folders of a user's files."""

import os
import tempfile
from pathlib import Path

import pytest

from hachiya.engine.places import user_cache_folder, user_data_folder


@pytest.fixture
def no_cache(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The expected temporary folder of a user whose cache directory cannot be made."""
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file" / "cache"))
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    return tmp_path / f"hachiya-{os.getuid()}"


def test_data_and_cache_folders_follow_the_xdg_variables(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "chosen"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "kept"))
    assert user_data_folder() == tmp_path / "kept" / "hachiya"
    assert user_cache_folder() == tmp_path / "chosen" / "hachiya"
    assert [*(tmp_path / "chosen" / "hachiya").iterdir()] == []


def test_an_unwritable_cache_is_replaced_by_a_private_temporary_folder(no_cache: Path) -> None:
    assert user_cache_folder() == user_cache_folder() == no_cache
    assert no_cache.stat().st_mode & 0o777 == 0o700


def test_a_user_without_a_home_gets_a_temporary_cache(monkeypatch: pytest.MonkeyPatch, no_cache: Path) -> None:
    monkeypatch.delenv("XDG_CACHE_HOME")
    monkeypatch.setattr("os.path.expanduser", lambda path: path)
    assert user_cache_folder() == no_cache


@pytest.mark.parametrize("others", ["a folder that others write", "a link", "a file"])
def test_a_temporary_cache_that_others_can_write_is_not_used(no_cache: Path, others: str) -> None:
    if others == "a file":
        no_cache.touch()
    elif others == "a link":
        no_cache.symlink_to(no_cache.parent)
    else:
        no_cache.mkdir()
        no_cache.chmod(0o770)
    assert user_cache_folder() is None


def test_a_temporary_cache_of_another_owner_is_not_used(monkeypatch: pytest.MonkeyPatch, no_cache: Path) -> None:
    somebody = os.getuid() + 1
    monkeypatch.setattr(os, "getuid", lambda: somebody)
    no_cache.with_name(f"hachiya-{somebody}").mkdir(mode=0o700)
    assert user_cache_folder() is None
