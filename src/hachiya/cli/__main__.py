"""`python -m hachiya.cli`: the command where no script is installed."""

import sys

from hachiya.cli import main

if __name__ == "__main__":
    sys.exit(main())
