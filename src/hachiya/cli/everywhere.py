"""Parameters that several commands share."""

from typing import Annotated

import typer

from hachiya.cli.values import one_of
from hachiya.words.languages import languages

Lang = Annotated[
    str | None,
    typer.Option(
        "--lang",
        parser=one_of("--lang", *languages()),
        metavar="|".join(languages()),
        help="help-language",
    ),
]
Database = Annotated[str | None, typer.Option("--database", metavar="URL", help="help-database")]
AsJson = Annotated[bool, typer.Option("--json", help="help-json")]
