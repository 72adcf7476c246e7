"""The page of licences of the site: what it consists of, under which licence, and where the sources are."""

import json
import zipfile
from collections.abc import Iterator
from email.message import Message
from email.parser import Parser
from html import escape
from typing import NamedTuple

from tools.site import packages
from tools.site.places import PYODIDE, ROOT, STATIC, WEB

SPDX = WEB / "node_modules" / "spdx-license-list" / "licenses"
"""The texts of licences (CC0)."""


class Part(NamedTuple):
    """A part of the site; `texts` are the texts of its licence."""

    name: str
    version: str
    licence: str
    source: str
    texts: tuple[str, ...]


def page() -> str:
    """The page of all licences, as HTML without scripts and styles."""
    parts = [*_house(), *_python(), *_packages()]
    rows = "".join(
        f"<tr><td>{escape(part.name)}</td><td>{escape(part.version)}</td><td>{escape(part.licence)}</td>"
        f'<td><a href="{escape(part.source)}">{escape(part.source)}</a></td></tr>'
        for part in parts
    )
    texts = "".join(
        f"<h2>{escape(part.name)}</h2>" + "".join(f"<pre>{escape(text)}</pre>" for text in part.texts)
        for part in parts
        if part.texts
    )
    notices = escape((STATIC / "licenses.md").read_text("utf-8"))
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8" />'
        '<meta name="viewport" content="width=device-width, initial-scale=1" /><title>Licences: Hachiya</title>'
        "<h1>Licences</h1><p>This site consists of the parts below. Python and its packages are unchanged but for "
        "being compiled; modules that nothing uses are left out.</p>"
        f"<table><tr><th>part</th><th>version</th><th>licence</th><th>source</th></tr>{rows}</table>{texts}"
        f"<h2>Packages of the page</h2><pre>{notices}</pre></html>"
    )


def _house() -> Iterator[Part]:
    from hachiya import __version__  # noqa: PLC0415  (the version of the sources that are packed)

    text = (ROOT / "LICENSE").read_text("utf-8")
    yield Part("Hachiya", __version__, "MIT", "./", (text,))


def _python() -> Iterator[Part]:
    version = json.loads((PYODIDE / "package.json").read_text("utf-8"))["version"]
    yield Part("Pyodide", version, "MPL-2.0", "https://github.com/pyodide/pyodide", (_text("MPL-2.0"),))
    python = json.loads((PYODIDE / "pyodide-lock.json").read_text("utf-8"))["info"]["python"]
    yield Part("CPython", python, "Python-2.0", "https://github.com/python/cpython", (_text("Python-2.0"),))
    inside = (
        ("Emscripten", "MIT OR NCSA", "https://github.com/emscripten-core/emscripten", "NCSA"),
        ("musl", "MIT", "https://musl.libc.org", ""),
        ("libffi", "MIT", "https://github.com/libffi/libffi", ""),
        ("zlib", "Zlib", "https://zlib.net", "Zlib"),
        ("bzip2", "bzip2-1.0.6", "https://sourceware.org/bzip2", "bzip2-1.0.6"),
        ("HACL*", "MIT OR Apache-2.0", "https://github.com/hacl-star/hacl-star", "Apache-2.0"),
        ("Error Stack Parser and stackframe, in Pyodide", "MIT", "https://github.com/stacktracejs", ""),
    )
    for name, licence, source, identifier in inside:
        yield Part(f"{name} (in CPython and Pyodide)", "", licence, source, (_text(identifier),) if identifier else ())


def _packages() -> Iterator[Part]:
    for wheel in packages.wheels():
        with zipfile.ZipFile(wheel) as archive:
            names = archive.namelist()
            (described,) = (name for name in names if name.endswith(".dist-info/METADATA"))
            fields = Parser().parsestr(archive.read(described).decode())
            texts = tuple(archive.read(name).decode() for name in names if "/licenses/" in name or "LICENSE" in name)
        licence = fields["License-Expression"] or fields["License"] or ""
        source = f"https://github.com/pydantic/{fields['Name']}" if "pydantic" in fields["Name"] else _source(fields)
        yield Part(fields["Name"], fields["Version"], licence, source, texts)


def _source(fields: Message) -> str:
    addresses = dict(each.split(", ", 1) for each in fields.get_all("Project-URL") or [])
    return str(
        addresses.get("Source")
        or addresses.get("Repository")
        or addresses.get("Home")
        or next(iter(addresses.values()), "")
    )


def _text(identifier: str) -> str:
    return str(json.loads((SPDX / f"{identifier}.json").read_text("utf-8"))["licenseText"])
