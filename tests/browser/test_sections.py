"""A link to a section of the page leads there and stays there."""

from playwright.sync_api import expect

from tests.browser.conftest import Look, Serve


def test_the_contents_of_the_rules_lead_to_their_sections(serve: Serve, look: Look) -> None:
    page = look().new_page()
    page.goto(f"{serve()}rules/bashifen")
    section = page.get_by_role("navigation", name="Contents").get_by_role("link").last
    section.click()
    heading = page.get_by_role("heading", name=section.inner_text())
    expect(heading).to_be_in_viewport()
    page.wait_for_timeout(300)
    expect(heading).to_be_in_viewport()
    expect(page.get_by_role("main")).not_to_be_focused()
