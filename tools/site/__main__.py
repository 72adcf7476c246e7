"""Makes the parts of the site in a tab: `python -m tools.site`, which `make site` runs after the page is built."""

import sys

from hatch_build import install, npm
from tools.site import payload, sizes
from tools.site.places import STATIC


def main() -> int:
    """Make the parts, lay them beside compressed, and print what a visitor fetches; 1 if it is too much."""
    install(checks=True)
    payload.make()
    # The page's build has left the texts compressed by gzip only.
    npm("run", "-s", "site-compress", "--", str(STATIC))
    return sizes.report()


if __name__ == "__main__":
    sys.exit(main())
