"""Bots of the operator's own on the page: chosen as opponents by their names, and replaced in sight when they fail."""

import sys
from pathlib import Path

import pytest
from playwright.sync_api import expect

from hachiya.bots.house import HouseBots
from hachiya.bots.own_house import house_of
from tests.browser.conftest import Look
from tests.browser.decks import RED_RIBBONS
from tests.browser.person import Person, choose_opponent, opponent
from tests.browser.serving import serving

SOURCE = """
class Pine:
    def choose(self, view):
        return view.legal()[-1]

class Broken:
    def choose(self, view):
        raise ZeroDivisionError
"""


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> HouseBots:
    (tmp_path / "bots_of_the_page.py").write_text(SOURCE, "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    sys.modules.pop("bots_of_the_page", None)
    return house_of(["bots_of_the_page:Pine", "bots_of_the_page:Broken"])


def test_a_bot_of_the_house_is_chosen_and_one_that_fails_is_replaced_in_sight(
    tmp_path: Path, house: HouseBots, page_alone: Path, look: Look
) -> None:
    # Broken deals, and is asked first.
    with serving(tmp_path, [RED_RIBBONS], 2, static=page_alone, bots=house, bot_seconds=60.0) as address:
        page = look().new_page()
        person = Person(page)
        page.goto(address)
        person.options()
        choose_opponent(page, 1, "Pine")
        expect(opponent(page, 1)).to_contain_text("A bot of this house's own.")
        choose_opponent(page, 2, "Broken")
        page.get_by_role("button", name="Open the table").click()
        page.wait_for_url("**/t/**")
        sentence = "Uribo plays for Broken, which has made no legal choice in time."
        expect(page.get_by_text(sentence).first).to_be_attached()
        expect(page.get_by_text("Pine").first).to_be_visible()
        page.close()  # before its server is gone, or it complains
