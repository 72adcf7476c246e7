"""A catalogue in the place of the real one."""

import shutil
from pathlib import Path

import pytest

from hachiya.words import languages as folders
from hachiya.words.catalogue import catalogue
from hachiya.words.languages import languages


class made_catalogue:  # noqa: N801  (used as a function)
    """A copy of the catalogue that a test may damage, in the place of the real one."""

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
