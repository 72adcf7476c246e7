"""Examples beside the rules play by themselves where motion is allowed, and are stepped by keyboard."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Look, Serve
from tests.browser.widths import width_of


@pytest.mark.slow
def test_an_example_is_stepped_by_keyboard_without_motion(serve: Serve, look: Look) -> None:
    page = look(viewport=PHONE, reduced_motion="reduce").new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"{serve()}rules/sannin")
    example = page.get_by_role("figure", name=re.compile("^Example: a card takes"))
    expect(example).to_be_attached()
    assert not any("/api/examples/sannin/" in address for address in asked), "nobody has seen one"
    example.scroll_into_view_if_needed()
    steps = example.get_by_role("list", name="What happens").get_by_role("listitem")
    expect(steps.first).to_be_visible()
    assert width_of(page) <= PHONE["width"]
    at = example.get_by_text(re.compile(r"^\d+ of \d+$"))
    expect(at).to_have_text(re.compile("^1 of"))
    expect(steps.and_(page.locator("[aria-current]"))).to_have_count(0)
    example.get_by_role("button", name="One step on").focus()
    page.keyboard.press("Enter")
    expect(at).to_have_text(re.compile("^2 of"))
    expect(steps.first).to_have_attribute("aria-current", "step")
    expect(example.get_by_role("status")).to_have_text(steps.first.inner_text())
    example.get_by_role("button", name="One step back").press("Enter")
    expect(at).to_have_text(re.compile("^1 of"))
    example.get_by_role("button", name="Play the example").press("Enter")
    expect(at).not_to_have_text(re.compile("^1 of"))
    example.get_by_role("button", name="Pause").press("Enter")
    expect(example.get_by_role("button", name="Play the example")).to_be_focused()


@pytest.mark.slow
def test_an_example_plays_by_itself_once_it_is_in_view(serve: Serve, look: Look) -> None:
    page = look(speed="brisk").new_page()
    page.goto(f"{serve()}rules/bashifen")
    example = page.get_by_role("figure", name=re.compile("^Example: the cards of a trick"))
    expect(example).to_be_attached()
    example.scroll_into_view_if_needed()
    expect(example.get_by_role("button", name="Pause")).to_be_visible()
    expect(example.get_by_text(re.compile(r"^2 of \d+$"))).to_be_visible()
