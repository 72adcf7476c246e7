"""`hachiya serve`: tables in a browser, served to this machine or to a network."""

import logging
import os
import sys
import webbrowser
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import segno

from hachiya.bots.house import PACKAGE
from hachiya.bots.own_house import house_of
from hachiya.cli.everywhere import database_url
from hachiya.cli.failures import WrongUsage
from hachiya.cli.preparing import progress_by_search, progress_of_preparation
from hachiya.cli.values import host_and_port
from hachiya.server import logs
from hachiya.server.peers.address import PeerAddress
from hachiya.server.reach import OWN_PROXIES, Proxies, PublicUrl, Tls
from hachiya.server.serve import Addresses
from hachiya.server.serve import serve as run
from hachiya.server.settings import Settings
from hachiya.store.admin_socket import default_admin_socket
from hachiya.words.catalogue import damages
from hachiya.words.say import command as command_words
from hachiya.words.voice import say
from hachiya.workers.preparing import Progress

_log = logging.getLogger(__name__)


class OperatorOptions(NamedTuple):
    """The options `--metrics`, `--admin-socket`, `--log`, `--peers` and `--bots` of the command line."""

    metrics: str | None = None
    admin_socket: Path | None = None
    log: str = "text"
    peers: str | None = None
    bots: str | None = None


_NO_OPTIONS = OperatorOptions()


def settings_of(
    host: str,
    port: int,
    public_url: str | None,
    trusted_proxies: Sequence[str],
    certificate: Path | None,
    key: Path | None,
    database: str | None = None,
    password_file: Path | None = None,
    options: OperatorOptions = _NO_OPTIONS,
) -> Settings:
    """Make the settings of a server from the options of the command line.

    With a public address a proxy on this machine is trusted by default.
    """
    url = database_url(database, password_file)
    if (certificate is None) != (key is None):
        raise WrongUsage(command_words.together(options=("--tls-cert", "--tls-key")))
    public = PublicUrl.read(public_url) if public_url else None
    return Settings(
        database=url,
        host=host,
        port=port,
        peers=PeerAddress.read(options.peers) if options.peers else None,
        public=public,
        proxies=Proxies(trusted_proxies) if trusted_proxies or not public else OWN_PROXIES,
        tls=Tls(certificate, key) if certificate and key else None,
        log="json" if options.log == "json" else "text",
        metrics=host_and_port("--metrics", options.metrics) if options.metrics else None,
        bots=house_of(options.bots.split(",")) if options.bots else PACKAGE,
        admin=options.admin_socket or default_admin_socket(url),
    )


def serve(settings: Settings, browser: bool, lang: str) -> None:
    """Serve until Ctrl-C; raise an error if the address, the certificate or the database cannot be used."""
    if settings.log == "json":
        _serve_with_records(settings)
        return
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


def _serve_with_records(settings: Settings) -> None:
    """Serve, and write to the log what would otherwise be printed for a person at a terminal."""
    logs.begin_log(settings.log)
    for damage in damages():
        _log.error("%s", damage)

    def ready(addresses: Addresses) -> None:
        _log.info("serving", extra={"address": addresses.elsewhere or addresses.here})

    def preparing(progress: Progress) -> None:
        _log.info("%s of %s searches are compiled", progress.done, progress.total)

    run(settings, ready, progress_by_search(preparing))


def _has_screen() -> bool:
    """Whether there is a desktop for a browser; without one, a text browser would take over the terminal."""
    if not sys.stdout.isatty():
        return False
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
