"""The search for the companion package."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from hachiya.engine.companion import companion, ignore_companion


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Path]:
    """A companion package that is installed."""
    package = tmp_path / "hachiya_compiled"
    package.mkdir()
    (package / "__init__.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "hachiya_compiled", raising=False)
    companion.cache_clear()
    yield package
    monkeypatch.undo()
    companion.cache_clear()


def test_the_companion_package_is_found_and_can_be_ignored(installed: Path) -> None:
    assert companion() == installed
    ignore_companion()
    assert companion() is None
    del sys.modules["hachiya_compiled"]
