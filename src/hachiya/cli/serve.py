"""`hachiya serve`: tables in a browser, served to this machine or to a network."""

import os
import sys
import webbrowser
from collections.abc import Sequence
from pathlib import Path

import segno

from hachiya.cli.everywhere import database_url
from hachiya.cli.failures import WrongUsage
from hachiya.cli.preparing import progress_of_preparation
from hachiya.server.reach import OWN_PROXIES, Proxies, PublicUrl, Tls
from hachiya.server.serve import Addresses
from hachiya.server.serve import serve as run
from hachiya.server.settings import Settings
from hachiya.words.catalogue import damages
from hachiya.words.say import command as command_words
from hachiya.words.voice import say


def settings_of(
    host: str,
    port: int,
    public_url: str | None,
    trusted_proxies: Sequence[str],
    certificate: Path | None,
    key: Path | None,
    database: str | None = None,
    password_file: Path | None = None,
) -> Settings:
    """Make the settings of a server from the options of the command line.

    With a public address a proxy on this machine is trusted by default.
    """
    if (certificate is None) != (key is None):
        raise WrongUsage(command_words.together(options=("--tls-cert", "--tls-key")))
    public = PublicUrl.read(public_url) if public_url else None
    return Settings(
        database=database_url(database, password_file),
        host=host,
        port=port,
        public=public,
        proxies=Proxies(trusted_proxies) if trusted_proxies or not public else OWN_PROXIES,
        tls=Tls(certificate, key) if certificate and key else None,
    )


def serve(settings: Settings, browser: bool, lang: str) -> None:
    """Serve until Ctrl-C; raise an error if the address, the certificate or the database cannot be used."""
    for damage in damages():
        print(f"hachiya: {damage}", file=sys.stderr)

    def ready(addresses: Addresses) -> None:
        print(say(command_words.serving(address=addresses.here), lang), flush=True)
        if addresses.elsewhere:
            print(say(command_words.for_others(address=addresses.elsewhere), lang), flush=True)
            if sys.stdout.isatty():
                segno.make(addresses.elsewhere, micro=False).terminal(compact=True)
        if browser and _has_screen():
            webbrowser.open(addresses.here)

    with progress_of_preparation(lang) as preparing:
        run(settings, ready, preparing)


def _has_screen() -> bool:
    """Whether there is a desktop for a browser; without one, a text browser would take over the terminal."""
    if not sys.stdout.isatty():
        return False
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
