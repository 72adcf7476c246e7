"""Fixtures of the browser tests: Chromium by Playwright, headless where Debian has that package."""

import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from hachiya.games.registry import GAMES
from tests.browser.serving import serving

HERE = Path(__file__).parent
STATIC = HERE.parents[1] / "src" / "hachiya" / "static"
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The names of browsers; the first that is installed is used.

The headless shell needs a seventh less processor time.
"""
HTTP_NAME = "hachiya.test"
"""A name of this machine that browsers do not trust over plain http, as they trust 127.0.0.1 and localhost."""
ARGUMENTS = [
    "--no-sandbox",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-gpu",
    f"--host-resolver-rules=MAP {HTTP_NAME} 127.0.0.1",
]
PATIENCE = 20_000
"""Milliseconds to wait for anything."""
expect.set_options(timeout=PATIENCE)

DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 360, "height": 640}


def _missing() -> str | None:
    if not any(map(shutil.which, NAMES)):
        return f"no Chromium on this machine ({', '.join(NAMES)})"
    if not (STATIC / "index.html").is_file():
        return f"the page has not been built into {STATIC}"
    return None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark every test of this folder as a browser test."""
    for item in items:
        if HERE in item.path.parents:
            item.add_marker("browser")


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Print failures of the browser at the end, where they are not overlooked."""
    missing = _missing()
    if missing:
        terminalreporter.section("THE BROWSER TESTS DID NOT RUN", sep="!", red=True, bold=True)
        terminalreporter.line(f"{missing}. HACHIYA_REQUIRE_BROWSER=1 makes this a failure.")


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    missing = _missing()
    if missing:
        if os.environ.get("HACHIYA_REQUIRE_BROWSER") == "1":
            pytest.fail(missing)
        pytest.skip(f"DID NOT RUN: {missing}")
    executable = next(path for name in NAMES if (path := shutil.which(name)))
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=executable, args=ARGUMENTS)
        yield chromium
        chromium.close()


Serve = Callable[..., str]


@pytest.fixture(scope="session")
def page_alone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The files of the page without the parts of the site in a tab: the server itself makes hints and reviews."""
    folder = tmp_path_factory.mktemp("page") / "static"
    return Path(shutil.copytree(STATIC, folder, ignore=shutil.ignore_patterns("tab")))


@pytest.fixture
def serve(tmp_path: Path, page_alone: Path) -> Iterator[Serve]:
    """Start servers, give their addresses, and end them after the test."""
    with ExitStack() as servers:
        yield lambda *decks, dealer=0: servers.enter_context(serving(tmp_path, decks, dealer, static=page_alone))


Look = Callable[..., BrowserContext]


@pytest.fixture
def look(browser: Browser) -> Iterator[Look]:
    """Open browsers of persons; a message on a page's console fails the test."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def open_context(
        *, speed: str = "instant", strict: bool = True, newcomer: bool = False, **settings: Any
    ) -> BrowserContext:
        context = browser.new_context(**{"viewport": DESKTOP, "locale": "en-US", **settings})
        context.set_default_timeout(PATIENCE)
        context.add_init_script(f"if (location.host) localStorage.setItem('hachiya.speed', '{speed}')")
        if not newcomer:
            context.add_init_script(f"if (location.host) localStorage.setItem('hachiya.offered', '{' '.join(GAMES)}')")
        if strict:
            context.on("page", _listen)
        contexts.append(context)
        return context

    def _listen(page: Page) -> None:
        page.on(
            "console", lambda message: complaints.append(message.text) if message.type in ("error", "warning") else None
        )
        page.on("pageerror", lambda error: complaints.append(str(error)))

    yield open_context
    for context in contexts:
        context.close()
    assert not complaints
