"""The `hachiya` command: play, simulate, replay, arena."""

import sys
from collections.abc import Sequence

INTERRUPTED = 130
"""The exit code after Ctrl-C, as shells know it."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line (without the program's name; None: this process's own); returns the exit code.

    0 done, 2 anything the user can mend (one line on stderr says what), 130 interrupted.
    """
    try:
        from hachiya.cli.app import run

        return run(sys.argv[1:] if argv is None else list(argv))
    except KeyboardInterrupt:
        print("hachiya: interrupted / 中断しました", file=sys.stderr)
        return INTERRUPTED
