"""`hachiya site build`: the site in a tab as files that any web server can serve."""

import base64
import gzip
import hashlib
import json
import re
import shutil
import sys
from collections.abc import Iterator
from html import escape
from pathlib import Path
from urllib.parse import urlsplit

import hachiya
from hachiya.cli.failures import WrongUsage
from hachiya.games.registry import GAMES
from hachiya.words.errors import HachiyaError
from hachiya.words.say import command as words
from hachiya.words.voice import say

STATIC = Path(hachiya.__file__).parent / "static"
PARTS = STATIC / "tab"
"""What `make site` has made beside the page."""

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self' 'wasm-unsafe-eval'",
        "worker-src 'self'",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self' blob:",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
    )
)
"""The content security policy of the documents: as that of a server, and Python's WebAssembly may be compiled."""

_GUIDES = ("rules", "odds", "glossary")
DOCUMENTS = (
    "",
    *("tables", "lobby", "code", "learn", "puzzles", "statistics", "replay", "tally"),
    *_GUIDES,
    *(f"{guide}/{game}" for guide in (*_GUIDES, "house") for game in GAMES),
    *("judge", "judge/pile", "judge/trick"),
)
"""The paths of the page that have a document of their own, so that any host serves them; `404.html` has the others."""

_LINK = re.compile(r'((?:href|src)=")/(?=\w)')
_ROOT = re.compile(r"/([\w.~-]+/)*")
_UNKEPT = re.compile(r"sw\.js|404\.html|.+/index\.html|pictures/.+|.+\.(br|gz)")
"""Files that the service worker does not keep: of the documents it keeps one for all paths."""


class SiteNotBuilt(HachiyaError):
    """The package lacks the parts of the site."""

    def __init__(self) -> None:
        super().__init__(words.site_unbuilt())


def build(folder: Path, server: str | None, root: str | None, lang: str) -> None:
    """Write the site into a folder that does not exist or is empty; SiteNotBuilt, WrongUsage.

    Without `root` all documents name their parts relative to themselves; `404.html` then stands for the top of a host.
    """
    if not (PARTS / "site.json").is_file():
        raise SiteNotBuilt
    _check(folder, server, root)
    shutil.copytree(STATIC / "assets", folder / "assets", dirs_exist_ok=True)
    elsewhere = shutil.ignore_patterns("site.json*", "sw.js.*", "served.js*", ".*")
    shutil.copytree(PARTS, folder, dirs_exist_ok=True, ignore=elsewhere)
    shutil.copy(STATIC / "apple-touch-icon.png", folder)
    _write_documents(folder, server or "", root)
    _write_service_worker(folder)
    print(say(words.site_written(file=str(folder)), lang), file=sys.stderr)


def _check(folder: Path, server: str | None, root: str | None) -> None:
    if folder.is_dir() and any(folder.iterdir()):
        raise WrongUsage(words.site_not_empty(file=str(folder)))
    if server is not None and (urlsplit(server).scheme not in ("http", "https") or not urlsplit(server).netloc):
        raise WrongUsage(words.site_no_address(given=server))
    if root is not None and not _ROOT.fullmatch(root):
        raise WrongUsage(words.site_no_root(given=root))


def _write_documents(folder: Path, server: str, root: str | None) -> None:
    parts = json.loads((PARTS / "site.json").read_text("utf-8"))
    for path in DOCUMENTS:
        up = root or "../" * len(Path(path).parts) or "./"
        _write(folder / path / "index.html", _document(up, parts, server))
    _write(folder / "404.html", _document(root or "/", parts, server))


def _document(root: str, parts: dict[str, str], server: str) -> str:
    """The document of the page, whose parts lie at `root`."""
    text = (STATIC / "index.html").read_text("utf-8")
    for name, value in (("root", root), ("tab", parts["worker"]), ("server", server)):
        text = text.replace(f'<meta name="{name}" content="" />', f'<meta name="{name}" content="{escape(value)}" />')
    policy = f'<meta http-equiv="Content-Security-Policy" content="{escape(POLICY)}" />'
    old = f'<script src="/{parts["old"]}"></script>'
    text = text.replace('<meta charset="utf-8" />', f'<meta charset="utf-8" />\n    {policy}\n    {old}')
    return _LINK.sub(rf"\1{root}", text)


def _write_service_worker(folder: Path) -> None:
    """Write the list of all files, with their digests, before the script of the service worker."""
    files = dict(_kept(folder))
    version = hashlib.sha256(json.dumps(files).encode()).hexdigest()[:16]
    path = folder / "sw.js"
    script = path.read_text("utf-8")
    _write(path, f"self.site = {json.dumps({'version': version, 'files': files})};\n{script}")


def _kept(folder: Path) -> Iterator[tuple[str, str]]:
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder).as_posix()
        if path.is_file() and not _UNKEPT.fullmatch(name):
            yield name, f"sha256-{base64.b64encode(hashlib.sha256(path.read_bytes()).digest()).decode()}"


def _write(path: Path, text: str) -> None:
    """Write a text, and beside it the same compressed."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
    path.with_name(f"{path.name}.gz").write_bytes(gzip.compress(text.encode(), mtime=0))
