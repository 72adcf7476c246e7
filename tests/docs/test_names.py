"""Every path, dotted name and program word that a page mentions exists."""

import ast
import pkgutil
import re
import subprocess
from collections.abc import Iterator
from fnmatch import filter as filter_names
from functools import cache
from pathlib import Path

import pytest

from tests.docs.pages import DOCS, ROOT

PAGES = sorted({*ROOT.glob("*.md"), *DOCS.glob("**/*.md"), ROOT / "bench/RESULTS.md"} - {ROOT / "CHANGELOG.md"})
"""All pages except the change log, which mentions former names."""
FENCED = re.compile(r"^ *```.*?^ *```$", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"(?<!`)`([^`\n]+)`(?!`)")
PATH = re.compile(r"^(?!/)(?:[\w.*-]+|<\w+>)(?:/(?:[\w.*-]+|<\w+>))+/?$")
DOTTED = re.compile(r"^([A-Za-z_]\w*(?:\.[A-Za-z_]\w*)+)(?:\(.*\))?$")
WORD = re.compile(r"^([A-Za-z]\w*_\w+|[A-Z][a-z]{2,}\w*)(?:\(.*\))?$")
FILE = re.compile(
    r"^(?!hachiya\.svg$)[\w*-]+(?:\.\w+)*"
    r"\.(?:py|md|toml|json|txt|ts|tsx|mjs|css|ftl|svg|yml|conf|service|cff|wasm)$"
)
TO_BE_WRITTEN = {"mybot.py", "my_bot.py", "versions.json", "rules.wasm"}
"""Files that a reader or a target of the Makefile writes."""
PLACEHOLDER = re.compile(r"<\w+>|\b(?:GAME|NAME|TABLE|TOPIC)\b")
ROOMS = ("", "src", "src/hachiya", "web/src")
"""The folders, beside the page's own, from which a path may begin."""
SOURCES = {".py", ".pyi", ".ts", ".tsx", ".mjs", ".ftl", ".toml", ".json", ".conf", ".c"}
MADE = {"build", "dist", ".venv"}
"""Folders that targets of the Makefile create."""
COMPARED = ("chess.", "pokerkit.")
"""Libraries that are not installed here; `bench.libraries` checks their names."""
PACKAGE = ROOT / "src" / "hachiya"


@cache
def tracked() -> tuple[str, ...]:
    if not (ROOT / ".git").exists():
        pytest.skip("not a git checkout")
    listed = subprocess.run(("git", "ls-files"), cwd=ROOT, capture_output=True, check=True, encoding="utf-8").stdout
    return tuple(listed.splitlines())


@cache
def folders() -> frozenset[str]:
    return frozenset(part for name in tracked() for part in Path(name).parts[:-1])


@cache
def words() -> frozenset[str]:
    """Every word of all files that are no documents."""
    names: set[str] = set()
    for name in tracked():
        path = ROOT / name
        if (
            path.suffix in {".py", ".pyi", ".ts", ".tsx", ".mjs", ".ftl", ".toml", ".json", ".conf", ".c"}
            and path.is_file()
        ):
            names.update(re.findall(r"[A-Za-z_]\w*", path.read_text("utf-8")))
    return frozenset(names)


@cache
def members() -> dict[str, frozenset[str]]:
    """The members of each class and module of the package, by its name."""
    owners: dict[str, set[str]] = {}
    for path in PACKAGE.rglob("*.py"):
        tree = ast.parse(path.read_text("utf-8"))
        module = path.parent if path.name == "__init__.py" else path.with_suffix("")
        inside = {each.stem for each in module.iterdir()} if module.is_dir() else set()
        owners.setdefault(module.name, set()).update(names_in(tree), inside)
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                owners.setdefault(node.name, set()).update(names_in(node))
                owners[node.name].update(f"<{ast.unparse(base).partition('[')[0]}" for base in node.bases)
            if isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation) == "TypeAlias" and node.value:
                owners.setdefault(ast.unparse(node.target), set()).add(f"<{ast.unparse(node.value).partition('[')[0]}")
    for name in list(owners):
        for base in [each[1:] for each in owners[name] if each.startswith("<")]:
            owners[name] |= owners.get(base, set())
    return {owner: frozenset(names) for owner, names in owners.items()}


def names_in(node: ast.Module | ast.ClassDef) -> set[str]:
    """The names that a module or class defines or imports, and the attributes that its methods assign."""
    names: set[str] = set()
    for each in ast.walk(node):
        match each:
            case ast.FunctionDef() | ast.ClassDef() | ast.AsyncFunctionDef():
                names.add(each.name)
            case ast.Name(ctx=ast.Store()):
                names.add(each.id)
            case ast.Attribute(ctx=ast.Store()):
                names.add(each.attr)
            case ast.alias():
                names.add(each.asname or each.name)
    return names


def exists(page: Path, written: str) -> bool:
    """Whether there is such a path; `<name>` and `*` stand for any."""
    pattern = PLACEHOLDER.sub("*", written.rstrip("/"))
    begin = pattern.split("/")[0]
    if begin in MADE or (begin not in folders() and "." not in pattern):
        return True  # a label with a slash in it, not a path
    starts = [page.parent, *(ROOT / room for room in ROOMS)]
    return any(next(start.glob(f"{pattern}{end}"), None) for start in starts for end in ("", ".py"))


def resolves(dotted: str) -> bool:
    """Whether each part of the name is in the part before it, in this repository or in another package."""
    parts = [part for part in PLACEHOLDER.split(dotted)[0].strip(".").split(".") if part != "hachiya"]
    owners = [owner for owner in (parts[0], parts[0].title().replace("_", "")) if owner in members()]
    for part in parts[1:]:
        if not any(part in members()[owner] for owner in owners):
            return is_importable(dotted)
        owners = [owner for owner in (part, part.title().replace("_", "")) if owner in members()] or owners
    return bool(owners) or is_importable(dotted)


def is_importable(dotted: str) -> bool:
    """Whether Python can import this name."""
    try:
        pkgutil.resolve_name(dotted)
    except (ImportError, AttributeError):
        return False
    return True


def wrong(page: Path) -> Iterator[str]:
    """The names that the page mentions and that do not exist."""
    for written in CODE.findall(FENCED.sub("", page.read_text("utf-8"))):
        if FILE.match(written):
            names = {name.rpartition("/")[2] for name in tracked()} | TO_BE_WRITTEN
            if not filter_names(names, PLACEHOLDER.sub("*", written)):
                yield written
        elif PATH.match(written):
            if not exists(page, written):
                yield written
        elif dotted := DOTTED.match(written):
            if not dotted[1].startswith(COMPARED) and not resolves(dotted[1]):
                yield written
        elif (word := WORD.match(written)) and word[1] not in words():
            yield written


def files_listed() -> Iterator[tuple[str, str]]:
    """The folder and name of each file that a table of the architecture page lists."""
    room = ""
    for line in (DOCS / "build/architecture.md").read_text("utf-8").splitlines():
        if inside := re.match(r"Inside `(games/\w+)`", line):
            room = inside[1]
        elif line == "## Tables":
            room = "tables"
        elif row := re.match(r"\| `([^|]+)` \| [^`|]", line):
            yield from ((room, name) for name in row[1].split("`, `") if room)
        elif row := re.match(r"\| (?:`(\w+)` )?\| `([a-z_`, ]+)` \|", line):
            room = f"tables/{row[1]}" if row[1] else room
            yield from ((room, name) for name in row[2].split("`, `"))
        elif line.startswith("## "):
            room = ""


def test_the_files_that_the_architecture_lists_exist() -> None:
    files = list(files_listed())
    assert len({room for room, _ in files}) > 7
    missing = [f"{room}/{name}" for room, name in files if not exists(DOCS / "build/index.md", f"{room}/{name}")]
    assert missing == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_name_that_a_page_mentions_exists(page: Path) -> None:
    assert list(wrong(page)) == []
