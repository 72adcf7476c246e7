"""`hachiya site build`: documents at their paths, files with digests, and wrong arguments."""

import base64
import gzip
import hashlib
import json
import re
from pathlib import Path

import pytest
from starlette.routing import Route

from hachiya.cli.site import build as module
from hachiya.cli.site.build import DOCUMENTS
from hachiya.server.pages import page_routes
from hachiya.server.security import JUDGING_POLICY as SERVER_POLICY
from tests.cli.command import Hachiya, one_error
from tests.server.running import settings_in

PAGE = """<!doctype html>
<head>
    <meta charset="utf-8" />
    <meta name="root" content="" />
    <meta name="tab" content="" />
    <meta name="server" content="" />
    <link rel="manifest" href="/manifest.webmanifest" />
    <script type="module" src="/assets/index-12345678.js"></script>
</head>
"""
FILES = {
    "index.html": PAGE,
    "apple-touch-icon.png": "a picture",
    "assets/index-12345678.js": "the page",
    "assets/index-12345678.js.br": "compressed",
    "tab/.source-hash": "0",
    "tab/site.json": '{"worker": "house/worker-1.js", "old": "house/old-1.js"}',
    "tab/sw.js": "work();\n",
    "tab/house/worker-1.js": "the worker",
    "tab/api/languages": "[]",
    "tab/pictures/table.webp": "a picture",
}


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The page and the parts of a package, with little in them."""
    static = tmp_path / "static"
    for name, text in FILES.items():
        path = static / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    monkeypatch.setattr(module, "STATIC", static)
    monkeypatch.setattr(module, "PARTS", static / "tab")
    return static


def built(hachiya: Hachiya, folder: Path, *options: str) -> dict[str, str]:
    """The texts of the files of a site by their paths."""
    site = folder / "site"
    done = hachiya("site build", site, *options)
    assert (done.code, done.out) == (0, b"")
    assert f"The site is in {site}" in done.err
    return {path.relative_to(site).as_posix(): path.read_bytes().decode("latin-1") for path in site.rglob("*.*")}


@pytest.mark.usefixtures("package")
def test_documents_are_relative_to_themselves(hachiya: Hachiya, tmp_path: Path) -> None:
    files = built(hachiya, tmp_path)
    for path, root in (("", "./"), ("tables/", "../"), ("rules/sannin/", "../../")):
        text = files[f"{path}index.html"]
        assert f'<meta name="root" content="{root}" />' in text
        assert f'href="{root}manifest.webmanifest"' in text
        assert f'src="{root}assets/index-12345678.js"' in text
        assert f'<script src="{root}house/old-1.js"></script>' in text
        assert '<meta name="tab" content="house/worker-1.js" />' in text
        assert '<meta name="server" content="" />' in text
        assert gzip.decompress(files[f"{path}index.html.gz"].encode("latin-1")).decode("latin-1") == text
    assert 'src="/assets/index-12345678.js"' in files["404.html"]


@pytest.mark.usefixtures("package")
def test_documents_name_the_root_and_the_server_that_are_given(hachiya: Hachiya, tmp_path: Path) -> None:
    files = built(hachiya, tmp_path, "--root", "/games/hachiya/", "--server", "https://cards.example.org/")
    for path in ("index.html", "rules/sannin/index.html", "404.html"):
        assert '<meta name="root" content="/games/hachiya/" />' in files[path]
        assert 'src="/games/hachiya/assets/index-12345678.js"' in files[path]
        assert '<meta name="server" content="https://cards.example.org/" />' in files[path]


@pytest.mark.usefixtures("package")
def test_the_service_worker_has_the_digest_of_every_file_that_it_keeps(hachiya: Hachiya, tmp_path: Path) -> None:
    files = built(hachiya, tmp_path)
    match = re.fullmatch(r"self\.site = (.*);\nwork\(\);\n", files["sw.js"])
    assert match
    kept = json.loads(match[1])["files"]
    assert set(kept) == {
        *("index.html", "apple-touch-icon.png", "assets/index-12345678.js", "house/worker-1.js", "api/languages")
    }
    digest = base64.b64encode(hashlib.sha256(b"the worker").digest()).decode()
    assert kept["house/worker-1.js"] == f"sha256-{digest}"


@pytest.mark.usefixtures("package")
def test_another_content_is_another_version(hachiya: Hachiya, tmp_path: Path) -> None:
    versions = set()
    for number, server in enumerate(("https://one.example.org/", "https://two.example.org/")):
        files = built(hachiya, tmp_path / str(number), "--server", server)
        versions.add(json.loads(files["sw.js"].partition(" = ")[2].partition(";\n")[0])["version"])
    assert len(versions) == 2


def test_every_page_without_a_name_in_its_path_has_a_document(tmp_path: Path) -> None:
    routes = page_routes(settings_in(tmp_path))
    paths = {route.path.strip("/") for route in routes if isinstance(route, Route) and "{" not in route.path}
    assert paths <= set(DOCUMENTS)


@pytest.mark.usefixtures("package")
@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        (["--server", "cards.example.org"], "--server must be an address such as https://cards.example.org/"),
        (["--server", "ftp://cards.example.org"], "--server must be an address"),
        (["--root", "hachiya"], "--root must be a path such as /hachiya/, not hachiya"),
        (["--root", '/"/'], "--root must be a path"),
    ],
)
def test_wrong_addresses_are_refused(options: list[str], complaint: str, hachiya: Hachiya, tmp_path: Path) -> None:
    done = hachiya("site build", tmp_path / "site", *options)
    assert complaint in one_error(done)
    assert not (tmp_path / "site").exists()


@pytest.mark.usefixtures("package")
def test_a_folder_with_files_is_left_as_it_is(hachiya: Hachiya, tmp_path: Path) -> None:
    (tmp_path / "note.txt").write_text("mine")
    done = hachiya("site build", tmp_path)
    assert f"{tmp_path} is not empty" in one_error(done)


def test_a_package_without_the_parts_says_how_to_get_them(package: Path, hachiya: Hachiya, tmp_path: Path) -> None:
    (package / "tab" / "site.json").unlink()
    done = hachiya("site build", tmp_path / "site")
    assert "run `make site`, or install a wheel that has them" in one_error(done)
    assert not (tmp_path / "site").exists()


def test_the_policy_of_a_site_is_that_of_a_page_whose_browser_judges() -> None:
    """A document cannot say who may frame it, so that part is left to the host."""
    of_server = {*SERVER_POLICY.split("; ")} - {"frame-ancestors 'none'"}
    assert {*module.POLICY.split("; ")} == of_server
