"""`hachiya serve`: the tables in a browser, served from this machine to itself."""

import os
import sys
import webbrowser

from hachiya.cli.preparing import progress_of_preparation
from hachiya.server.serve import serve as run
from hachiya.server.settings import Settings, default_database
from hachiya.words.catalogue import damages
from hachiya.words.say.command import serving
from hachiya.words.voice import say


def serve(port: int, database: str | None, browser: bool, lang: str) -> None:
    """Serve until Ctrl-C. Typed errors where the port or the database cannot be used."""
    for damage in damages():
        print(f"hachiya: {damage}", file=sys.stderr)

    def ready(address: str) -> None:
        print(say(serving(address=address), lang), flush=True)
        if browser and _has_screen():
            webbrowser.open(address)

    with progress_of_preparation(lang) as preparing:
        run(Settings(database=database or default_database(), port=port), ready, preparing)


def _has_screen() -> bool:
    """Is there a desktop on which a browser could open? (In a bare terminal one would take the terminal over.)"""
    if not sys.stdout.isatty():
        return False
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
