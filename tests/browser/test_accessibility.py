"""axe reports no accessibility violation on any page or sheet, in both themes and at two sizes."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import hachiya as library
from tests.browser.conftest import DESKTOP, PHONE, Look, Serve
from tests.browser.decks import DOUBLING, FOUR_AND_THREE, HATTO, RED_RIBBONS, SIX_SEATS
from tests.browser.person import Person
from tests.browser.test_friends import follow_link, invite
from tests.browser.test_help import HATTO_CARD, before_the_hatto_card
from tests.browser.test_statistics import MATCHES
from tests.sampling import slow
from tests.server.history import TOKEN, play_matches, wait_until_counted

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
LOOKS: dict[str, dict[str, Any]] = {
    "phone, dark, English": {"viewport": PHONE, "color_scheme": "dark", "has_touch": True},
    "desktop, light, English": {"viewport": DESKTOP, "color_scheme": "light"},
    "desktop, dark, English": {"viewport": DESKTOP, "color_scheme": "dark"},
    "phone, light, English": {"viewport": PHONE, "color_scheme": "light", "has_touch": True},
    "phone on its side, dark, English": {"viewport": {"width": 740, "height": 360}, "color_scheme": "dark"},
}


_usual, *_others = LOOKS.values()


def is_small(page: Page) -> bool:
    """Whether the page has the layout of a phone."""
    size = page.viewport_size
    return size is not None and (size["width"] <= 600 or size["height"] <= 480)


def check(page: Page, where: str) -> None:
    """Assert that axe reports no violation."""
    page.wait_for_timeout(350)  # sheets have faded in
    page.evaluate(AXE.read_text(encoding="utf-8"))
    violations: list[dict[str, Any]] = page.evaluate("axe.run().then(result => result.violations)")
    complaints = [
        f"{each['id']}: {node['html']} {node['failureSummary']}" for each in violations for node in each["nodes"]
    ]
    assert not complaints, where + "\n" + "\n".join(complaints)


@pytest.fixture(
    params=[_usual, *(slow(each) for each in _others)],
    ids=list(LOOKS),
)
def page(request: pytest.FixtureRequest, look: Look) -> Page:
    assert AXE.is_file(), "axe-core is missing: run `npm ci` in web/"
    return look(**request.param).new_page()


@pytest.mark.slow
def test_the_start_and_not_found_pages_are_accessible(serve: Serve, page: Page) -> None:
    address = serve()
    page.goto(address)
    expect(page.get_by_role("button", name="Play Bashifen")).to_be_visible()
    check(page, "start")
    page.goto(address + "t/AAAAAAAAAAAAAAAA/0")
    expect(page.get_by_role("heading", level=1)).to_have_text("This table is gone")
    check(page, "a table that is gone")


@pytest.mark.slow
def test_the_pages_where_people_meet_are_accessible(serve: Serve, page: Page, look: Look) -> None:
    address = serve()
    link = invite(page, address, friends=2)
    expect(page.get_by_role("definition").first).not_to_have_text("…")
    check(page, "waiting room")
    page.goto(link)
    expect(page.get_by_role("heading", level=1)).to_have_text("Guest invites you")
    check(page, "invitation")
    friend = look().new_page()
    follow_link(friend, link, "Rin")
    friend.wait_for_url("**/t/**")
    page.goto("about:blank")
    page.goto(link)
    expect(page.get_by_role("heading", name="This link has been used")).to_be_visible()
    check(page, "used invitation")
    page.goto(f"{address}code")
    expect(page.get_by_role("heading", level=1)).to_have_text("I have a code")
    check(page, "code")
    friend.goto(f"{address}lobby")
    friend.get_by_role("button", name="Hachi-Hachi for three").click()
    expect(friend.get_by_role("heading", name="Waiting for friends")).to_be_visible()
    page.goto(f"{address}lobby")
    expect(page.get_by_role("article")).to_be_visible()
    check(page, "lobby")


@pytest.mark.slow
def test_the_own_tables_page_is_accessible(serve: Serve, page: Page) -> None:
    address = serve(FOUR_AND_THREE)
    person = Person(page)
    person.open_table(address)
    person.press(person.sheet.get_by_role("button", name="Show").first)
    expect(person.sheet.get_by_role("button", name="Result")).to_be_visible()
    person.open_table(address)
    page.goto(address)
    page.get_by_role("navigation", name="Your tables").get_by_text("More of your tables").click()
    check(page, "start with own tables")
    page.goto(f"{address}tables")
    expect(page.get_by_role("link", name="you won")).to_be_visible()
    check(page, "own tables")
    page.get_by_role("button", name="Show my recovery phrase").click()
    check(page, "recovery phrase")
    page.get_by_role("button", name="I have written them down").click()
    page.get_by_role("button", name="Forget me").click()
    check(page, "to be forgotten")


@pytest.mark.slow
def test_the_rules_pages_are_accessible(serve: Serve, page: Page) -> None:
    address = serve()
    for game, title in (("sannin", "Sannin"), ("bashifen", "\u516b\u5341\u5206")):
        page.goto(f"{address}rules/{game}")
        expect(page.get_by_role("heading", level=1)).to_contain_text(title)
        page.get_by_role("figure", name="Example").first.scroll_into_view_if_needed()
        expect(page.get_by_role("list", name="What happens").first).to_be_visible()
        check(page, f"rules of {game}")


@pytest.mark.slow
def test_the_statistics_pages_are_accessible(serve: Serve, page: Page, tmp_path: Path) -> None:
    play_matches(tmp_path, MATCHES)
    address = serve()
    wait_until_counted(address, sum(matches for _, matches in MATCHES))
    page.context.add_cookies([{"name": "person", "value": TOKEN, "url": address}])
    for path in ("statistics", "statistics/bots", "statistics/adept"):
        page.goto(address + path)
        page.get_by_role("heading", level=2).first.wait_for()
        check(page, path)


@pytest.mark.slow
def test_the_odds_pages_are_accessible(serve: Serve, page: Page) -> None:
    address = serve()
    page.goto(f"{address}odds/sannin")
    expect(page.get_by_role("table").first).to_be_visible(timeout=30_000)
    check(page, "odds of sannin")
    page.goto(f"{address}odds/bashifen")
    expect(page.get_by_role("table")).to_be_visible()
    check(page, "odds of bashifen")


@pytest.mark.slow
def test_the_hatto_warning_is_accessible(serve: Serve, page: Page) -> None:
    person = before_the_hatto_card(page, serve(HATTO))
    page.get_by_role("button", name=HATTO_CARD).click()
    check(page, "a hatto card picked")
    page.get_by_role("button", name="Lay on the field").locator("visible=true").click()
    expect(person.sheet).to_contain_text("A hatto card")
    check(page, "a hatto card")
    page.keyboard.press("Escape")
    if is_small(page):
        page.get_by_role("button", name="Yaku").locator("visible=true").first.click()
    page.get_by_role("button", name="Unseen cards: 24").click()
    check(page, "unseen cards")


def test_settings_terms_and_game_options_are_accessible(serve: Serve, page: Page) -> None:
    page.goto(serve())
    page.get_by_role("button", name="Settings").click()
    check(page, "settings")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Options of Bashifen").click()
    page.get_by_role("button", name="What wins").click()
    expect(page.get_by_role("tooltip")).to_be_visible()
    check(page, "options of bashifen, a term explained")
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Menu").locator("visible=true").click()
    page.get_by_role("button", name="Words of the game").click()
    check(page, "terms over the menu of a table")


@pytest.mark.slow
def test_every_sheet_of_a_month_is_accessible(serve: Serve, page: Page) -> None:
    person = Person(page)
    small = is_small(page)
    path = person.open_table(serve(RED_RIBBONS))
    expect(person.sheet).to_be_visible()
    check(page, "hand yaku")
    page.keyboard.press("Escape")
    check(page, "a decision put aside")
    page.get_by_role("button", name="Menu").locator("visible=true").click()
    check(page, "menu")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Decide").locator("visible=true").click()
    person.play_until(lambda: person.ready and person.hand.count() == 6)
    check(page, "the own turn")
    person.hand.last.click()
    check(page, "a card picked")
    person.hand.last.click()
    if small:
        for button, sheet in (("Yaku", "yaku"), ("Scores and log", "scores"), ("Captured cards of You", "piles")):
            page.get_by_role("button", name=button).locator("visible=true").first.click()
            check(page, sheet)
            page.keyboard.press("Escape")
    else:
        page.get_by_role("button", name="Score sheet").click()
        check(page, "score sheet")
        page.keyboard.press("Escape")
    person.to_be_taken.first.click()
    person.play_until(lambda: person.button("Stop and take 14 kan") is not None)
    check(page, "stop or go on")
    person.sheet.get_by_role("button", name="Go on").click()
    expect(page.get_by_role("button", name="End the month for 7 kan")).to_be_visible()
    check(page, "cancel")
    page.get_by_role("button", name="End the month for 7 kan").click()
    expect(person.bill).to_be_visible()
    check(page, "the bill")
    page.goto(page.url.replace(path, path[:-1] + "table"))
    expect(page.get_by_role("main")).to_be_visible()
    page.keyboard.press("Escape")
    check(page, "a spectator's table")


@pytest.mark.slow
def test_an_auction_with_six_seats_is_accessible(serve: Serve, page: Page) -> None:
    person = Person(page)
    person.open_table(serve(SIX_SEATS), "Hachi-Hachi, Nakayoshi", 6)
    check(page, "mizuten")
    person.sheet.get_by_role("button", name="Look at my hand").click()
    expect(person.sheet).to_contain_text("Come in or fold?")
    check(page, "bid")
    page.keyboard.press("Escape")
    check(page, "the table during the auction")
    page.get_by_role("button", name="Decide").locator("visible=true").click()
    person.play_until(lambda: person.ready and not person.sheet.count())
    check(page, "three who look on")
    person.play_the_month()
    check(page, "the bill of six")


@pytest.mark.slow
def test_the_sheets_of_a_doubled_deal_are_accessible(serve: Serve, page: Page) -> None:
    person = Person(page)
    person.open_table(serve(DOUBLING), "Hachijū", 4)
    check(page, "in, double or fold")
    person.sheet.get_by_role("button", name="Double to ×2").click()
    expect(person.sheet.get_by_role("button", name="Show karasu + kuttsuki")).to_be_visible()
    check(page, "both families of a hand")
    page.keyboard.press("Escape")
    check(page, "the cube before its owner")
    page.get_by_role("button", name="Decide").locator("visible=true").click()
    person.play_the_month()
    check(page, "the bill of a doubled deal")


@pytest.mark.slow
def test_the_choice_to_stop_after_a_paid_yaku_is_accessible(serve: Serve, page: Page) -> None:
    person = Person(page)
    person.open_table(serve(RED_RIBBONS), "Hachi-Hachi, Shiragiku")
    person.play_until(lambda: person.button("Stop") is not None)
    check(page, "stop or go on, paid already")


@pytest.mark.slow
def test_the_result_of_the_year_is_accessible(serve: Serve, page: Page) -> None:
    person = Person(page)
    person.open_table(serve(FOUR_AND_THREE))
    person.sheet.get_by_role("button", name="Show shiso").click()
    page.get_by_role("button", name="To the year’s result").click()
    expect(person.sheet).to_contain_text("You won the year")
    check(page, "result")
    person.sheet.get_by_role("button", name="Score sheet").click()
    check(page, "score sheet over the result")


@pytest.mark.slow
def test_the_lessons_are_accessible(serve: Serve, page: Page) -> None:
    address = serve()
    page.goto(address + "learn")
    expect(page.get_by_role("link", name="The deck")).to_be_visible()
    check(page, "all lessons")
    for lesson in ("sannin/taking", "bashifen/partner"):
        page.goto(f"{address}learn/{lesson}")
        expect(page.get_by_role("main").get_by_role("button").first).to_be_visible()
        check(page, f"lesson {lesson}")


@pytest.mark.slow
def test_puzzles_drills_and_a_review_are_accessible(serve: Serve, page: Page) -> None:
    address = serve()
    page.goto(address + "puzzles")
    expect(page.get_by_role("heading", name="Today")).to_be_visible()
    expect(page.get_by_role("region", name="Bashifen").get_by_role("link")).to_have_count(60)
    check(page, "puzzles")
    page.goto(address + "puzzles/drill-points")
    expect(page.get_by_role("listitem").get_by_role("button")).to_have_count(4)
    check(page, "a drill")
    page.get_by_role("listitem").get_by_role("button").first.click()
    expect(page.get_by_role("button", name="Next one")).to_be_visible()
    check(page, "a drill that is answered")
    page.goto(address + "puzzles/sannin-7")
    expect(page.get_by_text("Find the best choice")).to_be_visible()
    check(page, "a puzzle")
    match = library.play("hachiju", bots=["novice", "greedy"], seed=3, options={"deals": 3})
    sent = page.request.post(f"{address}api/replays", data=match.to_jsonl().encode())
    page.goto(f"{address}review/{sent.json()['key']}")
    expect(page.get_by_role("button", name="Report")).to_be_visible()
    check(page, "a review")
    page.get_by_role("button", name="Report").click()
    expect(page.get_by_role("complementary", name="Report")).to_be_visible()
    check(page, "the report of a review")


@pytest.mark.slow
def test_a_hint_is_accessible(serve: Serve, page: Page) -> None:
    person = Person(page)
    person.open_table(serve(RED_RIBBONS))
    person.sheet.get_by_role("button", name="Hint").click()
    hint = page.get_by_role("region", name="Hint", exact=True)
    expect(hint.get_by_text("54 ways")).to_be_visible()
    check(page, "a hint")
