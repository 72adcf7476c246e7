"""The package as others get it: the wheel alone, in an empty environment that it cannot write to."""

import gzip
import json
import os
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from importlib.metadata import distribution
from pathlib import Path
from shutil import rmtree

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).parents[2]

pytestmark = pytest.mark.packaging


def run(*command: str | Path, cwd: Path, env: dict[str, str] | None = None) -> str:
    done = subprocess.run(command, cwd=cwd, env=env, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, f"{command} in {cwd}\n{done.stdout}\n{done.stderr}"
    return done.stdout


def build(target: str, source: Path, into: Path) -> Path:
    run(sys.executable, "-m", "hatchling", "build", "-t", target, "-d", into, cwd=source)
    (built,) = into.iterdir()
    return built


def files_of(wheel: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(wheel) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def listing(folder: Path) -> dict[Path, tuple[int, int]]:
    """Size and time of every file and folder: root may write in spite of modes, but not unseen."""
    found = {path: path.stat() for path in [folder, *folder.rglob("*")]}
    return {path: (stat.st_size, stat.st_mtime_ns) for path, stat in found.items()}


def set_writable(folder: Path, writable: bool) -> None:
    for path in [folder, *(path for path in folder.rglob("*") if not path.is_symlink())]:
        mode = path.stat().st_mode
        path.chmod(mode | 0o200 if writable else mode & ~0o222)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build("wheel", ROOT, tmp_path_factory.mktemp("wheel"))


def lend(site: Path) -> None:
    """What the lock for running names, and nothing else, taken from where the tests run: as if it were installed."""
    lines = (ROOT / "locks" / "run.txt").read_text("utf-8").splitlines()
    for line in lines:
        if "==" not in line:
            continue
        required = Requirement(line.rstrip("\\ "))
        if required.marker is None or required.marker.evaluate():
            found = distribution(required.name)
            for top in {file.parts[0] for file in found.files or ()} - {"..", "__pycache__"}:
                if not (site / top).exists():
                    (site / top).symlink_to(Path(str(found.locate_file(top))).resolve())


@pytest.fixture(scope="module")
def site_packages(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A new environment with the locked dependencies and the wheel, its site-packages read-only."""
    environment = tmp_path_factory.mktemp("environment")
    run(sys.executable, "-m", "venv", "--without-pip", environment, cwd=environment)
    python = environment / "bin" / "python"
    where = "import sysconfig; print(sysconfig.get_path('purelib'))"
    site = Path(run(python, "-c", where, cwd=environment).strip())
    lend(site)
    # Compiled here, so that no later run has bytecode to write.
    run(python, "-m", "compileall", "-q", "-l", site, cwd=environment)
    pip = (sys.executable, "-m", "pip", "--python", python, "--disable-pip-version-check", "-q")
    run(*pip, "install", "--compile", "--no-index", "--no-deps", wheel, cwd=environment)
    run(*pip, "check", cwd=environment)
    set_writable(site, False)
    yield site
    set_writable(site, True)
    rmtree(environment)


def test_the_wheel_carries_the_package_and_its_types(wheel: Path) -> None:
    sources = ROOT / "src"
    package = {path.relative_to(sources).as_posix() for path in (sources / "hachiya").rglob("*.py")}
    carried = {name for name in files_of(wheel) if name.startswith("hachiya/")}
    assert package | {"hachiya/py.typed"} <= carried


def test_the_wheel_carries_the_page_and_its_texts_compressed(wheel: Path) -> None:
    page = {name: content for name, content in files_of(wheel).items() if name.startswith("hachiya/static/")}
    texts = [name for name in page if name.endswith((".html", ".js", ".css", ".svg"))]
    assert "hachiya/static/index.html" in texts
    assert len(texts) > 50
    for name in texts:
        assert gzip.decompress(page[f"{name}.gz"]) == page[name]


def test_the_sdist_makes_the_same_wheel(wheel: Path, tmp_path: Path) -> None:
    sdist = build("sdist", ROOT, tmp_path / "sdist")
    with tarfile.open(sdist) as archive:
        archive.extractall(tmp_path / "source", filter="data")
    (source,) = (tmp_path / "source").iterdir()
    assert files_of(build("wheel", source, tmp_path / "again")) == files_of(wheel)


def test_the_wheel_alone_plays_and_replays_without_writing_beside_itself(site_packages: Path, tmp_path: Path) -> None:
    hachiya = site_packages.parents[2] / "bin" / "hachiya"
    home = tmp_path / "home"
    home.mkdir()
    env = {"PATH": os.defpath, "HOME": str(home), "XDG_CACHE_HOME": str(home / "cache"), "LANG": "C.UTF-8"}
    before = listing(site_packages)

    options = "--game sannin --matches 1 --seed 1 --policy random --format jsonl"
    played = run(hachiya, "simulate", *options.split(), cwd=tmp_path, env=env)
    assert played.startswith('{"e":"match"')
    assert [json.loads(line)["e"] for line in played.splitlines()][-1] == "match_end"

    record = tmp_path / "match.jsonl"
    record.write_text(played, encoding="utf-8")
    run(hachiya, "replay", record, cwd=tmp_path, env=env)

    assert listing(site_packages) == before
