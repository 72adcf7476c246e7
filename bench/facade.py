"""`python -m bench.facade`: what the library costs: `import hachiya`, and `Match.play` beside `Table.act`.

The same matches are played again and again, in turns by the table's actions, by choices and by their names; CPU time
of the plain rules, deals left out.
"""

import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from statistics import median

import hachiya
from hachiya.games.choices import Choice
from hachiya.games.table import Table

ROUNDS = 7
MATCHES = 2
IMPORT = "import time; import hachiya; {more}; print(time.process_time())"
STARTS = {"import hachiya": "", "and the first match": "hachiya.Match('sannin')"}

Moves = Sequence[Choice]


def moves_of(game: str, seed: int) -> Moves:
    """What random bots choose in a match."""
    match, player = hachiya.Match(game, seed=seed, dealer=0), hachiya.bot("random", seed=seed)
    moves = []
    while not match.over:
        if match.awaits_deal:
            match.deal()
        else:
            moves.append(player.choose(match))
            match.play(moves[-1])
    return moves


def by_table(game: str, seed: int, moves: Moves) -> float:
    """Seconds in `Table.act`."""
    table, spent = Table(hachiya.GAMES[game], seed=seed), 0.0
    for choice in moves:
        if table.awaits_deal:
            table.deal()
        began = time.process_time()
        for action in choice.actions:
            table.act(choice.seat, action)
        spent += time.process_time() - began
    return spent


def by_choice(game: str, seed: int, moves: Moves) -> float:
    """Seconds in `Match.play`."""
    return _by_match(game, seed, moves)


def by_name(game: str, seed: int, moves: Moves) -> float:
    """Seconds in `Match.play` of names."""
    return _by_match(game, seed, [choice.name for choice in moves])


def _by_match(game: str, seed: int, moves: Sequence[Choice | str]) -> float:
    match, spent = hachiya.Match(game, seed=seed, dealer=0), 0.0
    for choice in moves:
        if match.awaits_deal:
            match.deal()
        began = time.process_time()
        match.play(choice)
        spent += time.process_time() - began
    return spent


def import_ms(more: str) -> float:
    """CPU time of a new Python that imports hachiya, without that of an empty one."""
    with_it, empty = (
        subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout
        for script in (IMPORT.format(more=more or "pass"), "import time; print(time.process_time())")
    )
    return 1000 * (float(with_it) - float(empty))


def main() -> None:
    """Print medians."""
    for what, more in STARTS.items():
        print(f"{what}: {median(import_ms(more) for _ in range(ROUNDS)):.0f} ms")
    ways: dict[str, Callable[[str, int, Moves], float]] = {
        "Table.act": by_table,
        "play(choice)": by_choice,
        "play(name)": by_name,
    }
    for game in hachiya.GAMES:
        played = [(seed, moves_of(game, seed)) for seed in range(MATCHES)]
        rounds = [{way: sum(of(game, *moves) for moves in played) for way, of in ways.items()} for _ in range(ROUNDS)]
        actions = sum(len(choice.actions) for _, moves in played for choice in moves)
        micros = 1e6 * median(found["Table.act"] for found in rounds) / actions
        times = ", ".join(
            f"{way} {median(found[way] / found['Table.act'] for found in rounds):.2f}" for way in list(ways)[1:]
        )
        print(f"{game}: Table.act {micros:.1f} µs an action; times that: {times}")


if __name__ == "__main__":
    main()
