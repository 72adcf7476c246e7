"""`python -m hachiya.bots.search ROOM …`: compile the search of these rooms into the disk cache, at low priority."""

import os
import sys

from hachiya.bots.search.bot import prepare

if hasattr(os, "nice"):
    os.nice(10)
for room in sys.argv[1:]:
    prepare(room)
