"""The commands of `hachiya site` and their parameters."""

from pathlib import Path
from typing import Annotated

import typer

from hachiya.cli.commands import command, group
from hachiya.cli.everywhere import Lang

site = group("site", "help-site")


@command(site, "help-site-build")
def build(
    context: typer.Context,
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="help-site-folder")],
    server: Annotated[str | None, typer.Option(metavar="URL", help="help-site-server")] = None,
    root: Annotated[str | None, typer.Option(metavar="PATH", help="help-site-root")] = None,
    lang: Lang = None,
) -> None:
    """Write the static site into a folder."""
    from hachiya.cli.site.build import build as run

    run(folder, server, root, lang or context.obj)
