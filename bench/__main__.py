"""`python -m bench` (`make bench`): measure and print, in words or, with --json, as one line of JSON."""

import argparse
import json
import sys

from bench.compilers import CompileError
from bench.equality import Different
from bench.measured import measured
from bench.report import in_words


def main() -> None:
    """Run the command line; if the C program is not equal to the engine, report that and print no figure."""
    words = argparse.ArgumentParser(prog="python -m bench", description=__doc__.partition(": ")[2])
    words.add_argument("--json", action="store_true", help="one line of JSON")
    as_json = words.parse_args().json
    try:
        result = measured()
    except (CompileError, Different) as error:
        sys.exit(f"bench: {error}")
    print(json.dumps(result) if as_json else in_words(result))


if __name__ == "__main__":
    main()
