"""`python -m hachiya`: the command without an installed script."""

import sys

from hachiya.cli import main

if __name__ == "__main__":
    sys.exit(main())
