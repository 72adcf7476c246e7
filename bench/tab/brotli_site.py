"""The site on a web server that sends files as the build has compressed them by brotli, and counts what it sends."""

import sys
import time
import traceback
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

from hachiya.cli.site.build import build

BELOW = "hachiya"


class BrotliSite:
    """The site below a path; `sent` has the moment and the bytes of every answer."""

    def __init__(self, folder: Path) -> None:
        build(folder / BELOW, None, None, "en")
        self.sent: list[tuple[float, int]] = []
        handler = partial(_Handler, sent=self.sent, directory=str(folder))
        self._server = _Server(("127.0.0.1", 0), handler)
        self._port = self._server.server_port
        self._handler = handler
        self.address = f"http://127.0.0.1:{self._port}/{BELOW}/"
        self._serving = self._serve()

    def stop(self) -> None:
        """Stop the web server."""
        self._server.shutdown()
        self._server.server_close()
        self._serving.join()

    def start_again(self) -> None:
        """Serve at the former address again."""
        self._server = _Server(("127.0.0.1", self._port), self._handler)
        self._serving = self._serve()

    def _serve(self) -> Thread:
        serving = Thread(target=self._server.serve_forever, args=(0.05,))
        serving.start()
        return serving


class _Server(ThreadingHTTPServer):
    """It says nothing of browsers that end while a connection is open."""

    def handle_error(self, request: object, client_address: object) -> None:  # noqa: ARG002  (the base's signature)
        if not isinstance(sys.exc_info()[1], ConnectionError):
            traceback.print_exc()


class _Handler(SimpleHTTPRequestHandler):
    """The server of a site: connections stay open, hashed files are kept, and others are sent again if they differ."""

    protocol_version = "HTTP/1.1"

    def __init__(self, *arguments: object, sent: list[tuple[float, int]], directory: str) -> None:
        self._sent = sent
        super().__init__(*arguments, directory=directory)  # type: ignore[arg-type]

    def do_GET(self) -> None:
        path = Path(self.translate_path(self.path))
        if path.is_dir() and not self.path.endswith("/"):
            self.send_response(301)
            self.send_header("Location", f"{self.path}/")
            self.send_header("Content-Length", "0")
            self.end_headers()
            return
        if path.is_dir():
            path /= "index.html"
        if not path.is_file():
            self.send_error(404)
            return
        tag = f'"{path.stat().st_mtime_ns:x}"'
        if self.headers.get("If-None-Match") == tag:
            self.send_response(304)
            self.end_headers()
            return
        compressed = path.with_name(f"{path.name}.br")
        content = (compressed if compressed.is_file() else path).read_bytes()
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(path))
        self.send_header("Content-Length", str(len(content)))
        if compressed.is_file():
            self.send_header("Content-Encoding", "br")
        is_hashed = path.parent.name == "assets" or "house" in path.parts
        self.send_header("ETag", tag)
        self.send_header("Cache-Control", "max-age=31536000, immutable" if is_hashed else "no-cache")
        self.end_headers()
        self.wfile.write(content)
        self._sent.append((time.time(), len(content)))

    def log_message(self, *_: object) -> None:
        pass
