"""The commands and their parameters; each command imports its modules only when it runs."""

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from hachiya import __version__
from hachiya.cli.admin.app import admin
from hachiya.cli.db.app import db
from hachiya.cli.everywhere import AdminSocket, AsJson, Database, Lang, PasswordFile
from hachiya.cli.exit_codes import WRONG
from hachiya.cli.failures import UsageError, escape_line, message_of_error
from hachiya.cli.language import language
from hachiya.cli.puzzles.app import puzzles
from hachiya.cli.site.app import site
from hachiya.cli.values import file_path, one_of, player_name, read_options, seat_count, whole_number
from hachiya.matches.streams import LARGEST_SEED
from hachiya.words.errors import HachiyaError

HELP = "help-"
"""The topic of the messages that describe commands and parameters."""

app = typer.Typer(
    name="hachiya",
    help="help-program",
    add_completion=False,
    pretty_exceptions_enable=False,
)


def run(argv: Sequence[str]) -> int:
    """Run a command line and return the exit code; a KeyboardInterrupt passes through."""
    _prepare_streams()
    lang = language(argv, os.environ)
    command = typer.main.get_command(app)
    if "--help" in argv:
        _explain(command, lang)
    code = 0
    try:
        with command.make_context("hachiya", list(argv), obj=lang) as context:
            command.invoke(context)
        sys.stdout.flush()
    except typer.Exit as stop:
        code = stop.exit_code
    except BrokenPipeError:
        # The reader has closed the pipe (`| head`). Output that is still buffered is discarded, at exit too.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except (HachiyaError, OSError, UsageError) as error:
        from hachiya.words.voice import say

        print(f"hachiya: {escape_line(say(message_of_error(error), lang))}", file=sys.stderr)
        code = WRONG
    return code


def _explain(command: Any, lang: str) -> None:
    """Replace the message keys in the help of a command and its subcommands by their text."""
    from hachiya.words.message import Message
    from hachiya.words.voice import say

    for thing in (command, *command.params):
        key = getattr(thing, "help", None)
        if key and key.startswith(HELP):
            thing.help = say(Message(key), lang)
    for inner in getattr(command, "commands", {}).values():
        _explain(inner, lang)


def _prepare_streams() -> None:
    """Make files and pipes use UTF-8 and "\\n" on every machine, and terminals replace signs that they lack."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        # pytest and IDEs replace the streams by their own, which cannot be reconfigured.
        if hasattr(stream, "reconfigure"):
            encoding = {} if stream.isatty() else {"encoding": "utf-8"}
            newline = {} if stream is sys.stdin else {"newline": "\n"}
            stream.reconfigure(errors="replace", **encoding, **newline)


def _print_version(flag: bool) -> None:
    if flag:
        print(f"hachiya {__version__}")
        raise typer.Exit


GameName = Annotated[
    str,
    typer.Option(
        "--game",
        metavar="GAME",
        help="help-game",
    ),
]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="help-option"),
]
Seats = Annotated[
    int | None,
    typer.Option(parser=whole_number("--seats", 1, 99), metavar="N", help="help-seats"),
]
Policy = Annotated[str, typer.Option("--policy", metavar="whim|…|master", help="help-policy")]


app.add_typer(admin)
app.add_typer(db)
app.add_typer(puzzles)
app.add_typer(site)


@app.callback()
def _everywhere(
    lang: Lang = None,
    version: Annotated[
        bool, typer.Option("--version", callback=_print_version, is_eager=True, help="help-version")
    ] = False,
) -> None:
    """Declare the options of all commands; `language` has already read `--lang`."""


@app.command(help="help-simulate")
def simulate(
    context: typer.Context,
    game: GameName = "sannin",
    option: Options = None,
    seats: Seats = None,
    matches: Annotated[
        int, typer.Option(metavar="N", parser=whole_number("--matches", 1, 1 << 29), help="help-matches")
    ] = 1,
    seed: Annotated[
        int, typer.Option(metavar="N", parser=whole_number("--seed", 0, LARGEST_SEED), help="help-seed")
    ] = 0,
    policy: Policy = "random",
    form: Annotated[
        str,
        typer.Option(
            "--format", parser=one_of("--format", "jsonl", "fuda"), metavar="jsonl|fuda", help="help-spelling"
        ),
    ] = "jsonl",
    out: Annotated[
        str,
        typer.Option(metavar="FILE", help="help-out"),
    ] = "-",
) -> None:
    """Let bots play matches and write the records."""
    from hachiya.bots.own import find_named_bot
    from hachiya.cli.simulate import Simulation
    from hachiya.cli.simulate import simulate as run_simulation
    from hachiya.games.registry import find

    rules = find(game)
    options = read_options(rules, option or ())
    plan = Simulation(rules, options, seat_count(rules, seats), find_named_bot(policy), matches, seed)
    run_simulation(plan, form, file_path(out), context.obj)


@app.command(help="help-replay")
def replay(
    context: typer.Context,
    path: Annotated[str, typer.Argument(metavar="FILE", help="help-record")],
    form: Annotated[
        str | None,
        typer.Option(
            "--format",
            parser=one_of("--format", "jsonl", "sheet", "fuda"),
            metavar="jsonl|sheet|fuda",
            help="help-view",
        ),
    ] = None,
    lang: Lang = None,
) -> None:
    """Recompute and verify a record."""
    from hachiya.cli.replay import replay as run_replay

    run_replay(file_path(path), form, lang or context.obj)


@app.command(help="help-verify")
def verify(
    context: typer.Context,
    path: Annotated[str, typer.Argument(metavar="FILE", help="help-record")],
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Check the shuffles of a record against the promised secrets."""
    from hachiya.cli.verify import verify as run_verify

    run_verify(file_path(path), as_json, lang or context.obj)


@app.command(help="help-review")
def review(
    context: typer.Context,
    path: Annotated[str, typer.Argument(metavar="FILE", help="help-record")],
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Judge every decision of a record."""
    from hachiya.cli.review import review as run_review

    run_review(file_path(path), as_json, lang or context.obj)


@app.command(help="help-stats")
def stats(
    context: typer.Context,
    paths: Annotated[list[str], typer.Argument(metavar="FILE…", help="help-records")],
    player: Annotated[str | None, typer.Option("--player", metavar="NAME", help="help-stats-player")] = None,
    game: Annotated[str | None, typer.Option("--game", metavar="GAME", help="help-stats-game")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="help-json")] = False,
    lang: Lang = None,
) -> None:
    """Count what players have done in records."""
    from hachiya.cli.stats import Query
    from hachiya.cli.stats import stats as run_stats

    run_stats(Query([file_path(path) for path in paths], player, game, as_json), lang or context.obj)


@app.command(help="help-play")
def play(
    context: typer.Context,
    game: GameName = "sannin",
    option: Options = None,
    seats: Seats = None,
    bots: Annotated[str, typer.Option(metavar="whim|…|master", help="help-opponents")] = "greedy",
    seed: Annotated[
        int | None,
        typer.Option(metavar="N", parser=whole_number("--seed", 0, LARGEST_SEED), help="help-fixed"),
    ] = None,
    name: Annotated[str | None, typer.Option(metavar="NAME", parser=player_name, help="help-name")] = None,
    record: Annotated[str | None, typer.Option(metavar="FILE", help="help-keep")] = None,
    lang: Lang = None,
) -> None:
    """Play against bots in the terminal."""
    from hachiya.bots.own import find_named_bot
    from hachiya.cli.play import PlayPlan
    from hachiya.cli.play import play as run_play
    from hachiya.games.registry import find

    rules = find(game)
    invitation = PlayPlan(
        rules,
        read_options(rules, option or ()),
        seat_count(rules, seats),
        find_named_bot(bots),
        seed,
        name,
        Path(record) if record else None,
    )
    run_play(invitation, lang or context.obj)


@app.command(help="help-render")
def render(
    context: typer.Context,
    path: Annotated[str | None, typer.Argument(metavar="[FILE]", help="help-record")] = None,
    cards: Annotated[str | None, typer.Option(metavar="CARDS", help="help-render-cards")] = None,
    event: Annotated[
        int | None, typer.Option(metavar="N", parser=whole_number("--event", 1, 1_000_000), help="help-render-event")
    ] = None,
    seat: Annotated[
        int | None, typer.Option(metavar="SEAT", parser=whole_number("--seat", 0, 6), help="help-render-seat")
    ] = None,
    theme: Annotated[
        str,
        typer.Option(parser=one_of("--theme", "light", "dark"), metavar="light|dark", help="help-render-theme"),
    ] = "light",
    out: Annotated[str | None, typer.Option(metavar="FILE", help="help-render-out")] = None,
    lang: Lang = None,
) -> None:
    """Draw the table of a record, or some cards."""
    from hachiya.cli.render import render as run_render

    record, file = (None if name is None else Path(name) for name in (path, out))
    run_render(record, cards, event, seat, theme, file, lang or context.obj)


@app.command(help="help-tally")
def tally(
    context: typer.Context,
    path: Annotated[str | None, typer.Argument(metavar="[FILE]", help="help-tally-file")] = None,
    game: GameName = "sannin",
    option: Options = None,
    seats: Seats = None,
    names: Annotated[str | None, typer.Option(metavar="A,B,C", help="help-tally-names")] = None,
    dealer: Annotated[
        int, typer.Option(metavar="SEAT", parser=whole_number("--dealer", 0, 6), help="help-tally-dealer")
    ] = 0,
    lang: Lang = None,
) -> None:
    """Keep the score of a match at a real table."""
    from hachiya.cli.tally.command import TallyPlan
    from hachiya.cli.tally.command import tally as run_tally
    from hachiya.games.registry import find

    rules = find(game)
    players = [player_name(name) for name in names.split(",")] if names else None
    number = seats if seats is not None or players is None else len(players)
    options = read_options(rules, option or ())
    record = Path(path) if path else None
    plan = TallyPlan(rules, options, seat_count(rules, number), players, dealer, record)
    run_tally(plan, lang or context.obj)


@app.command(help="help-serve")
def serve(
    context: typer.Context,
    port: Annotated[int, typer.Option(metavar="N", parser=whole_number("--port", 0, 65535), help="help-port")] = 8088,
    host: Annotated[str, typer.Option(metavar="HOST", help="help-host")] = "127.0.0.1",
    public_url: Annotated[str | None, typer.Option(metavar="URL", help="help-public-url")] = None,
    trusted_proxy: Annotated[list[str] | None, typer.Option(metavar="ADDRESS", help="help-trusted-proxy")] = None,
    tls_cert: Annotated[Path | None, typer.Option(metavar="FILE", help="help-tls-cert")] = None,
    tls_key: Annotated[Path | None, typer.Option(metavar="FILE", help="help-tls-key")] = None,
    database: Database = None,
    password_file: PasswordFile = None,
    metrics: Annotated[str | None, typer.Option(metavar="[HOST:]PORT", help="help-metrics")] = None,
    admin_socket: AdminSocket = None,
    log: Annotated[
        str, typer.Option("--log", parser=one_of("--log", "text", "json"), metavar="text|json", help="help-log")
    ] = "text",
    peers: Annotated[str | None, typer.Option(metavar="HOST:PORT", help="help-peers")] = None,
    browser: Annotated[bool, typer.Option("--open/--no-open", help="help-browser")] = True,
    lang: Lang = None,
) -> None:
    """Serve the tables on this machine, or to a network."""
    from hachiya.cli.serve import OperatorOptions, settings_of
    from hachiya.cli.serve import serve as run_server

    options = OperatorOptions(metrics, admin_socket, log, peers)
    settings = settings_of(
        host, port, public_url, trusted_proxy or (), tls_cert, tls_key, database, password_file, options
    )
    run_server(settings, browser, lang or context.obj)


@app.command(help="help-games")
def games(context: typer.Context, lang: Lang = None) -> None:
    """List the games with their seats and options."""
    from hachiya.cli.games import print_games

    print_games(lang or context.obj)


@app.command(help="help-hand")
def hand(
    context: typer.Context,
    cards: Annotated[str, typer.Argument(metavar="CARDS", help="help-hand-cards")],
    game: Annotated[str | None, typer.Option("--game", metavar="GAME", help="help-hand-game")] = None,
    option: Options = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Judge seven flower cards."""
    from hachiya.cli.hand import print_hand

    print_hand(cards, game, option or (), as_json, lang or context.obj)


@app.command(help="help-hint")
def hint(
    context: typer.Context,
    path: Annotated[Path, typer.Argument(metavar="FILE", help="help-hint-record")],
    event: Annotated[
        int | None, typer.Option(metavar="N", parser=whole_number("--event", 1, 1_000_000), help="help-hint-event")
    ] = None,
    worlds: Annotated[
        int | None, typer.Option(metavar="N", parser=whole_number("--worlds", 1, 1 << 16), help="help-hint-worlds")
    ] = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Judge the choices of a position."""
    from hachiya.cli.hint import print_hint

    print_hint(path, event, worlds, as_json, lang or context.obj)


@app.command(help="help-odds")
def odds(
    context: typer.Context,
    topic: Annotated[str | None, typer.Argument(metavar="TOPIC", help="help-topic")] = None,
    game: Annotated[str | None, typer.Option("--game", metavar="GAME", help="help-odds-game")] = None,
    k: Annotated[
        int | None,
        typer.Option("--k", metavar="K", parser=whole_number("--k", 0, 108), help="help-k"),
    ] = None,
    cards: Annotated[str | None, typer.Option(metavar="LETTERS", help="help-cards")] = None,
    form: Annotated[
        str,
        typer.Option(
            "--format",
            parser=one_of("--format", "table", "json", "csv", "plot"),
            metavar="table|json|csv|plot",
            help="help-form",
        ),
    ] = "table",
    out: Annotated[
        str | None,
        typer.Option(metavar="FILE", help="help-odds-out"),
    ] = None,
    lang: Lang = None,
) -> None:
    """Print exact odds: hand yaku, fields, first cards, level cards."""
    from hachiya.cli.odds import print_odds
    from hachiya.odds.topics import TOPICS

    if topic is None:
        print(TOPICS.text(lang or context.obj))
    else:
        print_odds(topic, game, k, cards, form, out, lang or context.obj)


@app.command(help="help-arena")
def arena(
    context: typer.Context,
    game: GameName = "sannin",
    option: Options = None,
    seats: Seats = None,
    bots: Annotated[
        str,
        typer.Option(metavar="A,B[,C]", help="help-bots"),
    ] = "greedy,random",
    deals: Annotated[
        int, typer.Option(metavar="N", parser=whole_number("--deals", 1, 1 << 20), help="help-deals")
    ] = 200,
    seed: Annotated[
        int, typer.Option(metavar="N", parser=whole_number("--seed", 0, LARGEST_SEED), help="help-seed")
    ] = 0,
    workers: Annotated[
        int | None,
        typer.Option(metavar="N", parser=whole_number("--workers", 1, 1024), help="help-workers"),
    ] = None,
    ray: Annotated[
        str | None,
        typer.Option(metavar="ADDRESS", help="help-ray"),
    ] = None,
    as_json: AsJson = False,
    plot: Annotated[str | None, typer.Option(metavar="FILE", help="help-plot")] = None,
    state: Annotated[
        str | None,
        typer.Option(metavar="FILE", help="help-state"),
    ] = None,
    lang: Lang = None,
) -> None:
    """Compare bots on the same deals, from every seat."""
    from hachiya.bots.arena.job import Job
    from hachiya.bots.own import find_named_bot
    from hachiya.cli.arena import Arena, bot_names, check_bots
    from hachiya.cli.arena import run as run_arena
    from hachiya.games.registry import find

    rules = find(game)
    names = bot_names(bots)
    job = Job(
        rules.name, read_options(rules, option or ()), seat_count(rules, seats), names, deals, seed, find_named_bot
    )
    check_bots(names, rules)
    run_arena(
        Arena(job, workers, ray, as_json, Path(plot) if plot else None, Path(state) if state else None),
        lang or context.obj,
    )
