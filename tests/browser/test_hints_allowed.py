"""Hints at a table of persons: allowed once all persons allow them, withdrawn when one does not."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Look, Serve
from tests.browser.person import Person, one_is_to_play, play_together
from tests.browser.test_friends import follow_link, invite
from tests.browser.widths import width_of


def from_menu(page: Page, name: str) -> None:
    """Press a button of the menu, and close the menu."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("button", name=name).click()
    page.keyboard.press("Escape")


@pytest.mark.slow
def test_hints_among_persons_need_the_consent_of_all(serve: Serve, look: Look) -> None:
    host, friend = look().new_page(), look().new_page()
    follow_link(friend, invite(host, serve()), "Rin")
    friend.wait_for_url("**/t/**")
    persons = [Person(host), Person(friend)]
    play_together(persons, lambda: one_is_to_play(persons))
    hints = [page.get_by_role("button", name="Hint", exact=True) for page in (host, friend)]

    from_menu(host, "Allow hints")
    banner = friend.get_by_role("status").filter(has_text="Guest would allow hints.")
    for button in hints:
        expect(button).to_have_count(0)
    friend.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    expect(banner).to_be_visible()
    assert width_of(friend) == PHONE["width"]
    friend.set_viewport_size({"width": 1440, "height": 900})
    banner.get_by_role("button", name="Allow hints").click()
    for button in hints:
        expect(button).to_be_visible()
    expect(banner).to_have_count(0)

    asked = next(person.page for person in persons if person.ready)
    asked.get_by_role("button", name="Hint", exact=True).click()
    hint = asked.get_by_role("region", name="Hint", exact=True)
    expect(hint.get_by_text("Best: ")).to_be_visible()
    hint.get_by_role("button", name="Close").click()
    expect(hint).to_have_count(0)

    from_menu(friend, "No hints")
    for button in hints:
        expect(button).to_have_count(0)
