"""A static site for browsers: files below a path of a plain web server, which can be stopped."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from shutil import rmtree
from threading import Thread

from hachiya.cli.site.build import POLICY, build

BELOW = "hachiya"


class _Quiet(SimpleHTTPRequestHandler):
    """It serves files with the policy of the documents, also for workers."""

    def end_headers(self) -> None:
        self.send_header("Content-Security-Policy", POLICY)
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, *_: object) -> None:
        pass


class StaticSite:
    """A site in a folder; `address` is that of its start page."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        folder.mkdir()
        self.write()
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Quiet, directory=str(folder)))
        self.address = f"http://127.0.0.1:{self._server.server_port}/{BELOW}/"
        self._serving = Thread(target=self._server.serve_forever, args=(0.05,))
        self._serving.start()

    @property
    def files(self) -> Path:
        """The folder of the site's files."""
        return self._folder / BELOW

    def write(self, server: str | None = None) -> None:
        """Build the site, in place of the one that is there; another address of a server makes another version."""
        rmtree(self.files, ignore_errors=True)
        build(self.files, server, None, "en")

    def stop(self) -> None:
        """Stop the web server."""
        self._server.shutdown()
        self._server.server_close()
        self._serving.join()


@contextmanager
def static_site(folder: Path) -> Iterator[StaticSite]:
    """A site that is served until it is stopped."""
    site = StaticSite(folder / "web")
    try:
        yield site
    finally:
        site.stop()
