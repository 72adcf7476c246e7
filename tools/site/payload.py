"""The parts of the site at their paths: Python, the archives, the worker, the words and the licences.

`python -m tools.site.payload` makes them unless they are there, made from the same sources.
"""

import hashlib
import json
import os
import shutil
from pathlib import Path

from hatch_build import compress, install, npm
from tools.site import licences, manifests, packages, rooms, standard_library, words
from tools.site.places import BUILD, PYODIDE, STATIC, TAB, WEB
from tools.site.standard_library import write_archive
from tools.wasm import build as rules_wasm

PYTHON = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
"""The files of the npm package that run in a browser; they find each other by their names."""
INDEX = "site.json"
"""The file that names the parts which the documents of the site refer to."""

STAMP = TAB / ".source-hash"
SOURCES = (
    WEB / "site",
    WEB / "src" / "tab",
    WEB / "package-lock.json",
    WEB / "vite.tab.config.ts",
    Path(__file__).parent,
)
"""What parts are made of, beside the rooms, their compiled rules, their words and the locked packages."""


def make() -> None:
    """Make all parts, unless they are there."""
    source = _source_hash()
    if STAMP.is_file() and STAMP.read_text() == source:
        return
    shutil.rmtree(TAB, ignore_errors=True)
    TAB.mkdir(parents=True)
    parts = {
        "python": _lay_python(),
        **_lay_archives(),
        "rules": _lay_rules(),
        "root": "../",
        "firstOperations": rooms.first_operations(),
    }
    names = BUILD / "parts.json"
    names.write_text(json.dumps(parts))
    os.environ["HACHIYA_TAB_PARTS"] = str(names)
    npm("run", "-s", "site-build")
    for path, text in words.files().items():
        _lay(TAB / path, text.encode())
    for path, content in manifests.files().items():
        _lay(TAB / path, content)
    _lay(TAB / "licences.html", licences.page().encode())
    old = WEB / "site" / "old.js"
    _lay(TAB / _hashed("old.js", old.read_bytes()), old.read_bytes())
    (worker,) = TAB.glob("house/worker-*.js")
    index = {"worker": worker.relative_to(TAB).as_posix(), "old": _hashed("old.js", old.read_bytes())}
    _lay(TAB / INDEX, json.dumps(index).encode())
    compress(TAB)
    STAMP.write_text(source)


def _source_hash() -> str:
    digest = hashlib.sha256()
    for path in (packages.LOCK, STATIC / "index.html", rules_wasm.built(), *SOURCES):
        for file in sorted(path.rglob("*")) if path.is_dir() else [path]:
            if file.is_file() and file.suffix != ".pyc":
                digest.update(file.read_bytes())
    digest.update("".join(words.files().values()).encode())
    for files in (*rooms.archives().values(), manifests.files()):
        for content in files.values():
            digest.update(content)
    return digest.hexdigest()


def _lay_python() -> str:
    contents = {name: (PYODIDE / name).read_bytes() for name in PYTHON}
    folder = f"house/python-{_digest(b''.join(contents.values()))}/"
    for name, content in contents.items():
        _lay(TAB / folder / name, content)
    return folder


def _lay_rules() -> str:
    content = rules_wasm.built().read_bytes()
    name = _hashed("rules.wasm", content)
    _lay(TAB / name, content)
    return name


def _lay_archives() -> dict[str, str]:
    sources, compiled = BUILD / "sources", BUILD / "compiled"
    shutil.rmtree(sources, ignore_errors=True)
    compiled.mkdir(parents=True, exist_ok=True)
    archives = {"standard": standard_library.files(), "packages": packages.files(), **rooms.archives()}
    for name, files in archives.items():
        write_archive(sources / f"{name}.zip", files)
    npm("run", "-s", "site-compile", "--", str(sources), str(compiled))
    laid = {}
    for name in archives:
        content = (compiled / f"{name}.zip").read_bytes()
        laid[name] = _hashed(f"{name}.zip", content)
        _lay(TAB / laid[name], content)
    return laid


def _lay(path: Path, content: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)


def _hashed(name: str, content: bytes) -> str:
    stem, _, ending = name.rpartition(".")
    return f"house/{stem}-{_digest(content)}.{ending}"


def _digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:16]


if __name__ == "__main__":
    install(checks=True)
    make()
