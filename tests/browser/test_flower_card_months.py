"""Whole deals by mouse, by touch and with arrow keys, and a reload in the middle."""

import re
import time

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE, Look, Serve
from tests.browser.decks import FOUR_AND_THREE, RED_RIBBONS, SIX_SEATS
from tests.browser.person import Person
from tests.browser.widths import width_of

A_MONTH = 120_000
"""The milliseconds in which other players finish a month on a busy machine."""


@pytest.mark.slow
def test_a_month_is_played_with_mouse_clicks(serve: Serve, look: Look) -> None:
    page = look().new_page()
    person = Person(page)
    person.open_table(serve())
    actions = person.play_the_month()
    assert 1 <= actions.count("play") <= 7
    bill = person.sheet
    amounts = bill.get_by_role("row").filter(has_text=re.compile(r"SAN A\d"))
    assert amounts.count()
    for row in amounts.all():
        assert re.search(r"\d+\s(kan|pts|point)", row.inner_text())
    person.bill.click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("February")
    expect(person.hand).to_have_count(7)


@pytest.mark.slow
def test_a_reload_in_the_middle_of_a_month_keeps_the_table(serve: Serve, look: Look) -> None:
    page = look().new_page()
    person = Person(page)
    person.open_table(serve(RED_RIBBONS))
    person.play_until(lambda: person.ready and person.hand.count() == 5)

    def seen() -> list[str]:
        table = page.get_by_role("main")
        log = page.get_by_role("complementary", name="Scores and log")
        return [
            table.aria_snapshot(),
            log.inner_text(),
            *(card.get_attribute("aria-label") or "" for card in person.hand.all()),
        ]

    before = seen()
    page.reload()
    expect(person.hand).to_have_count(5)
    assert seen() == before
    person.play_the_month()


@pytest.mark.slow
def test_arrow_keys_move_between_cards(serve: Serve, look: Look) -> None:
    page = look().new_page()
    person = Person(page)
    person.open_table(serve(RED_RIBBONS))
    person.play_until(lambda: person.ready and not person.sheet.count())
    person.hand.first.focus()
    page.keyboard.press("ArrowRight")
    expect(person.hand.nth(1)).to_be_focused()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(person.hand.last).to_be_focused()
    page.keyboard.press("Enter")
    expect(person.to_be_taken).to_have_count(2)
    page.keyboard.press("ArrowUp")
    expect(person.to_be_taken.first).to_be_focused()
    # The card that is taken is chosen together with the card that takes it.
    page.keyboard.press("Enter")
    expect(person.hand).to_have_count(6)
    expect(page.get_by_role("complementary", name="Scores and log")).to_contain_text("peony chaff and takes peony")


@pytest.mark.slow
def test_a_month_is_played_by_touch_on_a_small_phone(serve: Serve, look: Look) -> None:
    page = look(viewport=PHONE, has_touch=True, is_mobile=True).new_page()

    def tap(button: Locator) -> None:
        fits(page)
        button.tap()

    person = Person(page, tap)
    person.open_table(serve())
    person.play_the_month()
    person.bill.tap()
    expect(page.get_by_role("heading", level=1)).to_contain_text("February")
    fits(page)


def fits(page: Page) -> None:
    """Assert that nothing is wider than the screen, and that touch targets are large enough."""
    assert width_of(page) <= PHONE["width"]
    for button in page.get_by_role("button").all():
        box = button.bounding_box()
        if box and button.is_enabled():
            assert box["height"] >= 44, button.inner_text() or button.get_attribute("aria-label")
            assert box["width"] >= 40, button.inner_text() or button.get_attribute("aria-label")


@pytest.mark.slow
def test_a_player_goes_on_and_cancels_for_half_of_the_yaku(serve: Serve, look: Look) -> None:
    page = look().new_page()
    person = Person(page)
    person.open_table(serve(RED_RIBBONS))
    person.play_until(lambda: person.button("Stop and take 14 kan") is not None)
    expect(person.sheet).to_contain_text("You have made akatan")
    # Esc shows the table, the button asks again.
    page.keyboard.press("Escape")
    expect(person.sheet).to_have_count(0)
    page.get_by_role("button", name="Decide").first.click()
    person.sheet.get_by_role("button", name="Go on").click()
    cancel = page.get_by_role("button", name="End the month for 7 kan")
    expect(cancel).to_be_visible()
    cancel.click()
    expect(person.bill).to_be_visible()
    expect(person.sheet).to_contain_text("Half of akatan, gone on with by sage SAN A7")
    expect(person.sheet).to_contain_text("3 kan 6 pts")


@pytest.mark.slow
def test_six_seats_play_a_month_from_bidding_to_settlement(serve: Serve, look: Look) -> None:
    page = look().new_page()
    person = Person(page)
    person.open_table(serve(SIX_SEATS), "Hachi-Hachi, Nakayoshi", 6)
    expect(person.sheet).to_contain_text("Come in unseen?")
    expect(page.get_by_role("heading", level=2, name=re.compile("Kanoko"), include_hidden=True)).to_have_count(5)
    person.sheet.get_by_role("button", name="Look at my hand").click()
    expect(person.sheet).to_contain_text("Come in or fold?")
    expect(person.sheet.get_by_role("button", name="Fold for 1 kan")).to_be_visible()
    person.sheet.get_by_role("button", name="Come in", exact=True).click()
    person.play_until(lambda: person.ready and not person.sheet.count())
    # Two more play, numbered in the order in which they came in; three look on.
    watching = page.get_by_role("article").filter(has_text=re.compile("folded|squeezed out"))
    expect(watching).to_have_count(3)
    expect(page.get_by_role("article").filter(has_text="plays as number")).to_have_count(2)
    page.get_by_role("button", name="Score sheet").click()
    expect(person.sheet.get_by_role("rowheader", name="sum")).to_be_visible()
    page.keyboard.press("Escape")
    person.play_the_month()
    expect(person.sheet.get_by_role("rowheader", name="Auction")).to_be_visible()
    assert person.sheet.get_by_role("row").filter(has_text=re.compile(r"NAK A\d")).count()
    expect(person.sheet.get_by_role("list").get_by_role("listitem")).to_have_count(6)


@pytest.mark.slow
def test_a_player_who_folds_watches_the_month(serve: Serve, look: Look) -> None:
    page = look().new_page()
    person = Person(page)
    person.open_table(serve(SIX_SEATS), "Hachi-Hachi, Nakayoshi", 6)
    person.sheet.get_by_role("button", name="Look at my hand").click()
    person.sheet.get_by_role("button", name="Fold for 1 kan").click()
    expect(person.bill).to_be_visible(timeout=A_MONTH)
    fee = person.sheet.get_by_role("row").filter(has_text="Fold fee: not in this month").first
    expect(fee).to_contain_text("1 kan")
    assert "You have folded" in page.get_by_role("main").inner_text()
    expect(page.get_by_role("complementary", name="Scores and log")).to_contain_text("Guest folds")


@pytest.mark.slow
def test_a_failed_sage_returns_half_of_the_yaku(serve: Serve, look: Look) -> None:
    page = look().new_page()
    person = Person(page)
    person.open_table(serve(RED_RIBBONS), "Hachi-Hachi, Shiragiku")
    expect(page.get_by_role("log")).to_contain_text("Guest announces aka")
    person.play_until(lambda: person.button("Stop") is not None)
    expect(person.sheet).to_contain_text("The stock card is not turned yet.")
    expect(person.sheet).to_contain_text("Collected already")
    expect(person.sheet).to_contain_text("+14 kan")
    expect(person.sheet).to_contain_text("\u22127 kan")
    person.sheet.get_by_role("button", name="Go on").click()
    person.play_the_month()
    expect(person.sheet).to_contain_text("You: nothing came of the sage of akatan")
    back = person.sheet.get_by_role("row").filter(has_text="Half of akatan returned")
    expect(back).to_have_count(2)
    expect(back.first).to_contain_text("3 kan 6 pts")


@pytest.mark.slow
def test_the_year_ends_with_a_result_and_a_rematch(serve: Serve, look: Look) -> None:
    page = look().new_page()
    person = Person(page)
    first = person.open_table(serve(FOUR_AND_THREE))
    person.sheet.get_by_role("button", name="Show shiso").click()
    expect(person.sheet.get_by_role("row").filter(has_text=re.compile("^Kanoko 1.*Guest")).first).to_contain_text(
        "shiso"
    )
    page.get_by_role("button", name="To the year’s result").click()
    expect(person.sheet).to_contain_text("You won the year")
    expect(person.sheet.get_by_role("row")).to_have_count(4)
    # Why it was won, what stood out, and the scores from month to month.
    expect(person.sheet).to_contain_text("The shiso of Guest ended the year.")
    expect(person.sheet.get_by_role("term")).to_contain_text(["Dearest yaku · January", "Most by luck of the deal"])
    page.get_by_text("In figures").click()
    expect(person.sheet.get_by_role("row", name="January")).to_contain_text(re.compile(r"(kan.*){3}"))
    page.get_by_text("In figures").click()
    # The sheet of the year lies over the result, and gives way to it.
    person.sheet.get_by_role("button", name="Score sheet").click()
    expect(person.sheet).to_contain_text("shiso")
    page.keyboard.press("Escape")
    with page.expect_download() as download:
        page.get_by_role("link", name="Record").click()
    assert '"e":"match_end"' in download.value.path().read_text(encoding="utf-8")
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: "/t/" in url and first not in url)
    expect(page.get_by_role("heading", level=1)).to_contain_text("January")


@pytest.mark.slow
def test_a_played_card_is_animated(serve: Serve, look: Look) -> None:
    page = look(speed="calm").new_page()
    person = Person(page)
    person.open_table(serve(RED_RIBBONS))
    person.play_until(lambda: person.ready and not person.sheet.count())
    person.hand.first.click()
    person.hand.first.click()
    moving = "document.getAnimations().filter(one => one.effect?.target?.dataset?.card === 'B').length"
    deadline = time.monotonic() + 5
    while not page.evaluate(moving):
        assert time.monotonic() < deadline


@pytest.mark.slow
def test_a_counting_sum_stays_within_its_plate(serve: Serve, look: Look) -> None:
    """The sum is measured in every frame on the narrowest phone."""
    page = look(viewport={"width": 360, "height": 640}).new_page()
    person = Person(page)
    person.open_table(serve(RED_RIBBONS))
    person.play_the_month()
    page.add_init_script(WATCHED)
    page.add_init_script("localStorage.setItem('hachiya.speed', 'brisk')")
    page.reload()
    expect(person.bill).to_be_visible()
    page.wait_for_function("window.counted.length > 0")
    expect(page.locator(".s-big .counting")).to_have_count(0)
    counted = page.evaluate("window.counted")
    assert [frame for frame in counted if frame["over"] > 0.5] == []


WATCHED = """
window.counted = [];
const look = () => {
  const sum = document.querySelector('.s-big .counting > :last-child > *');
  if (sum) {
    const [plate, shown] = [sum.closest('.s-big').getBoundingClientRect(), sum.getBoundingClientRect()];
    const over = Math.max(shown.right - plate.right, plate.left - shown.left, shown.bottom - plate.bottom);
    window.counted.push({ over, said: sum.textContent });
  }
  requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""
"""A script that measures in every frame how far the counted sum reaches beyond its plate."""


@pytest.mark.slow
def test_the_foot_of_the_bill_covers_what_is_scrolled_below_it(serve: Serve, look: Look) -> None:
    """On a phone in landscape the topmost element at a clause within the foot is the foot."""
    page = look(viewport={"width": 844, "height": 390}).new_page()
    person = Person(page)
    person.open_table(serve(RED_RIBBONS))
    person.play_the_month()
    met = page.evaluate(
        """async () => {
          const foot = document.querySelector('.s-foot'), inside = document.querySelector('.bill .sheet-in');
          const found = [];
          for (const link of document.querySelectorAll('.pay-t .clause')) {
            const scroller = [inside, inside.parentElement].find(one => one.scrollHeight > one.clientHeight);
            if (!scroller) continue;
            const [at, to] = [link.getBoundingClientRect(), foot.getBoundingClientRect()];
            scroller.scrollTop += at.top - to.top - 8;
            await new Promise(requestAnimationFrame);
            const now = link.getBoundingClientRect();
            if (now.top < to.top || now.bottom > to.bottom) continue;
            const top = document.elementFromPoint(now.left + now.width / 2, now.top + now.height / 2);
            found.push(Boolean(top?.closest('.s-foot')));
          }
          return found;
        }"""
    )
    assert met, "no clause could be scrolled below the foot"
    assert all(met)


@pytest.mark.slow
def test_scores_and_bill_list_seats_in_table_order(serve: Serve, look: Look) -> None:
    """The own seat comes first, then the others from left to right, whichever seat deals."""
    page = look().new_page()
    person = Person(page)
    person.open_table(serve(RED_RIBBONS))
    person.play_the_month()
    standing = page.locator(".bill .stand b").all_inner_texts()
    person.bill.click()
    scores = page.locator(".stand .nm").all_inner_texts()
    assert [name.split("\n")[0].strip() for name in scores] == standing
    assert standing == ["Guest (you)", "Kanoko 2", "Kanoko 1"]
