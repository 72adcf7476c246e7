"""`make manual`: all pages as one site, with the library's reference and the commands, in build/manual/site.

Pages link each other as they lie in the repository; so their folders are laid out here in the same way. What is linked
but is no page (a file of code, a folder) is named, without the link. The site holds a folder for each version, and
`versions.json` lists them, as the theme's switch reads it; a version made before stays.
"""

import json
import re
import shutil
import sys
from pathlib import Path

from mkdocs.__main__ import cli

from hachiya import __version__
from tools.docs.commands import pages as command_pages

ROOT = Path(__file__).parents[2]
BUILD = ROOT / "build" / "manual"
PAGES = BUILD / "pages"
SITE = BUILD / "site"
COMMANDS = PAGES / "docs" / "library" / "commands"
CONFIG = Path(__file__).with_name("manual.yml")
VERSION = ".".join(__version__.split(".")[:2])
"""What a folder of the site is called: versions that differ in the last number alone share one."""
LINK = re.compile(r"(?<!!)\[([^\]]*)\]\((?!\w+:|#)([^)#]+)(#[^)]*)?\)")
FENCED = re.compile(r"(^```.*?^```$)", re.DOTALL | re.MULTILINE)
START = '<!doctype html><meta http-equiv="refresh" content="0; url={0}/"><a href="{0}/">Hachiya</a>\n'
"""The first page of the site leads to the newest version."""


def pages() -> list[Path]:
    """Every page, from the root of the repository."""
    return [*sorted(ROOT.glob("*.md")), ROOT / "bench" / "RESULTS.md", *sorted((ROOT / "docs").rglob("*.md"))]


def laid_out(page: Path) -> str:
    """The text of a page; links to what is no page are left out."""
    known = {each.resolve() for each in pages()}

    def link(match: re.Match[str]) -> str:
        text, target, _ = match.groups()
        at = (page.parent / target).resolve()
        if at == (ROOT / "LICENSE").resolve():
            return match[0].replace("LICENSE", "LICENSE.md")
        return match[0] if at in known or at.suffix in {".svg", ".webp"} else text

    parts = FENCED.split(page.read_text("utf-8"))
    return "".join(part if FENCED.match(part) else LINK.sub(link, part) for part in parts)


def list_version() -> None:
    """Enter this version into the list of the site, and let the first page lead to the newest."""
    path = SITE / "versions.json"
    before = json.loads(path.read_text("utf-8")) if path.is_file() else []
    others = [{**each, "aliases": []} for each in before if each["version"] != VERSION]
    listed = [{"version": VERSION, "title": __version__, "aliases": ["latest"]}, *others]
    path.write_text(json.dumps(listed, indent=1) + "\n", "utf-8")
    (SITE / "index.html").write_text(START.format(VERSION), "utf-8")


def main() -> None:
    """Lay the pages out, then make the manual of them; anything wrong ends it."""
    for folder in (PAGES, SITE / VERSION):
        shutil.rmtree(folder, ignore_errors=True)
    for page in pages():
        target = PAGES / page.relative_to(ROOT)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(laid_out(page), "utf-8")
    (PAGES / "LICENSE.md").write_text((ROOT / "LICENSE").read_text("utf-8"), "utf-8")
    shutil.copytree(ROOT / "docs" / "pictures", PAGES / "docs" / "pictures")
    COMMANDS.mkdir()
    for name, text in command_pages():
        (COMMANDS / name).write_text(text, "utf-8")
    SITE.mkdir(exist_ok=True)
    list_version()
    build = ["build", "--strict", "--quiet", "--config-file", str(CONFIG), "--site-dir", str(SITE / VERSION)]
    sys.exit(cli(build))


if __name__ == "__main__":
    main()
