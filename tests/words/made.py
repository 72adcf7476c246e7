"""A copy of the catalogue that replaces the real one in a test."""

import shutil
from pathlib import Path

import pytest

from hachiya.words import languages as folders
from hachiya.words.catalogue import catalogue
from hachiya.words.languages import languages


class made_catalogue:  # noqa: N801  (used as a function)
    """A context in which a copy of the catalogue, which a test may damage, replaces the real one."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.root = folder / "catalogue"
        shutil.copytree(folders.ROOT, self.root)
        self.monkeypatch = monkeypatch
        monkeypatch.setattr(folders, "ROOT", self.root)

    def __enter__(self) -> Path:
        languages.cache_clear()
        catalogue.cache_clear()
        return self.root

    def __exit__(self, *_: object) -> None:
        self.monkeypatch.undo()
        languages.cache_clear()
        catalogue.cache_clear()
