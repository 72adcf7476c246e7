"""The site in Firefox, by the protocol that Firefox speaks itself (WebDriver BiDi): a first card without a server.

    python -m tests.browser.firefox [PICTURE.png]

Needs Debian's package `firefox-esr` and the parts of the site (`make site-parts`). Firefox keeps the site, the web
server is stopped, a card is played against the usual bots, and it is still played after the page is loaded again. The
command prints Firefox's version and each step; it fails where one does not come.
"""

import base64
import json
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from websockets.sync.client import ClientConnection, connect

from tests.browser.conftest import DESKTOP
from tests.browser.kept_site import KEPT
from tests.browser.person import ANSWERS, FIRST_GAME
from tests.browser.static_site import static_site

PATIENCE = 120.0
"""Seconds to wait for anything."""
HAND = "Your hand"
INSTRUCTION = "Choose a card from your hand."


class Node(NamedTuple):
    """An element of the page."""

    reference: str
    text: str


class Firefox:
    """A window of Firefox in which a person presses what they see."""

    def __init__(self, connection: ClientConnection) -> None:
        self._connection = connection
        self._asked = 0
        capabilities = self._ask("session.new", capabilities={})["capabilities"]
        self.version = str(capabilities["browserVersion"])
        self._window = self._ask("browsingContext.getTree")["contexts"][0]["context"]
        self._ask("browsingContext.setViewport", context=self._window, viewport=DESKTOP)

    def open(self, address: str) -> None:
        """Open an address."""
        self._ask("browsingContext.navigate", context=self._window, url=address, wait="complete")

    @property
    def address(self) -> str:
        """The address of the page."""
        return str(self._ask("browsingContext.getTree", root=self._window)["contexts"][0]["url"])

    def sees(self, text: str) -> bool:
        """Whether a text is on the page."""
        return text in self._call("() => document.body.innerText")

    def named(self, role: str, name: str | None = None, within: Node | None = None) -> list[Node]:
        """The elements of a role, all or those with a name."""
        value: dict[str, str] = {"role": role} | ({} if name is None else {"name": name})
        return self._nodes({"type": "accessibility", "value": value}, within)

    def press(self, node: Node) -> None:
        """Press an element in its middle."""
        origin = {"type": "element", "element": {"sharedId": node.reference}}
        steps = [
            {"type": "pointerMove", "x": 0, "y": 0, "origin": origin},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        pointer = {"type": "pointer", "id": "mouse", "actions": steps}
        self._ask("input.performActions", context=self._window, actions=[pointer])

    def picture(self) -> bytes:
        """The page as a PNG."""
        return base64.b64decode(self._ask("browsingContext.captureScreenshot", context=self._window)["data"])

    def _nodes(self, locator: object, within: Node | None = None) -> list[Node]:
        start = {} if within is None else {"startNodes": [{"sharedId": within.reference}]}
        answer = self._ask("browsingContext.locateNodes", context=self._window, locator=locator, **start)
        references = [str(node["sharedId"]) for node in answer["nodes"]]
        return [Node(each, self._call("(node) => node.innerText", {"sharedId": each})) for each in references]

    def _call(self, function: str, *arguments: object) -> str:
        """The text that a function of the page returns."""
        target = {"context": self._window}
        answer = self._ask(
            "script.callFunction", functionDeclaration=function, arguments=arguments, target=target, awaitPromise=False
        )
        return str(answer["result"].get("value", ""))

    def _ask(self, method: str, **params: Any) -> Any:
        self._asked += 1
        self._connection.send(json.dumps({"id": self._asked, "method": method, "params": params}))
        while (answer := json.loads(self._connection.recv(timeout=PATIENCE))).get("id") != self._asked:
            pass
        if answer["type"] == "error":
            raise RuntimeError(f"{method}: {answer['message']}")
        return answer["result"]


@contextmanager
def firefox(folder: Path) -> Iterator[Firefox]:
    """Start Firefox with a new profile in a folder."""
    program = shutil.which("firefox-esr") or shutil.which("firefox")
    if program is None:
        raise SystemExit("no Firefox on this machine (apt-get install firefox-esr)")
    folder.mkdir()
    command = [program, "--headless", "--no-remote", "--remote-debugging-port", "0", "--profile", str(folder)]
    browser = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, encoding="utf-8")
    try:
        assert browser.stderr is not None
        listening = (re.search(r"WebDriver BiDi listening on (ws://\S+)", line) for line in browser.stderr)
        address = next(match[1] for match in listening if match)
        with connect(f"{address}/session", max_size=None) as connection:
            yield Firefox(connection)
    finally:
        browser.terminate()
        browser.wait()


def play(picture: Path | None) -> None:
    """Keep the site, stop its server, play a card, and load the page again."""
    with TemporaryDirectory() as name, static_site(Path(name)) as site, firefox(Path(name) / "profile") as window:
        print(f"Firefox {window.version}", flush=True)
        window.open(site.address)
        _wait("the site is kept", lambda: window.sees(KEPT))
        site.stop()
        window.open(site.address)
        _wait("the start page opens without a server", lambda: bool(window.named("button", f"Play {FIRST_GAME}")))
        window.press(window.named("button", f"Play {FIRST_GAME}")[0])
        _wait("a card is asked for", lambda: window.sees(INSTRUCTION) or _answer(window))
        before = len(_hand(window))
        window.press(_hand(window)[0])
        window.press(_hand(window)[0])
        _wait("the card is played", lambda: len(_hand(window)) == before - 1)
        if picture:
            picture.write_bytes(window.picture())
        window.open(window.address)
        _wait("it is still played after the page is loaded again", lambda: len(_hand(window)) == before - 1)


def _hand(window: Firefox) -> list[Node]:
    hands = window.named("list", HAND)
    return window.named("button", within=hands[0]) if hands else []


def _answer(window: Firefox) -> bool:
    """Give the first answer of a question that lies over the table; False, since no card is asked for yet."""
    for sheet in window.named("dialog"):
        buttons = window.named("button", within=sheet)
        answers = (button for answer in ANSWERS for button in buttons if re.match(answer, button.text))
        if answer := next(answers, None):
            window.press(answer)
    return False


def _wait(step: str, is_there: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not is_there():
        if time.monotonic() > deadline:
            raise SystemExit(f"not seen: {step}")
        time.sleep(0.1)
    print(step, flush=True)


if __name__ == "__main__":
    play(Path(sys.argv[1]) if len(sys.argv) > 1 else None)
