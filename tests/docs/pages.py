"""The pages of rules, and the rows of their tables."""

from pathlib import Path

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"


def rule_pages(name: str) -> tuple[Path, ...]:
    """The English and Japanese pages, and the Chinese page where the game has one."""
    pages = [DOCS / "play" / "rules" / f"{name}{lang}.md" for lang in ("", ".ja", ".zh")]
    return tuple(page for page in pages if page.exists() or ".zh" not in page.suffixes)


def cells(line: str) -> list[str]:
    return [cell.strip().strip("`") for cell in line.strip("|\n ").split("|")]


def made_table(page: Path, what: str) -> list[list[str]]:
    """The rows of a generated table, without its head."""
    text = page.read_text("utf-8").split(f"<!-- table: {what} -->\n")[1].split("<!-- end -->")[0]
    return [cells(row) for row in text.splitlines()[2:]]
