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
def test_the_c_program_writes_the_same_rows_as_the_engine(program: CProgram) -> None:
    check_matches(program, 200, seed=3)


@needs_a_compiler
def test_batches_and_copies_have_the_same_results_as_the_engine(program: CProgram) -> None:
    check_states(program, seed=3, states=30)


@needs_a_compiler
def test_a_program_with_another_value_is_refused_at_its_first_match() -> None:
    other = CProgram(compilers()[0], GOUN_IS_DEARER)
    pairs = zip(engine_fingerprints(100, 3), other.fingerprints(100, 3), strict=True)
    first = [ours == theirs for ours, theirs in pairs].index(False)
    assert first > 0
    with pytest.raises(Different, match=rf"^C by .*sannin: of 100 matches of seed 3 match {first} \(counted from 0\)"):
        check_matches(other, 100, seed=3)


@needs_a_compiler
def test_a_fingerprint_has_every_match_of_its_own(program: CProgram) -> None:
    result = program.fingerprints(200, 3)
    assert len(set(result)) == 200
    assert program.fingerprints(20, 3) == result[:20]
    assert set(program.fingerprints(20, 4)).isdisjoint(result)


@needs_a_compiler
def test_states_that_differ_are_reported(program: CProgram, monkeypatch: pytest.MonkeyPatch) -> None:
    others = program.states
    monkeypatch.setattr(program, "states", lambda count, seed: others(count, seed + 1))
    with pytest.raises(Different, match=r"of 30 states of seed 3 state \d+ \(counted from 0\)"):
        check_states(program, seed=3, states=30)


@needs_a_compiler
@pytest.mark.parametrize("compiler", compilers(), ids=lambda path: Path(path).name)
def test_the_source_is_plain_c_without_a_warning(compiler: str) -> None:
    shared_library(compiler, SOURCE, ("-std=c11", "-Wall", "-Wextra", "-Wpedantic", "-Werror"))


@needs_a_compiler
def test_the_speed_counts_what_was_played(program: CProgram) -> None:
    speed = program.random_play(0.01, 5)
    assert 15 < speed.decisions / speed.deals < 35


@needs_a_compiler
def test_a_refused_program_is_reported_with_the_compiler_s_output(tmp_path: Path) -> None:
    source = tmp_path / "broken.c"
    source.write_text("int broken(void) { return nothing; }\n")
    with pytest.raises(CompileError, match=r"could not compile broken\.c:(.|\n)*nothing"):
        shared_library(compilers()[0], source)


@needs_a_compiler
def test_a_compiler_says_its_version() -> None:
    for compiler in compilers():
        assert version_of(compiler).startswith(f"{Path(compiler).name} ")
        assert version_of(compiler)[-1].isdigit()


def test_without_a_compiler_there_is_no_program(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    assert compilers() == []
    assert programs() == []


def test_cc_is_used_where_gcc_and_clang_are_missing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    for name in ("cc", "clang"):
        (tmp_path / name).write_text("")
        (tmp_path / name).chmod(0o755)
        assert compilers() == [str(tmp_path / name)]
