"""The languages over HTTP: all folders are offered, messages are cacheable, and English fills gaps."""

from pathlib import Path
from typing import Any

import httpx
import pytest
from pydantic import TypeAdapter

from hachiya.server.words import LanguageOffer
from hachiya.words.shelves import SHELVES, Shelf, digest, shelf
from tests.server.running import Running, running, settings_in
from tests.words.made import made_catalogue


def get_words(server: Running, path: str, **headers: str) -> httpx.Response:
    with httpx.Client(base_url=server.address, verify=False) as client:
        return client.get(path, headers=headers)


def languages_of(server: Running) -> dict[str, Any]:
    offers = TypeAdapter(list[LanguageOffer]).validate_python(get_words(server, "/api/languages").json())
    return {offer["code"]: offer for offer in offers}


def test_languages_are_listed_by_their_own_names(server: Running) -> None:
    offers = languages_of(server)
    assert {code: (offer["name"], offer["tag"]) for code, offer in offers.items()} == {
        "en": ("English", "en"),
        "ja": ("日本語", "ja"),
        "zh": ("中文", "zh-Hans"),
    }
    assert all({*offer["shelves"]} == {*SHELVES} for offer in offers.values())


def test_a_shelf_of_words_is_cacheable_for_ever_and_compressed(server: Running) -> None:
    path = languages_of(server)["zh"]["shelves"]["flowers"]
    answer = get_words(server, path)
    assert answer.headers["content-encoding"] == "gzip"
    assert "immutable" in answer.headers["cache-control"]
    shelf_answer = TypeAdapter(Shelf).validate_python(answer.json())
    assert "card-A = 松上鹤" in shelf_answer["own"]
    assert shelf_answer["standIn"] == ""
    plain = get_words(server, path, **{"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.json() == shelf_answer


def test_an_outdated_shelf_address_gives_the_present_words(server: Running) -> None:
    answer = get_words(server, "/api/words/en/house-0123456789abcdef.json")
    assert "game-sannin" in answer.json()["own"]
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("place", ["xx/house", "en/attic", "../house"])
def test_an_unknown_shelf_or_language_is_not_found(server: Running, place: str) -> None:
    assert get_words(server, f"/api/words/{place}-0123456789abcdef.json").status_code == 404


def test_a_fourth_language_is_offered_and_served(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with made_catalogue(tmp_path, monkeypatch) as root:
        (root / "eo").mkdir()
        (root / "eo" / "page.ftl").write_text("page-close = Fermi\n", "utf-8")
        with running(settings_in(tmp_path)) as server:
            offer = languages_of(server)["eo"]
            shelf_answer = get_words(server, offer["shelves"]["house"]).json()
    assert (offer["name"], offer["tag"]) == ("eo", "eo")
    assert shelf_answer["own"] == "page-close = Fermi\n"
    assert "page-retry = " in shelf_answer["standIn"]
    assert "page-close" not in shelf_answer["standIn"]


def test_damaged_messages_are_replaced_by_english_ones(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with made_catalogue(tmp_path, monkeypatch) as root:
        (root / "ja" / "unit.ftl").write_text("unit-kan = 貫\nunit-mon = 文\nunit-point = { $nobody\n", "utf-8")
        (root / "ja" / "kind.ftl").write_text("kind-small = 小場\n", "utf-8")
        (root / "ja" / "plant.ftl").write_text("plant-1 = { $nobody }\nplant-2 = 梅\n", "utf-8")
        before = digest("ja", "flowers")
        shelf_answer = shelf("ja", "flowers")
        (root / "ja" / "plant.ftl").unlink()
        assert digest("ja", "flowers") != before
    assert "unit-kan = 貫" in shelf_answer["own"]
    assert "plant-2 = 梅" in shelf_answer["own"]
    assert "nobody" not in shelf_answer["own"]
    assert "plant-1 = pine" in shelf_answer["standIn"]
    assert "unit-point = pts" in shelf_answer["standIn"]
    assert "kind-small = 小場" in shelf_answer["own"]
    assert "kind-small = a small field" in shelf_answer["standIn"], "it has parts that Japanese lacks here"
