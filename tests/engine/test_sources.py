"""The names in the compile cache; tests/compiled tests with Numba that it stores and loads."""

import importlib.util
import re
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

from hachiya.engine import sources
from hachiya.engine.sources import COMPILED_SOURCES, identity, source_digest

PACKAGE = Path(sources.__file__).parents[1]


def test_every_source_with_a_rule_or_an_entry_is_hashed() -> None:
    hashed = {path for pattern in COMPILED_SOURCES for path in PACKAGE.glob(pattern)}
    marked = {
        path for path in PACKAGE.rglob("*.py") if re.search(r"^ *@(rule|hot_rule|entry)$", path.read_text(), re.M)
    }
    assert len(marked) > 50
    assert marked <= hashed


def test_the_source_digest_changes_with_any_edit_and_numba_version(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(sources, "__file__", str(tmp_path / "engine" / "sources.py"))
    rules = tmp_path / "games" / "one" / "rules.py"
    rules.parent.mkdir(parents=True)
    rules.write_text("a = 1")
    before = source_digest("3.11", "0.68.1")
    assert re.fullmatch("[0-9a-f]{16}", before)
    assert source_digest("3.11", "0.68.1") == before
    assert source_digest("3.12", "0.68.1") != before
    rules.write_text("a = 2")
    assert source_digest("3.11", "0.68.1") != before
    rules.write_text("a = 1")
    assert source_digest("3.11", "0.68.1") == before
    rules.rename(rules.with_name("others.py"))
    assert source_digest("3.11", "0.68.1") != before


SOURCE = """
def outer(number, inner):
    def entry():
        return inner(number)
    return entry

def one(n): return n

def two(n): return n

def made(step):
    def rule(n): return n + step
    return rule
"""


def module(path: Path) -> ModuleType:
    path.parent.mkdir()
    path.write_text(SOURCE)
    spec = importlib.util.spec_from_file_location("sources", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_an_entry_is_identified_by_its_closure_and_not_by_its_path(tmp_path: Path) -> None:
    here, there = module(tmp_path / "here" / "sources.py"), module(tmp_path / "there" / "sources.py")

    def entries(at: ModuleType) -> list[Callable[[], int]]:
        return [
            at.outer(1, at.one),
            at.outer(2, at.one),
            at.outer(1, at.two),
            at.outer(1, at.made(1)),
            at.outer(1, at.made(2)),
        ]

    names = [identity(entry) for entry in entries(here)]
    assert len(set(names)) == 5
    assert [identity(entry) for entry in entries(there)] == names
