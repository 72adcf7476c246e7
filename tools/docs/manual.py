"""`make manual`: all pages as one manual, with the library's reference, in build/manual/site.

Pages link each other as they lie in the repository; so their folders are laid out here in the same way. What is linked
but is no page (a file of code, a folder) is named, without the link.
"""

import re
import shutil
import sys
from pathlib import Path

from mkdocs.__main__ import cli

ROOT = Path(__file__).parents[2]
BUILD = ROOT / "build" / "manual"
PAGES = BUILD / "pages"
LINK = re.compile(r"(?<!!)\[([^\]]*)\]\((?!\w+:|#)([^)#]+)(#[^)]*)?\)")

FENCED = re.compile(r"(^```.*?^```$)", re.DOTALL | re.MULTILINE)


def pages() -> list[Path]:
    """Every page, from the root of the repository."""
    return [*sorted(ROOT.glob("*.md")), ROOT / "bench" / "RESULTS.md", *sorted((ROOT / "docs").rglob("*.md"))]


def laid_out(page: Path) -> str:
    """The text of a page; links to what is no page are left out."""
    known = {each.resolve() for each in pages()}

    def link(found: re.Match[str]) -> str:
        text, target, _ = found.groups()
        at = (page.parent / target).resolve()
        if at == (ROOT / "LICENSE").resolve():
            return found[0].replace("LICENSE", "LICENSE.md")
        return found[0] if at in known or at.suffix in {".svg", ".webp"} else text

    parts = FENCED.split(page.read_text("utf-8"))
    return "".join(part if FENCED.match(part) else LINK.sub(link, part) for part in parts)


def main() -> None:
    """Lay the pages out, then make the manual of them; anything wrong ends it."""
    shutil.rmtree(BUILD, ignore_errors=True)
    for page in pages():
        target = PAGES / page.relative_to(ROOT)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(laid_out(page), "utf-8")
    (PAGES / "LICENSE.md").write_text((ROOT / "LICENSE").read_text("utf-8"), "utf-8")
    shutil.copytree(ROOT / "docs" / "pictures", PAGES / "docs" / "pictures")
    sys.exit(cli(["build", "--strict", "--quiet", "--config-file", str(Path(__file__).with_name("manual.yml"))]))


if __name__ == "__main__":
    main()
