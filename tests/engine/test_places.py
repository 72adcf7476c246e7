"""Where a user's files lie."""

import sys
from pathlib import Path

import pytest

from hachiya.engine.places import user_cache, user_data


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
