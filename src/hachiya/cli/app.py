"""The commands and their parameters; each command imports its modules only when it runs."""

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, cast

import typer
from typer.core import TyperGroup

from hachiya import __version__
from hachiya.cli import completion
from hachiya.cli.admin.app import admin
from hachiya.cli.commands import Group, command, print_help_alone
from hachiya.cli.db.app import db
from hachiya.cli.everywhere import (
    AdminSocket,
    AsJson,
    Database,
    GameName,
    Lang,
    Options,
    PasswordFile,
    Seats,
    Seed,
    choice,
    integer,
    some_bots,
    some_game,
)
from hachiya.cli.exit_codes import WRONG
from hachiya.cli.failures import UsageError, WrongUsage, escape_line, message_of_error
from hachiya.cli.help.page import HELP_OPTIONS
from hachiya.cli.language import language
from hachiya.cli.puzzles.app import puzzles
from hachiya.cli.site.app import site
from hachiya.cli.suggestion import with_suggestion
from hachiya.cli.values import file_path, one_of, only_option, player_name, read_options, seat_count
from hachiya.matches.streams import LARGEST_SEED
from hachiya.words.errors import HachiyaError
from hachiya.words.say import command as words

app = typer.Typer(
    name="hachiya",
    help="help-program",
    cls=Group,
    invoke_without_command=True,
    context_settings={"help_option_names": [*HELP_OPTIONS]},
    add_completion=False,
    suggest_commands=False,
    pretty_exceptions_enable=False,
)


def program() -> TyperGroup:
    """The command with all commands inside it."""
    return cast(TyperGroup, typer.main.get_command(app))


def run(argv: Sequence[str]) -> int:
    """Run a command line and return the exit code; a KeyboardInterrupt passes through."""
    _prepare_streams()
    lang = language(argv, os.environ)
    if asked := os.environ.get(completion.VARIABLE):
        return completion.answer_shell(program(), asked, lang)
    code = 0
    try:
        with program().make_context("hachiya", list(argv), obj=lang) as context:
            context.command.invoke(context)
        sys.stdout.flush()
    except typer.Exit as stop:
        code = stop.exit_code
    except BrokenPipeError:
        # The reader has closed the pipe (`| head`). Output that is still buffered is discarded, at exit too.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except (HachiyaError, OSError, UsageError) as error:
        from hachiya.words.voice import say

        message = with_suggestion(message_of_error(error))
        print(f"hachiya: {escape_line(say(message, lang))}", file=sys.stderr)
        code = WRONG
    return code


def _prepare_streams() -> None:
    """Make files and pipes use UTF-8 and "\\n" on every machine, and terminals replace signs that they lack.

    A stream that is closed (`>&-`) becomes an empty one.
    """
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            empty = Path(os.devnull).open(mode, encoding="utf-8")  # noqa: SIM115  (open until the process ends)
            setattr(sys, name, empty)
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


app.add_typer(admin)
app.add_typer(db)
app.add_typer(puzzles)
app.add_typer(site)


@app.callback()
def _everywhere(
    context: typer.Context,
    lang: Lang = None,  # noqa: ARG001  (read before the line is parsed)
    version: Annotated[  # noqa: ARG001  (its callback prints it)
        bool, typer.Option("--version", "-V", callback=_print_version, is_eager=True, help="help-version")
    ] = False,
) -> None:
    """Print the help where no command is named."""
    print_help_alone(context)


@command(app, "help-simulate")
def simulate(
    context: typer.Context,
    game: GameName = "sannin",
    option: Options = None,
    seats: Seats = None,
    bots: Annotated[str, some_bots("help-simulate-bots")] = "whim",
    matches: Annotated[int, integer("--matches", "help-matches", 1, 1 << 29)] = 1,
    seed: Seed = 0,
    workers: Annotated[int | None, integer("--workers", "help-simulate-workers", 1, 1024)] = None,
    ray: Annotated[str | None, typer.Option(metavar="ADDRESS", help="help-ray")] = None,
    form: Annotated[str, choice("--format", "help-simulate-format", "jsonl", "fuda", "npz", "parquet")] = "jsonl",
    out: Annotated[str, typer.Option(metavar="FILE", help="help-out")] = "-",
    lang: Lang = None,
) -> None:
    """Let bots play matches and write the records or the decisions."""
    from hachiya.cli.simulate import simulate as run_simulation
    from hachiya.cli.simulation import Simulation
    from hachiya.cli.who_plays import bot_names, bots_by_seat, check_bots
    from hachiya.games.registry import find

    rules = find(game)
    options = read_options(rules, option or ())
    names = bot_names(bots)
    players = seat_count(rules, seats if seats is not None or len(names) == 1 else len(names))
    check_bots(names, rules)
    plan = Simulation(rules, options, bots_by_seat(names, players), matches, seed, form, workers, ray)
    run_simulation(plan, file_path(out), lang or context.obj)


@command(app, "help-replay")
def replay(
    context: typer.Context,
    path: Annotated[str, typer.Argument(metavar="FILE", help="help-record")],
    form: Annotated[str | None, choice("--format", "help-view", "jsonl", "sheet", "fuda")] = None,
    lang: Lang = None,
) -> None:
    """Recompute and verify a record."""
    from hachiya.cli.replay import replay as run_replay

    run_replay(file_path(path), form, lang or context.obj)


@command(app, "help-verify")
def verify(
    context: typer.Context,
    path: Annotated[str, typer.Argument(metavar="FILE", help="help-record")],
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Check the shuffles of a record against the promised secrets."""
    from hachiya.cli.verify import verify as run_verify

    run_verify(file_path(path), as_json, lang or context.obj)


@command(app, "help-review")
def review(
    context: typer.Context,
    path: Annotated[str, typer.Argument(metavar="FILE", help="help-record")],
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Judge every decision of a record."""
    from hachiya.cli.review import review as run_review

    run_review(file_path(path), as_json, lang or context.obj)


@command(app, "help-stats")
def stats(
    context: typer.Context,
    paths: Annotated[list[str], typer.Argument(metavar="FILE…", help="help-records")],
    player: Annotated[str | None, typer.Option("--player", metavar="NAME", help="help-stats-player")] = None,
    game: Annotated[str | None, some_game("help-stats-game")] = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Count what players have done in records."""
    from hachiya.cli.stats import Query
    from hachiya.cli.stats import stats as run_stats

    run_stats(Query([file_path(path) for path in paths], player, game, as_json), lang or context.obj)


@command(app, "help-play")
def play(
    context: typer.Context,
    game: GameName = "sannin",
    option: Options = None,
    seats: Seats = None,
    bots: Annotated[str, some_bots("help-opponents")] = "greedy",
    seed: Annotated[int | None, integer("--seed", "help-fixed", 0, LARGEST_SEED)] = None,
    name: Annotated[str | None, typer.Option(metavar="NAME", parser=player_name("--name"), help="help-name")] = None,
    record: Annotated[str | None, typer.Option(metavar="FILE", help="help-keep")] = None,
    lang: Lang = None,
) -> None:
    """Play against bots in the terminal."""
    from hachiya.cli.play import PlayPlan
    from hachiya.cli.play import play as run_play
    from hachiya.cli.who_plays import bot_names, bots_by_seat, check_bots
    from hachiya.games.registry import find

    rules = find(game)
    options = read_options(rules, option or ())
    names = bot_names(bots)
    players = seat_count(rules, seats if seats is not None or len(names) == 1 else len(names) + 1)
    check_bots(names, rules)
    opponents = bots_by_seat(names, players - 1)
    invitation = PlayPlan(rules, options, players, opponents, seed, name, Path(record) if record else None)
    run_play(invitation, lang or context.obj)


@command(app, "help-render")
def render(
    context: typer.Context,
    path: Annotated[str | None, typer.Argument(metavar="[FILE]", help="help-record")] = None,
    cards: Annotated[str | None, typer.Option(metavar="CARDS", help="help-render-cards")] = None,
    event: Annotated[int | None, integer("--event", "help-render-event", 1, 1_000_000)] = None,
    seat: Annotated[int | None, integer("--seat", "help-render-seat", 0, 6, "SEAT")] = None,
    theme: Annotated[str, choice("--theme", "help-render-theme", "light", "dark")] = "light",
    out: Annotated[str | None, typer.Option(metavar="FILE", help="help-render-out")] = None,
    lang: Lang = None,
) -> None:
    """Draw the table of a record, or some cards."""
    from hachiya.cli.render import render as run_render

    run_render(path, cards, event, seat, theme, Path(out) if out is not None else None, lang or context.obj)


@command(app, "help-tally")
def tally(
    context: typer.Context,
    path: Annotated[str | None, typer.Argument(metavar="[FILE]", help="help-tally-file")] = None,
    game: GameName = "sannin",
    option: Options = None,
    seats: Seats = None,
    names: Annotated[str | None, typer.Option(metavar="A,B,C", help="help-tally-names")] = None,
    dealer: Annotated[int, integer("--dealer", "help-tally-dealer", 0, 6, "SEAT")] = 0,
    lang: Lang = None,
) -> None:
    """Keep the score of a match at a real table."""
    from hachiya.cli.tally.command import TallyPlan
    from hachiya.cli.tally.command import tally as run_tally
    from hachiya.games.registry import find

    rules = find(game)
    players = None if names is None else [*map(player_name("--names"), names.split(","))]
    number = seats if seats is not None or players is None else len(players)
    options = read_options(rules, option or ())
    record = Path(path) if path else None
    plan = TallyPlan(rules, options, seat_count(rules, number), players, dealer, record)
    run_tally(plan, lang or context.obj)


@command(app, "help-serve")
def serve(
    context: typer.Context,
    port: Annotated[int, integer("--port", "help-port", 0, 65535)] = 8088,
    host: Annotated[str, typer.Option(metavar="HOST", help="help-host")] = "127.0.0.1",
    public_url: Annotated[str | None, typer.Option(metavar="URL", help="help-public-url")] = None,
    trusted_proxy: Annotated[list[str] | None, typer.Option(metavar="ADDRESS", help="help-trusted-proxy")] = None,
    tls_cert: Annotated[Path | None, typer.Option(metavar="FILE", help="help-tls-cert")] = None,
    tls_key: Annotated[Path | None, typer.Option(metavar="FILE", help="help-tls-key")] = None,
    database: Database = None,
    password_file: PasswordFile = None,
    metrics: Annotated[str | None, typer.Option(metavar="[HOST:]PORT", help="help-metrics")] = None,
    admin_socket: AdminSocket = None,
    log: Annotated[str, choice("--log", "help-log", "text", "json")] = "text",
    peers: Annotated[str | None, typer.Option(metavar="HOST:PORT", help="help-peers")] = None,
    bots: Annotated[str | None, typer.Option("--bots", metavar="MODULE:NAME,…", help="help-serve-bots")] = None,
    browser: Annotated[bool, typer.Option("--open/--no-open", help="help-browser")] = True,
    lang: Lang = None,
) -> None:
    """Serve the tables on this machine, or to a network."""
    from hachiya.cli.serve import OperatorOptions, settings_of
    from hachiya.cli.serve import serve as run_server

    options = OperatorOptions(metrics, admin_socket, log, peers, bots)
    settings = settings_of(
        host, port, public_url, trusted_proxy or (), tls_cert, tls_key, database, password_file, options
    )
    run_server(settings, browser, lang or context.obj)


@command(app, "help-games")
def games(context: typer.Context, lang: Lang = None) -> None:
    """List the games with their seats and options."""
    from hachiya.cli.games import print_games

    print_games(lang or context.obj)


@command(app, "help-hand")
def hand(
    context: typer.Context,
    cards: Annotated[str, typer.Argument(metavar="CARDS", help="help-hand-cards")],
    game: Annotated[str | None, some_game("help-hand-game")] = None,
    option: Options = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Judge seven flower cards."""
    from hachiya.cli.hand import print_hand

    print_hand(cards, game, option or (), as_json, lang or context.obj)


@command(app, "help-hint")
def hint(
    context: typer.Context,
    path: Annotated[str, typer.Argument(metavar="FILE", help="help-record")],
    event: Annotated[int | None, integer("--event", "help-hint-event", 1, 1_000_000)] = None,
    worlds: Annotated[int | None, integer("--worlds", "help-hint-worlds", 1, 1 << 16)] = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Judge the choices of a position."""
    from hachiya.cli.hint import print_hint

    print_hint(file_path(path), event, worlds, as_json, lang or context.obj)


@command(app, "help-odds")
def odds(
    context: typer.Context,
    topic: Annotated[
        str | None, typer.Argument(metavar="[TOPIC]", autocompletion=completion.topics, help="help-topic")
    ] = None,
    game: Annotated[str | None, some_game("help-odds-game")] = None,
    k: Annotated[int | None, integer("--k", "help-k", 0, 108, "K")] = None,
    cards: Annotated[str | None, typer.Option(metavar="LETTERS", help="help-cards")] = None,
    as_json: AsJson = False,
    as_csv: Annotated[bool, typer.Option("--csv", help="help-csv")] = False,
    plot: Annotated[Path | None, typer.Option(metavar="FILE", help="help-odds-plot")] = None,
    out: Annotated[str, typer.Option(metavar="FILE", help="help-out")] = "-",
    lang: Lang = None,
) -> None:
    """Print exact odds: hand yaku, fields, first cards, level cards."""
    from hachiya.cli.odds import print_odds
    from hachiya.odds.topics import TOPICS

    form = only_option({"--json": as_json, "--csv": as_csv, "--plot": plot is not None})
    only_option({"--plot": plot is not None, "--out": out != "-"})
    if topic is not None:
        print_odds(topic, game, k, cards, form, plot, file_path(out), lang or context.obj)
    elif (game, k, cards, form, out) == (None, None, None, "", "-"):
        print(TOPICS.text(lang or context.obj))
    else:
        raise WrongUsage(words.missing(option="TOPIC"))


@command(app, "help-arena")
def arena(
    context: typer.Context,
    game: GameName = "sannin",
    option: Options = None,
    seats: Seats = None,
    bots: Annotated[str, some_bots("help-bots")] = "greedy,whim",
    deals: Annotated[int, integer("--deals", "help-deals", 1, 1 << 20)] = 200,
    seed: Seed = 0,
    workers: Annotated[int | None, integer("--workers", "help-workers", 1, 1024)] = None,
    ray: Annotated[str | None, typer.Option(metavar="ADDRESS", help="help-ray")] = None,
    as_json: AsJson = False,
    plot: Annotated[Path | None, typer.Option(metavar="FILE", help="help-plot")] = None,
    state: Annotated[Path | None, typer.Option(metavar="FILE", help="help-state")] = None,
    lang: Lang = None,
) -> None:
    """Compare bots on the same deals, from every seat."""
    from hachiya.bots.arena.job import Job
    from hachiya.bots.own import find_named_bot
    from hachiya.cli.arena import Arena
    from hachiya.cli.arena import run as run_arena
    from hachiya.cli.who_plays import bot_names, check_bots
    from hachiya.games.registry import find

    rules = find(game)
    options = read_options(rules, option or ())
    names = bot_names(bots, 2)
    job = Job(rules.name, options, seat_count(rules, seats), names, deals, seed, find_named_bot)
    check_bots(names, rules)
    run_arena(Arena(job, workers, ray, as_json, plot, state), lang or context.obj)


@command(app, "help-completion", "completion")
def print_completion(
    shell: Annotated[
        str,
        typer.Argument(
            metavar="SHELL",
            parser=one_of("SHELL", *completion.SHELLS),
            autocompletion=lambda: completion.SHELLS,
            help="help-completion-shell",
        ),
    ],
    lang: Lang = None,  # noqa: ARG001  (of the help alone)
) -> None:
    """Print the script by which a shell completes command lines."""
    print(completion.script(shell), end="")
