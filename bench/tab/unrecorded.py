"""Chromium without a recorder: a driver of tests makes a renderer keep the content of every answer, as base64 text."""

import json
import os
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from bench.tab.profiles import PATIENCE, memory
from tests.browser.conftest import ARGUMENTS, DESKTOP, NAMES


class Tab:
    """A tab in which only scripts are run."""

    def __init__(self, connection: ClientConnection, folder: Path) -> None:
        self._connection = connection
        self._folder = folder
        self._asked = 0

    def open(self, address: str, script: str) -> None:
        """Open an address; a script runs before those of the page."""
        self._ask("Page.enable")
        self._ask("Page.addScriptToEvaluateOnNewDocument", source=script)
        self._ask("Page.navigate", url=address)

    def wait_for(self, expression: str) -> None:
        """Wait until an expression is true."""
        overdue = time.monotonic() + PATIENCE / 1000
        while not self.evaluate(expression):
            if time.monotonic() > overdue:
                raise TimeoutError(expression)
            time.sleep(0.1)

    def await_named(self, name: str) -> None:
        """Wait until a button or link with a name is there."""
        self.wait_for(f"{_named(name)} !== undefined")

    def click(self, name: str) -> None:
        """Click on the button or link with a name, once it is there."""
        self.await_named(name)
        self.evaluate(f"{_named(name)}.click()")

    def follow(self, path: str) -> None:
        """Follow a link to a path within the page, without a new document."""
        link = f"Object.assign(document.createElement('a'), {{ href: {json.dumps(path)} }})"
        self.evaluate(f"{{ const link = {link}; document.body.append(link); link.click(); link.remove(); }}")

    def drop(self, name: str, content: str) -> None:
        """Drop a file on the page."""
        file = f"new File([{json.dumps(content)}], {json.dumps(name)}, {{ type: 'text/plain' }})"
        data = f"const dataTransfer = new DataTransfer(); dataTransfer.items.add({file});"
        self.evaluate(f"{{ {data} dispatchEvent(new DragEvent('drop', {{ dataTransfer, cancelable: true }})); }}")

    def memory(self) -> float:
        """The proportional set size of the tab's renderer in MB."""
        return memory(self._folder)[0]

    def evaluate(self, expression: str) -> Any:
        """Return the value of an expression."""
        return self._ask("Runtime.evaluate", expression=expression)["result"].get("value")

    def _ask(self, method: str, **params: str) -> Any:
        self._asked += 1
        self._connection.send(json.dumps({"id": self._asked, "method": method, "params": params}))
        while (answer := json.loads(self._connection.recv())).get("id") != self._asked:
            pass
        return answer["result"]


def _named(name: str) -> str:
    """The expression of the first button or link with a name, apart from the navigation between pages."""
    name_of = "(one.ariaLabel ?? one.textContent.trim())"
    places = "[...document.querySelectorAll('a, button')].filter((one) => !one.closest('nav'))"
    return f"{places}.find((one) => {name_of} === {json.dumps(name)})"


@contextmanager
def unrecorded_tab(folder: Path) -> Iterator[Tab]:
    """Start Chromium with a new profile in a folder, and attach to its only tab."""
    chromium = next(path for name in NAMES if (path := shutil.which(name)))
    size = f"--window-size={DESKTOP['width']},{DESKTOP['height']}"
    options = [*ARGUMENTS, "--headless", size, f"--user-data-dir={folder}", "--remote-debugging-port=0"]
    # Debian's command is a script that starts the program: both are ended as one group.
    command = [chromium, *options, "about:blank"]
    browser = subprocess.Popen(command, stderr=subprocess.DEVNULL, start_new_session=True)
    try:
        port = folder / "DevToolsActivePort"
        while not port.is_file() or not port.read_text("utf-8").strip():
            time.sleep(0.1)
        targets = httpx.get(f"http://127.0.0.1:{port.read_text('utf-8').split()[0]}/json/list").json()
        address = next(target["webSocketDebuggerUrl"] for target in targets if target["type"] == "page")
        with connect(address, max_size=None) as connection:
            yield Tab(connection, folder)
    finally:
        os.killpg(browser.pid, signal.SIGTERM)
        browser.wait()
