"""The `hachiya` command."""

import os
import sys
from collections.abc import Sequence

from hachiya.cli.exit_codes import INTERRUPTED, WRONG


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line (without the program's name; None: this process's own); returns the exit code.

    0 done, 2 anything the user can mend (one line on stderr says what), 130 interrupted.
    """
    words = sys.argv[1:] if argv is None else list(argv)
    try:
        from hachiya.cli.app import run

        return run(words)
    except ModuleNotFoundError as error:
        from hachiya.cli.language import language
        from hachiya.words.extras import missing_extra

        missing = missing_extra(error)
        if missing is None:
            raise
        print(f"hachiya: {missing.text(language(words, os.environ))}", file=sys.stderr)
        return WRONG
    except KeyboardInterrupt:
        from hachiya.cli.language import language
        from hachiya.words.say import command as command_words
        from hachiya.words.voice import say

        print(f"hachiya: {say(command_words.interrupted(), language(words, os.environ))}", file=sys.stderr)
        return INTERRUPTED
