from pathlib import Path

import pytest

from bench.c_program import SOURCE, CProgram, programs
from bench.compilers import CompileError, compilers, shared_library, version_of
from bench.equality import Different, check_matches, check_states, engine_fingerprints

GOUN_IS_DEARER = ("-DGOUN_KAN=13",)

pytestmark = pytest.mark.slow  # the program that the benchmark is measured beside changes seldom
needs_a_compiler = pytest.mark.skipif(not compilers(), reason="no C compiler on this machine")


@pytest.fixture(scope="module")
def program() -> CProgram:
    return programs()[0]


@needs_a_compiler
def test_the_c_program_plays_the_same_matches_as_the_engine(program: CProgram) -> None:
    check_matches(program, 200, seed=3)


@needs_a_compiler
def test_the_c_program_copies_and_batches_states_like_the_engine(program: CProgram) -> None:
    check_states(program, seed=3, states=30)


@needs_a_compiler
def test_a_c_program_with_another_yaku_value_is_refused_at_the_first_difference() -> None:
    other = CProgram(compilers()[0], GOUN_IS_DEARER)
    pairs = zip(engine_fingerprints(100, 3), other.fingerprints(100, 3), strict=True)
    first = [ours == theirs for ours, theirs in pairs].index(False)
    assert first > 0
    with pytest.raises(Different, match=rf"^C by .*sannin: of 100 matches of seed 3 match {first} \(counted from 0\)"):
        check_matches(other, 100, seed=3)


@needs_a_compiler
def test_every_match_has_a_fingerprint_of_its_own(program: CProgram) -> None:
    result = program.fingerprints(200, 3)
    assert len(set(result)) == 200
    assert program.fingerprints(20, 3) == result[:20]
    assert set(program.fingerprints(20, 4)).isdisjoint(result)


@needs_a_compiler
def test_a_difference_between_states_is_reported(program: CProgram, monkeypatch: pytest.MonkeyPatch) -> None:
    others = program.states
    monkeypatch.setattr(program, "states", lambda count, seed: others(count, seed + 1))
    with pytest.raises(Different, match=r"of 30 states of seed 3 state \d+ \(counted from 0\)"):
        check_states(program, seed=3, states=30)


@needs_a_compiler
@pytest.mark.parametrize("compiler", compilers(), ids=lambda path: Path(path).name)
def test_the_c_source_compiles_without_warnings(compiler: str) -> None:
    shared_library(compiler, SOURCE, ("-std=c11", "-Wall", "-Wextra", "-Wpedantic", "-Werror"))


@needs_a_compiler
def test_the_c_program_counts_its_decisions_and_deals(program: CProgram) -> None:
    speed = program.random_play(0.01, 5)
    assert 15 < speed.decisions / speed.deals < 35


@needs_a_compiler
def test_a_compile_error_is_reported_with_the_compiler_output(tmp_path: Path) -> None:
    source = tmp_path / "broken.c"
    source.write_text("int broken(void) { return nothing; }\n")
    with pytest.raises(CompileError, match=r"could not compile broken\.c:(.|\n)*nothing"):
        shared_library(compilers()[0], source)


@needs_a_compiler
def test_a_c_compiler_reports_its_version() -> None:
    for compiler in compilers():
        assert version_of(compiler).startswith(f"{Path(compiler).name} ")
        assert version_of(compiler)[-1].isdigit()


def test_no_c_program_is_measured_without_a_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    assert compilers() == []
    assert programs() == []


def test_cc_is_used_where_gcc_is_missing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    for name in ("cc", "clang"):
        (tmp_path / name).write_text("")
        (tmp_path / name).chmod(0o755)
        assert compilers() == [str(tmp_path / name)]
