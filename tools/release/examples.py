"""Runs the manual's examples with the installed package: docstrings of the library, programs of the pages.

`python -m tools.release.examples`, from the top of the sources, by the Python that has the package. It needs nothing
else, and ends with exit code 1 where an example prints something else.
"""

import doctest
import importlib
import sys
import tempfile
from pathlib import Path

import hachiya
from tools.docs.programs import PROGRAM, run_programs

ROOT = Path(__file__).parents[2]


def docstrings() -> doctest.TestResults:
    """Run the examples in the docstrings of the library, and count those that fail."""
    finder, runner = doctest.DocTestFinder(exclude_empty=True), doctest.DocTestRunner(verbose=False)
    for line in (ROOT / "tools" / "surface.txt").read_text("utf-8").split():
        name = line.removeprefix("src/").removesuffix(".py").removesuffix("/__init__").replace("/", ".")
        for test in finder.find(importlib.import_module(name)):
            runner.run(test)
    return runner.summarize(verbose=False)


def pages() -> list[Path]:
    """The pages of programmers that have programs."""
    candidates = (ROOT / "README.md", *sorted((ROOT / "docs" / "library").glob("*.md")))
    return [page for page in candidates if PROGRAM.search(page.read_text("utf-8"))]


def page_differs(page: Path) -> bool:
    """Whether a program of a page prints something else than the page shows."""
    text = page.read_text("utf-8")
    with tempfile.TemporaryDirectory() as folder:
        return run_programs(text, Path(folder)) != text


def main() -> int:
    """Run all examples, and name the pages that differ."""
    assert ROOT / "src" not in Path(hachiya.__file__).parents, "these are the sources, and not the installed package"
    results = docstrings()
    programs = sum(len(PROGRAM.findall(page.read_text("utf-8"))) for page in pages())
    different = [page.name for page in pages() if page_differs(page)]
    print(f"{results.attempted} lines of docstrings, {programs} programs: {results.failed + len(different)} wrong")
    for name in different:
        print(f"a program of {name} prints something else")
    return 1 if results.failed or different else 0


if __name__ == "__main__":
    sys.exit(main())
