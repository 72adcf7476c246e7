"""The companion wheel is built by its hook and installed; its entries run there without being compiled."""

import os
import sys
import zipfile
from importlib.metadata import version
from pathlib import Path
from shutil import copytree

import pytest

from tests.packaging.test_wheel import ROOT, build, run

pytestmark = pytest.mark.packaging

ONE_ENTRY = '''
"""What is compiled here: one small entry."""

import sys


def call() -> None:
    import numpy as np
    from hachiya.engine.record import array
    from hachiya.games.bashifen.state import State
    from legality import legal_now
    legal_now(array(State, 1)[0])


JOBS = {"legality of bashifen": call}

if __name__ == "__main__":
    JOBS[sys.argv[1]]()
'''

LEGALITY = '''
"""The entry."""

from hachiya.engine.jit import entry
from hachiya.games.bashifen.moves import legal


@entry
def legal_now(st):
    return legal(st)
'''

LOAD_ALL = """
import runpy, sys
from pathlib import Path
from hachiya.engine.native.entry_cache import only_loading
sys.path.append(str(Path(sys.argv[1]).parent))
with only_loading():
    for name, job in runpy.run_path(sys.argv[1])["JOBS"].items():
        job()
        print(name)
"""


def project(into: Path, entries: str | None) -> Path:
    """The companion's project with other entries to compile."""
    copytree(ROOT / "compiled", into)
    if entries:
        (into / "entries.py").write_text(entries)
        (into / "legality.py").write_text(LEGALITY)
    return into


@pytest.mark.slow
@pytest.mark.parametrize(("entries", "jobs"), [(ONE_ENTRY, 1), (None, 6)], ids=["one entry", "all"])
def test_an_installed_companion_serves_entries_without_compiling(
    entries: str | None, jobs: int, tmp_path: Path
) -> None:
    source = project(tmp_path / "compiled", entries)
    wheel = build("wheel", source, tmp_path / "dist")
    minor = f"cp{sys.version_info.major}{sys.version_info.minor}"
    assert wheel.name.startswith(f"hachiya_compiled-{version('hachiya')}-{minor}-{minor}")
    assert not wheel.name.endswith("-any.whl")
    with zipfile.ZipFile(wheel) as archive:
        (metadata,) = (archive.read(name).decode() for name in archive.namelist() if name.endswith("/METADATA"))
        assert sum(name.endswith(".compiled") for name in archive.namelist()) == jobs
        for name in archive.namelist():
            assert str(tmp_path).encode() not in archive.read(name)
            assert str(ROOT).encode() not in archive.read(name)
    for name in ("hachiya", "numba", "llvmlite"):
        assert f"Requires-Dist: {name}=={version(name)}\n" in metadata

    site, cache = tmp_path / "site", tmp_path / "cache"
    pip = (sys.executable, "-m", "pip", "--disable-pip-version-check", "-q", "install", "--no-index", "--no-deps")
    run(*pip, "--target", site, wheel, cwd=tmp_path)
    environment = {key: value for key, value in os.environ.items() if not key.startswith("NUMBA_")}
    environment |= {"PYTHONPATH": os.pathsep.join([str(site), *sys.path]), "XDG_CACHE_HOME": str(cache)}
    output = run(sys.executable, "-c", LOAD_ALL, source / "entries.py", cwd=tmp_path, env=environment)
    assert len(output.splitlines()) == jobs
    assert [path.name for path in cache.rglob("*")] == ["hachiya"]


def test_an_absent_companion_leaves_entries_uncompiled(tmp_path: Path) -> None:
    """The test of the installed companion therefore fails if the companion is not loaded."""
    entries = tmp_path / "entries.py"
    entries.write_text(ONE_ENTRY)
    (tmp_path / "legality.py").write_text(LEGALITY)
    script = f"import sys; sys.modules['hachiya_compiled'] = None{LOAD_ALL}"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "XDG_CACHE_HOME": str(tmp_path / "cache")}
    with pytest.raises(AssertionError, match="NotCompiledYet: legal_now"):
        run(sys.executable, "-c", script, entries, cwd=tmp_path, env=environment)
