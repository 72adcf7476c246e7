"""The `hachiya` command."""

import os
import sys
from collections.abc import Sequence

from hachiya.cli.exit_codes import INTERRUPTED, WRONG


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command line and return the exit code; `argv` excludes the program's name and defaults to `sys.argv`.

    The exit code is 0 for success, 2 for an error that the user can correct (a line on stderr), 130 for an interrupt.
    """
    arguments = sys.argv[1:] if argv is None else list(argv)
    try:
        from hachiya.cli.app import run

        return run(arguments)
    except ModuleNotFoundError as error:
        from hachiya.cli.language import language
        from hachiya.words.extras import missing_extra

        missing = missing_extra(error)
        if missing is None:
            raise
        print(f"hachiya: {missing.text(language(arguments, os.environ))}", file=sys.stderr)
        return WRONG
    except KeyboardInterrupt:
        from hachiya.cli.language import language
        from hachiya.words.say import command as command_words
        from hachiya.words.voice import say

        print(f"hachiya: {say(command_words.interrupted(), language(arguments, os.environ))}", file=sys.stderr)
        return INTERRUPTED
