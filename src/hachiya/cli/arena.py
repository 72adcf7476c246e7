"""`hachiya arena`: bots play the same deals from every seat, and their winnings are compared."""

import importlib
import json
import os
import sys
from collections.abc import Iterable
from contextlib import ExitStack, closing
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

from hachiya.bots.arena.block import Block
from hachiya.bots.arena.job import Job
from hachiya.bots.arena.kept import Kept
from hachiya.bots.arena.spread import Blocks, cores, here, in_processes, on_ray
from hachiya.bots.arena.summary import summary
from hachiya.bots.bot import Bot
from hachiya.bots.registry import BOTS, find_bot
from hachiya.cli.arena_report import report
from hachiya.cli.failures import WrongUsage
from hachiya.cli.language import Words, say
from hachiya.cli.output import destination
from hachiya.cli.progress import progress
from hachiya.games.game import Game

PICTURES = ("png", "svg", "pdf")


@dataclass(frozen=True)
class Arena:
    """A job, who plays it, and where its results go."""

    job: Job
    workers: int | None
    """None: one for each core, or CPU of the cluster."""
    ray: str | None
    """The address of a Ray cluster; None: this machine's processes."""
    as_json: bool
    plot: Path | None
    state: Path | None


def names_of(text: str) -> tuple[str, ...]:
    """The bots that `--bots` names."""
    names = tuple(name.strip() for name in text.split(","))
    if len(names) < 2 or not all(names):
        known = ", ".join(BOTS)
        raise WrongUsage(
            f"--bots is two names or more with commas between them, as greedy,random, not {text!r}; the bots are: "
            f"{known}, and MODULE:NAME for one of your own; greedy,greedy plays one against itself",
            f"--bots は greedy,random のように2つ以上の名前をコンマで区切ります。{text!r} ではありません。いるのは "
            f"{known} です。自作のボットは モジュール:名前、同じボットどうしは greedy,greedy と書きます",
        )
    return names


def seek(name: str) -> Bot:
    """The bot of this name, or the one that a module of one's own has under it (`my_module:BOT`)."""
    if ":" not in name:
        return find_bot(name)
    module, _, attribute = name.partition(":")
    _import_from_here()
    if not _is_there(module):
        raise WrongUsage(
            f"--bots {name}: there is no module {module!r}, neither in this directory nor installed",
            f"--bots {name}: {module!r} というモジュールは、このディレクトリにもインストール先にもありません",
        )
    bot = getattr(importlib.import_module(module), attribute, None)
    if not isinstance(bot, Bot):
        raise WrongUsage(
            f"--bots {name}: {attribute!r} of {module} is not a hachiya.bots.bot.Bot",
            f"--bots {name}: {module} の {attribute!r} は hachiya.bots.bot.Bot ではありません",
        )
    return bot


def _import_from_here() -> None:
    if os.getcwd() not in sys.path:  # noqa: PTH109  (as `python -m` has it there)
        sys.path.insert(0, os.getcwd())  # noqa: PTH109


def _is_there(module: str) -> bool:
    try:
        return find_spec(module) is not None
    except (ImportError, ValueError):
        return False


def check_bots(names: Iterable[str], game: Game) -> None:
    """UnknownName or WrongUsage unless all are there and know the game."""
    for name in names:
        games = seek(name).games
        if games is not None and game.name not in games:
            known = ", ".join(sorted(games))
            raise WrongUsage(
                f"the bot {name} does not play {game.name}; it plays: {known}",
                f"ボット {name} は {game.name} を打てません。打てるのは {known} です",
            )


def picture(path: Path | None) -> str:
    """The format that a picture's name says, before any work is done for it."""
    form = "" if path is None else path.suffix[1:].lower()
    if path is not None and form not in PICTURES:
        names = ", ".join(f".{name}" for name in PICTURES)
        raise WrongUsage(
            f"--plot {path}: the name of a picture ends in one of {names}",
            f"--plot {path}: 図のファイル名の末尾は {names} のどれかです",
        )
    if path is not None and find_spec("matplotlib") is None:
        raise WrongUsage(
            "--plot needs matplotlib: pip install 'hachiya[plot]'",
            "--plot には matplotlib が要ります: pip install 'hachiya[plot]'",
        )
    return form


def run(arena: Arena, lang: str) -> None:
    """Play what is not played yet, and tell all."""
    form = picture(arena.plot)
    with ExitStack() as stack:
        # Opened at once: where it cannot be written nothing is played in vain.
        drawing = stack.enter_context(destination(arena.plot)) if arena.plot else None
        found = summary(arena.job, _blocks(arena, lang))
        if drawing:
            from hachiya.bots.arena.plot import draw

            draw(found, drawing, form)
    print(json.dumps(found.plain()) if arena.as_json else report(found, lang))


def _blocks(arena: Arena, lang: str) -> Iterable[Block]:
    """All blocks, those kept before and those played now."""
    kept = Kept(arena.state, arena.job, _own_files(arena.job)) if arena.state else None
    done = dict(kept.blocks) if kept else {}
    try:
        with progress(arena.job.deals, len(done)) as advance, closing(_played(arena, done)) as blocks:
            for block in kept.keep(blocks) if kept else blocks:
                done[block.number] = block
                advance()
    except KeyboardInterrupt:
        print(f"hachiya: {say(_what_is_kept(arena, len(done)), lang)}", file=sys.stderr)
        raise
    return done.values()


def _played(arena: Arena, done: Iterable[int]) -> Blocks:
    """The blocks that are missing."""
    missing = sorted(set(range(arena.job.deals)) - set(done))
    if not missing:
        return
    if arena.ray is not None:
        yield from on_ray(arena.job, missing, arena.ray, arena.workers)
        return
    workers = min(arena.workers or cores(), len(missing))
    yield from here(arena.job, missing) if workers == 1 else in_processes(arena.job, missing, workers)


def _own_files(job: Job) -> list[Path]:
    """The files of bots that are not the program's."""
    modules = {name.partition(":")[0] for name in job.names if ":" in name}
    return [Path(spec.origin) for spec in map(find_spec, modules) if spec and spec.origin]


def _what_is_kept(arena: Arena, done: int) -> Words:
    if arena.state is None:
        return Words(
            "何も残していません。--state FILE を付けると、次に続きから始められます",
            "nothing is kept; with --state FILE the same command goes on later",
        )
    return Words(
        f"{arena.job.deals}局のうち{done}局を {arena.state} に残しました。同じコマンドで続きから始まります",
        f"{done} of {arena.job.deals} deals are kept in {arena.state}; the same command goes on from there",
    )
