"""The choice of the compiler and of its instructions."""

from types import SimpleNamespace
from typing import Any

import pytest

from hachiya.engine import build

pytest.importorskip("numba")
binding = pytest.importorskip("llvmlite.binding")


def numba(version: str = "0.68.1", name: str | None = None, features: str | None = None) -> Any:
    return SimpleNamespace(__version__=version, config=SimpleNamespace(CPU_NAME=name, CPU_FEATURES=features))


def test_the_rules_compiler_is_chosen_for_a_known_numba(capfd: pytest.CaptureFixture[str]) -> None:
    chosen = build.build(numba())
    assert str(chosen).startswith("rules compiler")
    assert chosen.of_entries["pipeline_class"] is not chosen.of_rules["pipeline_class"]
    assert capfd.readouterr().err == ""


@pytest.mark.parametrize("version", ["0.60.0", "0.69.0", "1.0.0", "next"])
def test_numba_alone_compiles_for_an_unknown_numba_version_with_a_warning(
    version: str, capfd: pytest.CaptureFixture[str]
) -> None:
    chosen = build.build(numba(version))
    assert str(chosen).startswith("numba compiler")
    assert chosen.of_entries == chosen.of_rules == {"error_model": "numpy", "_nrt": False}
    errors = capfd.readouterr().err
    assert errors.count("\n") == 1
    assert version in errors


def test_numba_alone_compiles_where_a_required_attribute_is_missing(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    from numba.core.codegen import JITCodeLibrary

    from hachiya.engine.native import compiler

    monkeypatch.setitem(compiler._USED, JITCodeLibrary, ("_optimise_everything",))
    assert str(build.build(numba())).startswith("numba compiler")
    assert "has no JITCodeLibrary._optimise_everything" in capfd.readouterr().err


@pytest.mark.parametrize(
    ("machine", "name", "features", "host", "fast"),
    [
        ("x86_64", None, None, ("skylake", True), True),
        ("AMD64", None, None, ("znver3", True), True),
        ("x86_64", None, None, ("znver2", True), False),
        ("x86_64", None, None, ("ivybridge", False), False),
        ("x86_64", "host", None, ("skylake", True), True),
        ("x86_64", "x86-64-v3", "", ("znver2", True), True),
        ("x86_64", "x86-64-v2", "", ("skylake", True), False),
        ("x86_64", "generic", "+bmi2,+avx", ("skylake", True), True),
        ("x86_64", None, "-bmi2,+avx", ("skylake", True), False),
        ("arm64", None, None, ("apple-m1", False), False),
        ("aarch64", None, None, ("generic", False), False),
    ],
)
def test_the_deposit_instruction_is_used_on_processors_where_it_is_fast(
    machine: str,
    name: str | None,
    features: str | None,
    host: tuple[str, bool],
    fast: bool,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("platform.machine", lambda: machine)
    monkeypatch.setattr(binding, "get_host_cpu_name", lambda: host[0])
    monkeypatch.setattr(binding, "get_host_cpu_features", lambda: {"bmi2": host[1]})
    assert build.has_fast_deposit(numba(name=name, features=features)) is fast
