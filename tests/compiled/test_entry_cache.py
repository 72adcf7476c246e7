"""The cache of entries: compiled code is loaded if it is valid, and compiled anew otherwise."""

import importlib.util
import logging
import os
import pickle
import platform
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import llvmlite.binding
import numba
import pytest
from numba.core.codegen import JITCPUCodegen

from hachiya.engine import baseline, checked_file, jit, sources
from hachiya.engine.companion import companion
from hachiya.engine.native import entry_cache
from hachiya.engine.native.entry_cache import NotCompiledYet, folder_name, only_loading
from hachiya.engine.one_at_a_time import OneAtATime
from tests.compiled import tiny

pytestmark = pytest.mark.compiled

SOURCE = Path(tiny.__file__)
COMPILED, LOADED = (0, 1), (1, 0)


@pytest.fixture(autouse=True)
def cache(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Path]:
    """An empty cache directory of a user, without a companion."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setattr("hachiya.engine.companion.NAME", "hachiya_compiled_for_this_test")
    for remembered in (companion, folder_name, entry_cache._can_keep):
        remembered.cache_clear()
    yield tmp_path / "cache" / "hachiya"
    monkeypatch.undo()
    for remembered in (companion, folder_name, entry_cache._can_keep):
        remembered.cache_clear()


def call(source: Path = SOURCE, name: str = "plus_one") -> tuple[int, int]:
    """Call the entry in a newly imported module; return how often it was loaded and compiled."""
    spec = importlib.util.spec_from_file_location("tests.compiled.tiny", source)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    entry: Any = vars(module)[name]
    assert entry(41) == {"plus_one": 42, "plus_two": 43}[name]
    return sum(entry.stats.cache_hits.values()), sum(entry.stats.cache_misses.values())


def files(cache: Path) -> list[Path]:
    return sorted(cache.rglob("*.compiled"))


def test_a_cached_entry_is_loaded_from_any_path_and_file_time(cache: Path, tmp_path: Path) -> None:
    assert call() == COMPILED
    assert call() == LOADED
    elsewhere = tmp_path / "elsewhere" / "tiny.py"
    elsewhere.parent.mkdir()
    elsewhere.write_bytes(SOURCE.read_bytes())
    os.utime(elsewhere, (1, 1))
    assert call(elsewhere) == LOADED
    assert len(files(cache)) == 1
    assert str(SOURCE.parent).encode() not in files(cache)[0].read_bytes()


def test_entries_with_different_closures_are_cached_separately(cache: Path) -> None:
    assert [call(name=name) for name in ("plus_one", "plus_two") * 2] == [COMPILED, COMPILED, LOADED, LOADED]
    assert len(files(cache)) == 2


def test_an_edited_entry_is_compiled_again(tmp_path: Path) -> None:
    edited = tmp_path / "tiny.py"
    edited.write_text(SOURCE.read_text("utf-8") + "\n# something else\n")
    assert call() == COMPILED
    assert call(edited) == COMPILED


def other_numba(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(numba, "__version__", "0.68.99")


def other_python(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.implementation, "cache_tag", "cpython-310")


def other_sources(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sources, "COMPILED_SOURCES", ("engine/*.py",))


def checked_bounds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(numba.config, "BOUNDSCHECK", 1)


def other_processor(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = JITCPUCodegen.magic_tuple

    def older(codegen: Any) -> tuple[str, str, str]:
        system, _, features = whole(codegen)
        return system, "penryn", features

    monkeypatch.setattr(JITCPUCodegen, "magic_tuple", older)


def other_build(monkeypatch: pytest.MonkeyPatch) -> None:
    assert jit.BUILD is not None
    monkeypatch.setattr(jit, "BUILD", jit.BUILD._replace(deposit=not jit.BUILD.deposit))


OTHERS = (other_numba, other_python, other_sources, checked_bounds, other_processor, other_build)


@pytest.mark.parametrize("other", OTHERS)
def test_an_entry_is_compiled_again_after_a_change_of_its_environment(
    other: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert call() == COMPILED
    with monkeypatch.context() as changed:
        other(changed)
        folder_name.cache_clear()
        assert call() == COMPILED
        assert call() == LOADED
    folder_name.cache_clear()
    assert call() == LOADED


def damages() -> list[Callable[[Path], object]]:
    def flip(path: Path) -> None:
        content = bytearray(path.read_bytes())
        content[len(content) // 2] ^= 1
        path.write_bytes(content)

    return [
        flip,
        lambda path: path.write_bytes(path.read_bytes()[:1000]),
        lambda path: path.write_bytes(b""),
        lambda path: path.unlink(),
        lambda path: checked_file.write(path, b"not compiled code"),
        lambda path: checked_file.write(path, pickle.dumps(("nor", "is", "this"))),
    ]


@pytest.mark.parametrize("damage", damages())
def test_a_damaged_cache_file_is_compiled_again(cache: Path, damage: Callable[[Path], object]) -> None:
    assert call() == COMPILED
    (path,) = files(cache)
    damage(path)
    assert call() == COMPILED
    assert call() == LOADED


def test_an_unwritable_cache_does_not_prevent_compiling(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(entry_cache, "user_cache_folder", lambda: None)
    assert call() == COMPILED
    assert call() == COMPILED
    (tmp_path / "file").touch()
    monkeypatch.setattr(entry_cache, "user_cache_folder", lambda: tmp_path / "file")
    with caplog.at_level(logging.WARNING):
        assert call() == COMPILED
    assert "plus.add could not be kept" in caplog.text


def test_only_loading_never_compiles(cache: Path) -> None:
    with only_loading(), pytest.raises(NotCompiledYet):
        call()
    assert not files(cache)
    assert call() == COMPILED
    with only_loading():
        assert call() == LOADED


# ------------------------------------------------------------------------------------- the companion


@pytest.fixture(scope="session")
def made_elsewhere(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """The files of an entry that was compiled for the baseline on another machine."""
    cache = tmp_path_factory.mktemp("elsewhere")
    (output,) = in_processes(cache, 1, **baseline.ENVIRONMENT)
    assert output == "42 0 1"
    return files(cache)


@pytest.fixture
def installed(cache: Path, made_elsewhere: list[Path], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A companion with these files, on a sufficient processor."""
    package = tmp_path / "hachiya_compiled_for_this_test"
    for path in made_elsewhere:
        checked_file.write(package / path.parent.name / path.name, checked_file.read(path) or b"")
    (package / "__init__.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    companion.cache_clear()
    with_processor(monkeypatch, dict.fromkeys(baseline.NEEDS, True))
    assert jit.BUILD is not None
    monkeypatch.setattr(jit, "BUILD", jit.BUILD._replace(deposit=True))
    assert not cache.exists()
    return package


def with_processor(monkeypatch: pytest.MonkeyPatch, features: dict[str, bool]) -> None:
    monkeypatch.setattr(llvmlite.binding, "get_host_cpu_features", lambda: features)


@pytest.mark.usefixtures("installed")
def test_a_companion_entry_is_loaded_without_writing_to_the_cache(cache: Path) -> None:
    with only_loading():
        assert call() == LOADED
    assert not files(cache)


@pytest.mark.usefixtures("installed")
def test_a_companion_of_other_code_is_not_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    for other in (other_numba, other_python, other_sources, checked_bounds, other_build):
        with monkeypatch.context() as changed:
            other(changed)
            folder_name.cache_clear()
            with only_loading(), pytest.raises(NotCompiledYet):
                call()


@pytest.mark.usefixtures("installed")
def test_a_companion_for_another_processor_is_not_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    with_processor(monkeypatch, {**dict.fromkeys(baseline.NEEDS, True), "avx2": False})
    with only_loading(), pytest.raises(NotCompiledYet):
        call()


@pytest.mark.usefixtures("installed")
def test_no_companion_is_loaded_where_numba_targets_another_processor(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(numba.config, "CPU_NAME", "x86-64")
    with only_loading(), pytest.raises(NotCompiledYet):
        call()


def test_a_damaged_companion_is_compiled_again(installed: Path, cache: Path) -> None:
    (path,) = files(installed)
    path.write_bytes(path.read_bytes()[:-1])
    assert call() == COMPILED
    assert call() == LOADED
    assert len(files(cache)) == 1


def test_llvm_reports_every_feature_of_the_baseline() -> None:
    """On an x86 processor LLVM reports for every feature whether it is present."""
    known = set(llvmlite.binding.get_host_cpu_features())
    assert platform.machine() not in {"x86_64", "AMD64"} or known >= baseline.NEEDS


# ------------------------------------------------------------------------------------- processes, another Numba


CALL = """
from tests.compiled.tiny import plus_one
result, stats = plus_one(41), plus_one.stats
print(result, sum(stats.cache_hits.values()), sum(stats.cache_misses.values()))
"""


def in_processes(cache: Path, number: int, **environment: str) -> list[str]:
    """The outputs of `number` simultaneous processes: the result, and how often the entry was loaded and compiled."""
    processes = [
        subprocess.Popen(
            [sys.executable, "-c", CALL],
            env=os.environ | {"XDG_CACHE_HOME": str(cache), "PYTHONPATH": os.pathsep.join(sys.path)} | environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for _ in range(number)
    ]
    outputs = [process.communicate() for process in processes]
    assert [complaints for _, complaints in outputs] == [""] * number
    return sorted(output.strip() for output, _ in outputs)


def test_a_failed_compilation_releases_its_lock(cache: Path) -> None:
    @jit.entry
    def impossible(number: int) -> int:
        return number.no_such_thing  # type: ignore[attr-defined, no-any-return]

    with pytest.raises(numba.core.errors.TypingError):
        impossible(1)
    (lock,) = cache.rglob("*.lock")
    others = OneAtATime(patience=0.2)
    assert not others.wait(lock)
    others.release()


def test_only_one_of_two_concurrent_processes_compiles(cache: Path) -> None:
    assert in_processes(cache.parent, 2) == ["42 0 1", "42 1 0"]
    assert len(files(cache)) == 1


def test_an_unknown_numba_version_uses_numba_s_own_cache(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr("numba.core.serialize.dumps")
    place = numba.config.CACHE_DIR
    with pytest.raises(NotCompiledYet), only_loading():
        pass
    assert call() == COMPILED
    assert call() == LOADED
    assert not files(cache)
    assert [path.suffix for path in sorted(cache.rglob("*.nb*"))] == [".nbc", ".nbi"]
    assert place == numba.config.CACHE_DIR
