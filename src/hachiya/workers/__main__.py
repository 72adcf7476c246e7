"""`python -m hachiya.workers [MODULE:NAME …]`: a worker of a server, which answers calls on standard input and output.

With bots of the operator's own it loads these instead of searches.
"""

import sys

from hachiya.workers.worker import answer_calls

if __name__ == "__main__":
    answer_calls(sys.argv[1:])
