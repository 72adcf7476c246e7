"""Chromium with a profile of its own, whose processes are known."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import BrowserContext, Page, Playwright

from tests.browser.conftest import ARGUMENTS, DESKTOP, NAMES

PATIENCE = 120_000
"""Milliseconds to wait for anything."""


@contextmanager
def profile(playwright: Playwright, folder: Path, script: str = "") -> Iterator[BrowserContext]:
    """Start Chromium with the profile in a folder; every page runs a script first."""
    chromium = next(path for name in NAMES if (path := shutil.which(name)))
    context = playwright.chromium.launch_persistent_context(
        str(folder),
        executable_path=chromium,
        args=ARGUMENTS,
        viewport={"width": DESKTOP["width"], "height": DESKTOP["height"]},
        locale="en-US",
    )
    context.set_default_timeout(PATIENCE)
    context.add_init_script("if (location.host) localStorage.setItem('hachiya.speed', 'instant')")
    if script:
        context.add_init_script(script)
    yield context
    context.close()


def wait_for(page: Page, expression: str) -> None:
    """Wait until an expression is true in a page, from outside: the policy of the page forbids it within."""
    while not page.evaluate(expression):
        page.wait_for_timeout(50)


def memory(folder: Path) -> list[float]:
    """The proportional set sizes of all renderers of a profile in MB, the largest first."""
    parents = {process: _parent(process) for process in Path("/proc").iterdir() if process.name.isdigit()}
    browsers = [process for process in parents if f"--user-data-dir={folder}" in _command(process)]
    family = {process.name for process in browsers}
    while more := {each.name for each, parent in parents.items() if parent in family} - family:
        family |= more
    renderers = [process for process in parents if process.name in family and "--type=renderer" in _command(process)]
    return sorted(map(_proportional_set_size, renderers), reverse=True)


def _command(process: Path) -> str:
    try:
        return (process / "cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
    except OSError:  # it has ended
        return ""


def _parent(process: Path) -> str:
    try:
        return (process / "stat").read_text("utf-8").rpartition(")")[2].split()[1]
    except OSError:  # it has ended
        return ""


def _proportional_set_size(process: Path) -> float:
    lines = (process / "smaps_rollup").read_text("utf-8").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("Pss:")) / 1000
