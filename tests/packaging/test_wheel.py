"""The wheel alone in an empty environment that is read-only."""

import gzip
import json
import os
import re
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from collections.abc import Iterable, Iterator
from email import message_from_bytes
from email.message import Message
from importlib.metadata import distribution, requires
from pathlib import Path
from shutil import rmtree

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

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
    """The size and time of every file and folder, because root can write in spite of modes."""
    stats = {path: path.stat() for path in [folder, *folder.rglob("*")]}
    return {path: (stat.st_size, stat.st_mtime_ns) for path, stat in stats.items()}


def set_writable(folder: Path, writable: bool) -> None:
    for path in [folder, *(path for path in folder.rglob("*") if not path.is_symlink())]:
        mode = path.stat().st_mode
        path.chmod(mode | 0o200 if writable else mode & ~0o222)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build("wheel", ROOT, tmp_path_factory.mktemp("wheel"))


def lend(site: Path, names: Iterable[str]) -> None:
    """Copy these distributions, and nothing else, from where the tests run, as if they were installed."""
    for package in map(distribution, names):
        for top in {file.parts[0] for file in package.files or ()} - {"..", "__pycache__"}:
            if not (site / top).exists():
                (site / top).symlink_to(Path(str(package.locate_file(top))).resolve())


def locked() -> Iterator[str]:
    """The packages of the lock file for running."""
    for line in (ROOT / "locks" / "run.txt").read_text("utf-8").splitlines():
        if "==" in line:
            required = Requirement(line.rstrip("\\ "))
            if required.marker is None or required.marker.evaluate():
                yield required.name


@pytest.fixture(scope="module")
def site_packages(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A new environment with the locked dependencies and the wheel, its site-packages read-only."""
    environment = tmp_path_factory.mktemp("environment")
    run(sys.executable, "-m", "venv", "--without-pip", environment, cwd=environment)
    python = environment / "bin" / "python"
    where = "import sysconfig; print(sysconfig.get_path('purelib'))"
    site = Path(run(python, "-c", where, cwd=environment).strip())
    lend(site, locked())
    # Compiled here, so that no later run has bytecode to write.
    run(python, "-m", "compileall", "-q", "-l", site, cwd=environment)
    pip = (sys.executable, "-m", "pip", "--python", python, "--disable-pip-version-check", "-q")
    run(*pip, "install", "--compile", "--no-index", "--no-deps", wheel, cwd=environment)
    run(*pip, "check", cwd=environment)
    set_writable(site, False)
    yield site
    set_writable(site, True)
    rmtree(environment)


def needed(wheel: Path, extra: str) -> set[str]:
    """The distributions that the wheel requires with this extra ("" for none), and theirs."""
    asked = [(str(line), extra) for line in metadata_of(wheel).get_all("Requires-Dist", [])]
    names: set[str] = set()
    while asked:
        line, wanted = asked.pop()
        requirement = Requirement(line)
        name = canonicalize_name(requirement.name)
        if name not in names and (requirement.marker is None or requirement.marker.evaluate({"extra": wanted})):
            names.add(name)
            asked += [(line, "") for line in requires(name) or []]
    return names


def unpacked(wheel: Path, extra: str, site: Path) -> Path:
    """A folder with the wheel and its requirements with this extra."""
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(site)
    lend(site, needed(wheel, extra))
    return site


@pytest.fixture(scope="module")
def bare(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel without extras."""
    return unpacked(wheel, "", tmp_path_factory.mktemp("bare"))


@pytest.fixture(scope="module")
def speaking(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel with the words extra only."""
    return unpacked(wheel, "words", tmp_path_factory.mktemp("speaking"))


PLAY = """
import hachiya, sys
match = hachiya.play("sannin", bots=["greedy", "random", "greedy"], seed=7)
open("match.jsonl", "w", encoding="utf-8").write(match.to_jsonl())
in_japanese = match.to_fuda().replace(" aka ", " 赤 ")
assert in_japanese != match.to_fuda()
open("match.fuda", "w", encoding="utf-8").write(in_japanese)
for file in ("match.jsonl", "match.fuda"):
    (again,) = hachiya.load(file)
    assert again.result == match.result
for module in sys.argv[1:]:
    try:
        __import__(module)
    except ModuleNotFoundError:
        continue
    raise SystemExit(f"{module} is there")
"""
BARE = f"""{PLAY}
import hachiya.desk.operations, hachiya.tables.live.tables
from hachiya.explain.sheet import sheet_of
assert len(sheet_of(again.events).months) == 12
from hachiya.cli import main
assert main(["play"]) == 2
print(repr(again))
again.deal()
"""
SPEAKING = f"""{PLAY}
print(again, again.sheet().text("ja"), *again.sentences(lang="zh")[:9])
again.deal()
"""


def in_site(site: Path, script: str, absent: Iterable[str], cwd: Path) -> subprocess.CompletedProcess[str]:
    """The output of a program that can import from this folder only, without these modules."""
    command = [sys.executable, "-S", "-c", script, *absent]
    environment = {"PYTHONPATH": str(site), "PYTHONIOENCODING": "utf-8", "LANG": "C.UTF-8"}
    return subprocess.run(command, cwd=cwd, env=environment, capture_output=True, encoding="utf-8", check=False)


def test_the_wheel_brings_manual_pages_and_completions(wheel: Path) -> None:
    share = ROOT / "share"
    shared = {name.partition(".data/data/share/")[2]: content for name, content in files_of(wheel).items()}
    brought = {str(path.relative_to(share)): path.read_bytes() for path in share.rglob("*") if path.is_file()}
    assert len(brought) == 6
    assert brought.items() <= shared.items()


def test_the_bare_wheel_requires_few_packages(wheel: Path) -> None:
    small = {"annotated-types", "pydantic", "pydantic-core", "typing-extensions", "typing-inspection"}
    assert needed(wheel, "") == small
    assert needed(wheel, "words") == small | {"attrs", "babel", "fluent-runtime", "fluent-syntax", "pytz"}


def test_the_bare_wheel_plays_records_and_replays(bare: Path, tmp_path: Path) -> None:
    absent = ("fluent", "babel", "rich", "platformdirs", "numpy", "numba", "typer", "starlette", "sqlalchemy")
    done = in_site(bare, BARE, absent, tmp_path)
    assert done.stdout == "<Match of sannin: 606 events, over>\n"
    first, *_, last = done.stderr.splitlines()
    assert first == "hachiya: This needs typer, which is not installed: pip install 'hachiya[cli]'"
    assert last == "hachiya.words.errors.IllegalAction: table-over (in words with: pip install 'hachiya[words]')"


def test_the_wheel_with_words_prints_messages(speaking: Path, tmp_path: Path) -> None:
    done = in_site(speaking, SPEAKING, ("rich", "numpy", "numba", "typer", "starlette", "sqlalchemy"), tmp_path)
    assert "Greedy 1" in done.stdout
    assert done.stderr.splitlines()[-1] == "hachiya.words.errors.IllegalAction: The match is over"


def test_the_installed_packages_are_those_of_all_extras() -> None:
    """`make install` and the locks cover every extra; other packages serve one purpose each."""
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    assert extras["all"] == ["hachiya[server]"]
    assert extras["server"][0] == "hachiya[cli,fast]"
    assert extras["cli"][0] == "hachiya[words]"
    there = {canonicalize_name(name) for name in locked()} | {"hachiya"}
    asked = [Requirement(line) for extra in ("cli", "fast", "server", "words") for line in extras[extra]]
    assert {canonicalize_name(of.name) for of in asked if of.marker is None or of.marker.evaluate()} <= there


def test_the_wheel_contains_the_package_and_its_types(wheel: Path) -> None:
    sources = ROOT / "src"
    package = {path.relative_to(sources).as_posix() for path in (sources / "hachiya").rglob("*.py")}
    carried = {name for name in files_of(wheel) if name.startswith("hachiya/")}
    assert package | {"hachiya/py.typed"} <= carried


def test_the_wheel_contains_the_page_compressed(wheel: Path) -> None:
    page = {name: content for name, content in files_of(wheel).items() if name.startswith("hachiya/static/")}
    texts = [name for name in page if name.endswith((".html", ".js", ".css", ".svg"))]
    assert "hachiya/static/index.html" in texts
    assert len(texts) > 50
    for name in texts:
        assert gzip.decompress(page[f"{name}.gz"]) == page[name]


@pytest.mark.slow
def test_the_sdist_builds_the_same_wheel(wheel: Path, tmp_path: Path) -> None:
    sdist = build("sdist", ROOT, tmp_path / "sdist")
    with tarfile.open(sdist) as archive:
        archive.extractall(tmp_path / "source", filter="data")
    (source,) = (tmp_path / "source").iterdir()
    assert files_of(build("wheel", source, tmp_path / "again")) == files_of(wheel)


def test_the_installed_wheel_plays_without_writing_beside_itself(site_packages: Path, tmp_path: Path) -> None:
    hachiya = site_packages.parents[2] / "bin" / "hachiya"
    home = tmp_path / "home"
    home.mkdir()
    env = {"PATH": os.defpath, "HOME": str(home), "XDG_CACHE_HOME": str(home / "cache"), "LANG": "C.UTF-8"}
    before = listing(site_packages)

    options = "--game sannin --matches 1 --seed 1 --bots random --format jsonl"
    played = run(hachiya, "simulate", *options.split(), cwd=tmp_path, env=env)
    assert played.startswith('{"e":"match"')
    assert [json.loads(line)["e"] for line in played.splitlines()][-1] == "match_end"

    record = tmp_path / "match.jsonl"
    record.write_text(played, encoding="utf-8")
    run(hachiya, "replay", record, cwd=tmp_path, env=env)

    assert listing(site_packages) == before


BUILDS_ALONE = {"vite", "markdown-it", "@letele/playing-cards", "spdx-license-list"}
"""npm packages that only build the page; the pictures of the third are shipped and in the public domain."""
PICTURES = "node_modules/@letele/playing-cards"
NEAR_THE_END = {"MIT": "THE SOFTWARE IS PROVIDED", "Apache-2.0": "END OF TERMS AND CONDITIONS"}
"""Words near the end of a licence's text."""


def metadata_of(wheel: Path) -> Message:
    (content,) = (content for name, content in files_of(wheel).items() if name.endswith(".dist-info/METADATA"))
    return message_from_bytes(content)


def test_links_and_pictures_of_the_description_work_outside_the_repository(wheel: Path) -> None:
    metadata = metadata_of(wheel)
    urls = dict(line.split(", ") for line in metadata.get_all("Project-URL", []))
    description = re.sub(r"^```.*?^```$", "", str(metadata.get_payload()), flags=re.MULTILINE | re.DOTALL)
    links = re.findall(r"(!?)\[[^\]]*\]\(([^)]+)\)", description)
    assert len(links) > 20
    for picture, link in links:
        kind = "raw" if picture else "blob"
        assert link.startswith(f"{urls['Source']}/{kind}/v{metadata['Version']}/"), link
        assert (ROOT / link.partition(f"/v{metadata['Version']}/")[2].partition("#")[0]).is_file(), link
    assert all(url.startswith(urls["Source"]) for url in urls.values())


def test_the_licence_of_the_wheel_covers_what_its_page_contains(wheel: Path) -> None:
    expression = str(metadata_of(wheel)["License-Expression"])
    notices = files_of(wheel)["hachiya/static/licenses.md"].decode()
    pictures = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))["packages"][PICTURES]["license"]
    bundled = {*re.findall(r"^## \S+ - \S+ \(([^)]+)\)$", notices, re.MULTILINE), pictures}
    assert {*expression.split(" AND ")} == {"MIT", *bundled}


def test_the_page_contains_the_licences_of_all_bundled_packages(wheel: Path) -> None:
    files = files_of(wheel)
    notices = files["hachiya/static/licenses.md"].decode()
    sections = re.findall(r"^## (\S+) - \S+ \(([^)]+)\)\n\n(.+?)(?=^## |\Z)", notices, re.MULTILINE | re.DOTALL)
    bundled = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))["dependencies"].keys() - BUILDS_ALONE
    assert bundled
    assert bundled <= {name for name, _, _ in sections}
    assert len(sections) == notices.count("\n## ")
    assert [name for name, identifier, text in sections if NEAR_THE_END[identifier] not in text] == []
    of_the_wheel = next(name for name in files if name.endswith("licenses/src/hachiya/static/licenses.md"))
    assert files[of_the_wheel].decode() == notices
