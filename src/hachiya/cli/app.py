"""The commands and what may stand on their lines; each imports what it needs only when it runs."""

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from hachiya import __version__
from hachiya.cli.failures import UsageError, in_words, one_line
from hachiya.cli.language import LANGUAGES, language, say
from hachiya.cli.values import LARGEST_SEED, file, number_of, one_of, options_of, person, whole
from hachiya.engine.errors import HachiyaError

WRONG = 2
"""The exit code for anything that the user can mend."""

app = typer.Typer(
    name="hachiya",
    help="八屋: card games of the eights, played, scored and explained / 八八、八十、八十分を遊び、計算し、説明する",
    add_completion=False,
    pretty_exceptions_enable=False,
)


def run(argv: Sequence[str]) -> int:
    """Run one command line; returns the exit code. KeyboardInterrupt passes through."""
    _prepare_streams()
    lang = language(argv, os.environ)
    command = typer.main.get_command(app)
    code = 0
    try:
        with command.make_context("hachiya", list(argv), obj=lang) as context:
            command.invoke(context)
        sys.stdout.flush()
    except typer.Exit as stop:
        code = stop.exit_code
    except BrokenPipeError:
        # The reader has enough (`| head`). What is still buffered goes nowhere, at exit too.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except (HachiyaError, OSError, UsageError) as error:
        print(f"hachiya: {one_line(say(in_words(error), lang))}", file=sys.stderr)
        code = WRONG
    return code


def _prepare_streams() -> None:
    """Files and pipes get UTF-8 and "\\n" whatever the machine; a terminal that lacks a sign shows another."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        # pytest and IDEs put streams of their own there.
        if hasattr(stream, "reconfigure"):
            encoding = {} if stream.isatty() else {"encoding": "utf-8"}
            newline = {} if stream is sys.stdin else {"newline": "\n"}
            stream.reconfigure(errors="replace", **encoding, **newline)


def _print_version(wanted: bool) -> None:
    if wanted:
        print(f"hachiya {__version__}")
        raise typer.Exit


Lang = Annotated[
    str | None,
    typer.Option(
        "--lang",
        parser=one_of("--lang", *LANGUAGES),
        metavar="ja|en",
        help="Language / 言語 (else by LC_ALL, LANG)",
    ),
]
GameName = Annotated[
    str,
    typer.Option(
        "--game",
        metavar="GAME",
        help="sannin for 3, nakayoshi for 3 to 6 with an auction, shiragiku for 3, "
        "hachiju for 2 to 6 with doubling, bashifen for 4 with two packs of cards / ルール",
    ),
]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="Option of the game, repeatable / 選択事項"),
]
Seats = Annotated[
    int | None,
    typer.Option(parser=whole("--seats", 1, 99), metavar="N", help="Players: nakayoshi 3 to 6, hachiju 2 to 6 / 人数"),
]
RANDOM = (
    "random, greedy, mc30, mc200, mc1000, master: the weakest first. "
    "random takes any legal action; at bashifen it first chooses the kind of lead: a single card six times in ten, "
    "a pair three times if it has one, top cards once, nine times in ten of those that its seat knows to be top"
)
Policy = Annotated[str, typer.Option("--policy", metavar="random|…|master", help=f"Who plays / 打ち手. {RANDOM}")]


@app.callback()
def _everywhere(
    lang: Lang = None,
    version: Annotated[
        bool, typer.Option("--version", callback=_print_version, is_eager=True, help="Version / バージョン")
    ] = False,
) -> None:
    """What holds for every command; `language` has read `--lang` before."""


@app.command()
def simulate(
    context: typer.Context,
    game: GameName = "sannin",
    option: Options = None,
    seats: Seats = None,
    matches: Annotated[int, typer.Option(metavar="N", parser=whole("--matches", 1, 1 << 29), help="勝負の数")] = 1,
    seed: Annotated[int, typer.Option(metavar="N", parser=whole("--seed", 0, LARGEST_SEED), help="乱数の種")] = 0,
    policy: Policy = "random",
    form: Annotated[
        str,
        typer.Option("--format", parser=one_of("--format", "jsonl", "fuda"), metavar="jsonl|fuda", help="記録の形式"),
    ] = "jsonl",
    out: Annotated[
        str,
        typer.Option(metavar="FILE", help="Written whole or not at all; - is standard output / 出力先"),
    ] = "-",
) -> None:
    """Let bots play matches and write the records / ボットに勝負させ、記録を書き出す.

    The same seed writes the same bytes on every machine (but for master, whose thoughts end by the clock). Match i has
    the same decks whoever plays.

    Of bashifen the share of deals that a wrong lead has ended is told on stderr.
    """
    from hachiya.bots.registry import find_bot
    from hachiya.cli.simulate import Simulation
    from hachiya.cli.simulate import simulate as run_simulation
    from hachiya.games.registry import find

    rules = find(game)
    options = options_of(rules, option or ())
    plan = Simulation(rules, options, number_of(rules, seats), find_bot(policy), matches, seed)
    run_simulation(plan, form, file(out), context.obj)


@app.command()
def replay(
    context: typer.Context,
    path: Annotated[str, typer.Argument(metavar="FILE", help="A record; - is standard input / 記録")],
    form: Annotated[
        str | None,
        typer.Option(
            "--format",
            parser=one_of("--format", "jsonl", "sheet", "fuda"),
            metavar="jsonl|sheet|fuda",
            help="What to print (else a summary) / 表示の形式",
        ),
    ] = None,
    lang: Lang = None,
) -> None:
    """Recompute and verify a record / 記録を再計算して確かめる.

    A record that ends early is printed up to its end with a notice on stderr (exit code 0); one that is wrong is an
    error (exit code 2) that names the line.
    """
    from hachiya.cli.replay import replay as run_replay

    run_replay(file(path), form, lang or context.obj)


@app.command()
def play(
    context: typer.Context,
    game: GameName = "sannin",
    option: Options = None,
    seats: Seats = None,
    bots: Annotated[
        str, typer.Option(metavar="random|…|master", help=f"Who plays the others / 相手. {RANDOM}")
    ] = "greedy",
    seed: Annotated[
        int | None,
        typer.Option(metavar="N", parser=whole("--seed", 0, LARGEST_SEED), help="Fixes seats and decks / 乱数の種"),
    ] = None,
    name: Annotated[str | None, typer.Option(metavar="NAME", parser=person, help="Your name / 名前")] = None,
    record: Annotated[
        str | None, typer.Option(metavar="FILE", help="Write the record there at the end / 記録の保存先")
    ] = None,
    lang: Lang = None,
) -> None:
    """Play against bots in the terminal / ボットを相手に端末で遊ぶ."""
    from hachiya.bots.registry import find_bot
    from hachiya.cli.play import Invitation
    from hachiya.cli.play import play as run_play
    from hachiya.games.registry import find

    rules = find(game)
    invitation = Invitation(
        rules,
        options_of(rules, option or ()),
        number_of(rules, seats),
        find_bot(bots),
        seed,
        name,
        Path(record) if record else None,
    )
    run_play(invitation, lang or context.obj)


@app.command()
def serve(
    context: typer.Context,
    port: Annotated[
        int, typer.Option(metavar="N", parser=whole("--port", 0, 65535), help="0: any that is free / ポート")
    ] = 8088,
    database: Annotated[
        str | None, typer.Option(metavar="URL", help="Where tables are kept (else a file of yours) / 保存先")
    ] = None,
    browser: Annotated[bool, typer.Option("--open/--no-open", help="Open a browser / ブラウザを開く")] = True,
    lang: Lang = None,
) -> None:
    """Serve the tables on this machine / この機械で卓を開く."""
    from hachiya.cli.serve import serve as run_server

    run_server(port, database, browser, lang or context.obj)


@app.command()
def odds(
    context: typer.Context,
    topic: Annotated[str | None, typer.Argument(metavar="TOPIC", help="Without one: what there is / 項目")] = None,
    game: Annotated[
        str | None, typer.Option("--game", metavar="GAME", help="Else the first game that has the topic / ルール")
    ] = None,
    k: Annotated[
        int | None,
        typer.Option("--k", metavar="K", parser=whole("--k", 0, 108), help="How many cards one has seen / 見た枚数"),
    ] = None,
    cards: Annotated[
        str | None, typer.Option(metavar="LETTERS", help="The first cards themselves, as EFG / 初めの札")
    ] = None,
    form: Annotated[
        str,
        typer.Option(
            "--format",
            parser=one_of("--format", "table", "json", "csv", "plot"),
            metavar="table|json|csv|plot",
            help="How to tell them / 表示の形式",
        ),
    ] = "table",
    out: Annotated[
        str | None,
        typer.Option(metavar="FILE", help="Else standard output; of a plot .png or .svg / 出力先"),
    ] = None,
    lang: Lang = None,
) -> None:
    """Exact odds: hand yaku, fields, first cards, stage cards / 手役や場の正確な確率."""
    from hachiya.cli.odds import list_topics, tell

    if topic is None:
        list_topics(lang or context.obj)
    else:
        tell(topic, game, k, cards, form, out, lang or context.obj)


@app.command()
def arena(
    context: typer.Context,
    game: GameName = "sannin",
    option: Options = None,
    seats: Seats = None,
    bots: Annotated[
        str,
        typer.Option(metavar="A,B[,C]", help=f"Who plays; MODULE:NAME is a bot of your own / 打ち手. {RANDOM}"),
    ] = "greedy,random",
    deals: Annotated[int, typer.Option(metavar="N", parser=whole("--deals", 1, 1 << 20), help="局数")] = 200,
    seed: Annotated[int, typer.Option(metavar="N", parser=whole("--seed", 0, LARGEST_SEED), help="乱数の種")] = 0,
    workers: Annotated[
        int | None,
        typer.Option(metavar="N", parser=whole("--workers", 1, 1024), help="Processes (else one a core) / プロセス数"),
    ] = None,
    ray: Annotated[
        str | None,
        typer.Option(metavar="ADDRESS", help="Play on this Ray cluster; local makes one / Rayクラスタで打つ"),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="One line of JSON / JSONで")] = False,
    plot: Annotated[
        str | None, typer.Option(metavar="FILE", help="Draw the figures (.png, .svg, .pdf) / 図を書き出す")
    ] = None,
    state: Annotated[
        str | None,
        typer.Option(metavar="FILE", help="Keep what is done there, and go on from it / 途中経過の保存先"),
    ] = None,
    lang: Lang = None,
) -> None:
    """Compare bots on the same deals, from every seat / 同じ札を全席から打たせてボットを比べる.

    Each deal is played once for every seat that a bot may have in it. Told are what it wins a deal with its 95 %
    interval, its bids, 下げ and 法度, and its time for a move. The same seed finds the same on every machine, however
    many play.
    """
    from hachiya.bots.arena.job import Job
    from hachiya.cli.arena import Arena, check_bots, names_of, seek
    from hachiya.cli.arena import run as run_arena
    from hachiya.games.registry import find

    rules = find(game)
    names = names_of(bots)
    job = Job(rules.name, options_of(rules, option or ()), number_of(rules, seats), names, deals, seed, seek)
    check_bots(names, rules)
    run_arena(
        Arena(job, workers, ray, as_json, Path(plot) if plot else None, Path(state) if state else None),
        lang or context.obj,
    )
