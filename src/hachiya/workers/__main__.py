"""`python -m hachiya.workers`: a worker of a server, which answers its calls on standard input and output."""

from hachiya.workers.worker import answer_calls

if __name__ == "__main__":
    answer_calls()
