"""Why a database in PostgreSQL cannot be opened: one plain line in each language, without the password."""

import logging
import traceback
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import URL, make_url

from hachiya.cli import main
from hachiya.cli.serve import settings_of
from hachiya.store import postgres
from hachiya.store.database import connect, open_database
from hachiya.store.problems import BadDatabase
from hachiya.words.languages import languages
from hachiya.words.voice import say
from tests import databases

PASSWORD = "geheim-8/@:"
WRONG = "falsch-9"


pytestmark = [pytest.mark.postgres, pytest.mark.usefixtures("postgres_server")]


@pytest.fixture(scope="module", autouse=True)
def roles() -> Iterator[None]:
    """A role that must give a password, and one that may connect and do nothing."""
    where = databases.server().render_as_string()
    for statement in (
        "CREATE ROLE guarded",
        f"CREATE ROLE anna LOGIN PASSWORD '{PASSWORD}' IN ROLE guarded",
        "CREATE ROLE poor LOGIN",
    ):
        databases.change(where, statement)
    yield
    for role in ("anna", "poor", "guarded"):
        databases.change(where, f"DROP ROLE {role}")


def refused(where: URL, caplog: pytest.LogCaptureFixture) -> str:
    """The reason in English; no language, log or traceback has a password."""
    caplog.set_level(logging.DEBUG)
    url = where.render_as_string(hide_password=False)
    for opening in (open_database, connect):
        with pytest.raises(BadDatabase) as error:
            opening(url)
        lines = {lang: say(error.value.message, lang) for lang in languages()}
        assert len({*lines.values()}) == len(lines)
        everything = "\n".join([*lines.values(), caplog.text, *traceback.format_exception(error.value)])
        assert not any(secret in everything for secret in (PASSWORD, WRONG, "geheim-8")), everything
        assert not any("\n" in line for line in lines.values())
    return lines["en"].rpartition(": ")[2]


def at(where: str, **changes: str | None) -> URL:
    """The place with another role, password, host or database."""
    url = make_url(where)
    options = {name: changes.pop(name) for name in [*changes] if name not in ("username", "password", "database")}
    return url.set(**changes).update_query_dict(options)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"username": "anna", "password": WRONG}, "The password is wrong"),
        ({"username": "anna"}, "The role needs a password"),
        ({"username": "nobody"}, "does not admit this role"),
        ({"database": "nowhere"}, "The database does not exist"),
        ({"username": "anna", "password": PASSWORD, "database": "nowhere"}, "The database does not exist"),
        ({"host": "/nowhere"}, "No database server answers"),
        ({"host": "127.0.0.1", "port": "1"}, "No database server answers"),
        ({"host": "no.such.host.invalid"}, "name of the database server is not known"),
        ({"sslmode": "nonsense"}, "agree on no encrypted connection"),
        ({"password": "", "username": "anna", "host": "/nowhere"}, "No database server answers"),
    ],
    ids=str,
)
def test_each_reason_has_its_own_line(
    database: str, changes: dict[str, str], reason: str, caplog: pytest.LogCaptureFixture
) -> None:
    assert reason in refused(at(database, **changes), caplog)


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        (
            'connection to server at "SSL.example" (10.0.0.1), port 5432 failed: Connection refused',
            "No database server",
        ),
        ("connection failed: server does not support SSL, but SSL was required", "encrypted"),
        ("connection failed: SSL error: certificate verify failed", "encrypted"),
        ('connection failed: root certificate file "/x" does not exist', "encrypted"),
        ("consuming input failed: SSL connection has been closed unexpectedly", "is lost"),
        ("consuming input failed: SSL SYSCALL error: EOF detected", "is lost"),
        ("the connection is closed", "is lost"),
        ("connection timeout expired", "No database server"),
        ("FATAL:  the database system is starting up", "starting or shutting down"),
        ("FATAL:  sorry, too many clients already", "no connection left"),
        ("FATAL:  Passwort-Authentifizierung\nfehlgeschlagen", "FATAL: Passwort-Authentifizierung fehlgeschlagen"),
        ("", "cannot be reached"),
    ],
)
def test_what_libpq_says_is_understood(line: str, reason: str) -> None:
    assert reason in say(postgres.reason(psycopg.OperationalError(line)), "en")


def test_the_right_password_opens_it(database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the URL, in PGPASSWORD, and in libpq's own file of passwords."""
    databases.change(database, "GRANT ALL ON ALL TABLES IN SCHEMA public TO anna")
    connect(at(database, username="anna", password=PASSWORD).render_as_string(hide_password=False)).dispose()
    plain = at(database, username="anna").render_as_string()
    monkeypatch.setenv("PGPASSWORD", PASSWORD)
    connect(plain).dispose()
    monkeypatch.delenv("PGPASSWORD")
    passfile = tmp_path / "passfile"
    passfile.write_text("*:*:*:anna:" + PASSWORD.replace(":", "\\:") + "\n", "utf-8")
    passfile.chmod(0o600)
    monkeypatch.setenv("PGPASSFILE", str(passfile))
    connect(plain).dispose()


def test_a_command_reads_the_password_from_a_file(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The URL comes from the environment, so that no list of processes shows it."""
    databases.change(database, "GRANT ALL ON ALL TABLES IN SCHEMA public TO anna")
    monkeypatch.setenv("HACHIYA_DATABASE_URL", at(database, username="anna").render_as_string())
    file = tmp_path / "password"
    for password, code in ((PASSWORD, 0), (WRONG, 2)):
        file.write_text(f"{password}\n", "utf-8")
        assert main(["db", "check", "--lang", "en", "--database-password-file", str(file)]) == code
    out, err = capsys.readouterr()
    assert out.startswith("0 tables")
    assert "The password is wrong" in err
    assert WRONG not in err
    monkeypatch.setenv("HACHIYA_DATABASE_PASSWORD_FILE", str(file))
    file.write_text(PASSWORD, "utf-8")
    assert main(["db", "check"]) == 0
    assert main(["db", "check", "--database", f"sqlite:///{tmp_path / 'x'}", "--lang", "en"]) == 2
    assert "A SQLite file has no password" in capsys.readouterr().err
    assert PASSWORD not in repr(settings_of("127.0.0.1", 0, None, (), None, None, database, file))


def test_a_role_without_rights_gets_its_own_message(database: str, caplog: pytest.LogCaptureFixture) -> None:
    assert "The role lacks rights" in refused(at(database, username="poor"), caplog)
    name = make_url(database).database
    databases.change(database, f"REVOKE CONNECT ON DATABASE {name} FROM PUBLIC")
    assert "The role lacks rights" in refused(at(database, username="poor"), caplog)


def test_a_role_without_the_right_to_create_tables_gets_its_own_message(empty_database: str) -> None:
    with pytest.raises(BadDatabase, match="The role lacks rights"):
        open_database(at(empty_database, username="poor").render_as_string())
    with pytest.raises(BadDatabase, match="not a database of hachiya"):
        connect(empty_database)


def test_a_full_server_gets_its_own_message(database: str, caplog: pytest.LogCaptureFixture) -> None:
    databases.change(database, "ALTER ROLE poor CONNECTION LIMIT 0")
    assert "no connection left" in refused(at(database, username="poor"), caplog)
    databases.change(database, "ALTER ROLE poor CONNECTION LIMIT -1")


def test_a_database_of_another_encoding_gets_its_own_message(tmp_path: Path) -> None:
    where = databases.postgres_in(tmp_path, template="template0 ENCODING 'LATIN1'")
    try:
        with pytest.raises(BadDatabase, match="The encoding of the database is LATIN1"):
            open_database(where)
    finally:
        databases.drop(tmp_path)


@pytest.mark.parametrize(
    ("url", "shown"),
    [
        ("postgresql://anna:geheim@host:5433/cards", "postgresql://anna:***@host:5433/cards"),
        ("postgresql://anna@/cards?password=geheim&host=/run", "postgresql://anna@/cards?host=%2Frun"),
        ("postgresql+psycopg://host/cards?sslpassword=geheim", "postgresql+psycopg://host/cards"),
    ],
)
def test_a_url_in_a_message_has_no_password(url: str, shown: str) -> None:
    assert postgres.url_without_password(make_url(url)) == shown


@pytest.mark.parametrize("url", ["postgres://anna:geheim@host/cards", "postgresql://anna:geheim@host/cards"])
def test_a_url_without_a_driver_has_the_one_that_is_installed(url: str) -> None:
    where = postgres.with_driver(make_url(url))
    assert where.drivername == "postgresql+psycopg"
    assert where.password == "geheim"


def test_a_port_that_is_no_number_shows_nothing_of_the_url() -> None:
    """What stands in the place of the port may be the end of a password with `@` and a colon."""
    url = "postgresql://anna:1@host:geheim/cards"
    with pytest.raises(BadDatabase, match="This is not the URL of a database") as error:
        open_database(url)
    assert "geheim" not in "".join(traceback.format_exception(error.value))
