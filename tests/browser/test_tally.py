"""The score keeper of real tables in the page: one month of every game, few taps, taking back, correcting, keeping."""

import re
from collections.abc import Callable
from typing import Literal

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import PHONE, Look, Serve
from tests.browser.score_keeper import ScoreKeeper
from tests.browser.test_accessibility import check
from tests.tally.test_year_of_the_source import MONTHS, printed
from tests.vectors.hanafuda.facts import Fact

THREE = ("Aki", "Ben", "Chie")
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


@pytest.fixture
def page(look: Look) -> Page:
    return look(viewport=PHONE, has_touch=True).new_page()


@pytest.fixture
def keeper(page: Page, serve: Serve) -> ScoreKeeper:
    keeper = ScoreKeeper(page)
    keeper.open(serve(), "sannin", THREE)
    return keeper


def month_by_points(keeper: ScoreKeeper) -> None:
    keeper.field()
    keeper.hand("Chie", "sanbon")
    keeper.points({"Aki": 78, "Ben": 98})
    expect(keeper.last_deal.filter(has_text="Ben: most card points")).to_be_visible()


def month_by_yaku(keeper: ScoreKeeper) -> None:
    keeper.field("A")
    keeper.hand("Chie", "sanbon")
    keeper.captured("Ben", "akatan")
    keeper.close()
    expect(keeper.last_deal.filter(has_text="Ben with akatan")).to_be_visible()


@pytest.mark.parametrize("month", [month_by_points, month_by_yaku])
def test_a_month_of_sannin_takes_at_most_eight_taps(keeper: ScoreKeeper, month: Callable[[ScoreKeeper], None]) -> None:
    month(keeper)
    assert keeper.taps <= 8


def test_a_month_of_sannin_is_settled_and_goes_on_after_a_reload(keeper: ScoreKeeper) -> None:
    month_by_yaku(keeper)
    keeper.field()
    keeper.hand("Ben", "tanichi")
    keeper.page.reload()
    expect(keeper.facts).to_have_text(["field without brights", "Ben showed tanichi"])
    expect(keeper.score("Ben")).to_contain_text("23 kan 11 points")
    keeper.points({"Aki": 78, "Ben": 89})
    expect(keeper.last_deal.filter(has_text="Chie: most card points")).to_be_visible()
    assert [row[1:4] for row in keeper.rows()[:2]] == [["-4貫", "-4貫", "+8貫"], ["-14貫", "+28貫 *", "-14貫"]]
    keeper.choose("Ben")
    for theme in THEMES:
        keeper.page.emulate_media(color_scheme=theme)
        check(keeper.page, f"a tally, {theme}")


UNCOVERED = """button => {
    const { left, top, width, height } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}"""


@pytest.mark.slow
def test_the_way_back_lies_at_the_thumb_and_nothing_covers_it(keeper: ScoreKeeper) -> None:
    month_by_yaku(keeper)
    undo = keeper.button("notebook-undo")
    keeper.page.evaluate("scrollTo(0, 0)")
    box = undo.bounding_box()
    assert box is not None
    assert box["y"] > PHONE["height"] * 0.85
    assert undo.evaluate(UNCOVERED)


def test_what_cannot_be_is_refused_and_nothing_is_lost(keeper: ScoreKeeper) -> None:
    keeper.field()
    keeper.hand("Chie", "sanbon")
    keeper.points({"Aki": 150, "Ben": 150})
    expect(keeper.page.get_by_role("alert")).to_have_text("Chie cannot have -36 points: the least is 0")
    expect(keeper.facts).to_have_count(2)


def test_a_tab_shows_what_another_has_entered_before_it_goes_on(keeper: ScoreKeeper) -> None:
    other = ScoreKeeper(keeper.page.context.new_page())
    other.page.goto(keeper.page.url)
    none = other.page.get_by_role("button", name="none", exact=True)
    expect(none).to_be_visible()
    keeper.field("A")
    none.click()
    expect(other.page.get_by_role("alert")).to_have_text(other.say("notebook-other-tab"))
    expect(other.facts).to_have_text(["field: pine crane"])
    other.hand("Chie", "sanbon")
    keeper.page.reload()
    expect(keeper.facts).to_have_text(["field: pine crane", "Chie showed sanbon"])


@pytest.mark.slow
def test_every_entry_can_be_taken_back(keeper: ScoreKeeper) -> None:
    month_by_yaku(keeper)
    undo = keeper.button("notebook-undo")
    for _ in range(4):
        undo.click()
    expect(undo).to_be_disabled()
    expect(keeper.score("Ben")).to_contain_text("0 points")
    month_by_yaku(keeper)
    expect(keeper.score("Ben")).to_contain_text("23 kan 11 points")


@pytest.mark.slow
def test_a_misdealt_month_is_void_and_dealt_again(keeper: ScoreKeeper) -> None:
    """不慮の出来事 (C-118): all payments of the month go back."""
    keeper.field("A")
    keeper.hand("Chie", "sanbon")
    keeper.button("notebook-more").click()
    keeper.button("fact-ask-void").click()
    expect(keeper.facts.last).to_contain_text("the deal was void")
    keeper.close()
    expect(keeper.page.get_by_role("heading", name="month 1")).to_be_visible()
    expect(keeper.score("Chie")).to_contain_text("0 points")


@pytest.mark.slow
def test_an_earlier_month_is_corrected_and_what_changes_is_told(keeper: ScoreKeeper) -> None:
    month_by_yaku(keeper)
    month_by_points(keeper)
    page = keeper.page
    page.get_by_text("Correct an earlier deal").click()
    page.get_by_role("button", name="Correct month 1").click()
    expect(page.get_by_text("You correct month 1.")).to_be_visible()
    page.reload()
    page.get_by_role("button", name="Take back: Chie showed sanbon").click()
    expect(keeper.facts).to_have_count(2)
    page.get_by_role("button", name="These facts are right").click()
    change = page.get_by_role("list", name="What the correction has changed").get_by_role("listitem")
    expect(change).to_contain_text(["month 1: Aki −18 kan"])
    expect(keeper.score("Aki")).not_to_contain_text("18 kan")


@pytest.mark.slow
def test_cards_are_tapped_for_hands_and_piles(keeper: ScoreKeeper) -> None:
    """All 48 cards stand in one screen of a phone, each as wide as a finger."""
    keeper.field()
    keeper.choose("Aki")
    keeper.button("notebook-by-cards").click()
    picker = keeper.page.get_by_role("dialog")
    cards = picker.get_by_role("group", name="Cards that lie open").get_by_role("button")
    expect(cards).to_have_count(48)
    boxes = [box for box in (card.bounding_box() for card in cards.all()) if box]
    assert min(box["width"] for box in boxes) >= 40
    assert min(box["y"] for box in boxes) >= 0
    assert max(box["y"] + box["height"] for box in boxes) <= PHONE["height"]
    for theme in THEMES:
        keeper.page.emulate_media(color_scheme=theme)
        check(keeper.page, f"the picker, {theme}")
    cards.first.focus()
    for key, card in ("ArrowDown", 8), ("ArrowRight", 9), ("ArrowUp", 1):
        keeper.page.keyboard.press(key)
        expect(cards.nth(card)).to_be_focused()
    for card in range(4, 7):
        cards.nth(card).click()
    keeper.page.get_by_role("button", name="Enter").click()
    expect(keeper.facts.last).to_contain_text("Aki showed sanbon")


@pytest.mark.slow
def test_a_month_of_nakayoshi_with_five_is_settled(page: Page, serve: Serve) -> None:
    keeper = ScoreKeeper(page)
    keeper.open(serve(), "nakayoshi", ("Aki", "Ben", "Chie", "Dan", "Emi"))
    keeper.field("s")
    for player, bid in ("Aki", "in"), ("Ben", "out"), ("Chie", "in"), ("Dan", "in"):
        keeper.bid(player, bid)
    expect(keeper.score("Emi")).to_contain_text("asked")
    keeper.button("notebook-shows-nothing").click()
    keeper.captured("Chie", "aotan", fed_by="Dan")
    keeper.close()
    expect(keeper.last_deal.filter(has_text="Chie with aotan")).to_be_visible()


@pytest.mark.slow
def test_a_month_of_shiragiku_with_seven_begins_with_the_white_card(page: Page, serve: Serve) -> None:
    keeper = ScoreKeeper(page)
    keeper.open(serve(), "shiragiku", ("Aki", "Ben", "Chie", "Dan", "Emi", "Fumi", "Gen"))
    expect(page.get_by_text("Tap who drew the white card.")).to_be_visible()
    keeper.plain("Gen", "white")
    page.get_by_role("group", name="Brights on the field").get_by_role("button", name="none").click()
    for player, bid in ("Aki", "in"), ("Ben", "in"), ("Chie", "in"):
        keeper.bid(player, bid)
    keeper.captured("Ben", "akatan")
    keeper.close()
    expect(keeper.last_deal.filter(has_text="Ben with akatan")).to_be_visible()


@pytest.mark.slow
def test_a_deal_of_hachiju_with_doubling_is_settled(page: Page, serve: Serve) -> None:
    keeper = ScoreKeeper(page)
    keeper.open(serve(), "hachiju", THREE)
    for player, bid in ("Aki", "in"), ("Ben", "double"), ("Chie", "in"), ("Aki", "in"):
        keeper.bid(player, bid)
    expect(page.get_by_text("×2", exact=True)).to_be_visible()
    keeper.points({"Aki": 100, "Ben": 90})
    expect(keeper.score("Aki")).to_contain_text("80 points")


def test_a_deal_of_bashifen_moves_the_levels(page: Page, serve: Serve) -> None:
    keeper = ScoreKeeper(page)
    keeper.open(serve(), "bashifen", ("Aki", "Ben", "Chie", "Dan"))
    keeper.plain("Dan", "dealer")
    keeper.opponents(75)
    expect(keeper.last_deal.filter(has_text="Ben and Dan held")).to_be_visible()
    expect(keeper.score("Dan")).to_contain_text("3")
    assert keeper.taps <= 5


@pytest.mark.slow
def test_several_matches_are_kept_and_can_be_deleted(keeper: ScoreKeeper) -> None:
    keeper.field()
    keeper.open(keeper.page.url.partition("tally")[0], "hachiju", ("Dan", "Emi"))
    keeper.button("notebook-more").click()
    keeper.page.get_by_role("link", name="Your matches").click()
    rows = keeper.page.get_by_role("listitem").filter(has=keeper.page.get_by_role("link"))
    expect(rows.filter(has_text="Aki, Ben and Chie")).to_have_count(1)
    expect(keeper.page.get_by_role("main")).to_be_focused()
    keeper.page.get_by_role("button", name="Delete Hachijū of Dan and Emi").click()
    keeper.page.get_by_role("button", name="Delete", exact=True).click()
    expect(rows.filter(has_text="Dan and Emi")).to_have_count(0)
    keeper.page.get_by_role("link", name="Aki, Ben and Chie").click()
    expect(keeper.facts).to_have_text(["field without brights"])


@pytest.mark.slow
def test_a_match_that_is_opened_after_the_page_was_left_is_shown_at_its_address(page: Page, serve: Serve) -> None:
    address = serve()
    page.goto(f"{address}tally?new")
    keeper = ScoreKeeper(page)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/api/tally/open", hold)
    with page.expect_request("**/api/tally/open"):
        keeper.button("notebook-begin").click()
    page.get_by_role("link", name="Hachiya").click()
    expect(page).to_have_url(address)
    held[0].continue_()
    expect(page).to_have_url(re.compile(r"/tally\?match=\w{8}$"))
    expect(keeper.players).to_be_visible()


@pytest.mark.slow
def test_real_matches_have_statistics_of_their_own(keeper: ScoreKeeper) -> None:
    month_by_yaku(keeper)
    page = keeper.page
    keeper.button("notebook-more").click()
    page.get_by_role("link", name="Your matches").click()
    page.get_by_role("button", name="Statistics of real tables").click()
    page.get_by_role("button", name="Ben", exact=True).click()
    expect(page.get_by_role("row", name="akatan")).to_be_visible()
    check(page, "statistics of real tables")


@pytest.mark.slow
def test_a_late_answer_is_not_shown_under_another_player(keeper: ScoreKeeper) -> None:
    month_by_yaku(keeper)
    page = keeper.page
    late: list[Route] = []
    page.route(
        "**/api/tally/statistics",
        lambda route: late.append(route) if "Ben" in route.request.post_data_json.values() else route.continue_(),
    )
    page.goto(f"{page.url.partition('?')[0]}?figures")
    figures = page.get_by_role("region", name="Hachi-Hachi for three")
    expect(figures).to_be_visible()
    page.get_by_role("button", name="Ben", exact=True).click()
    expect(figures).to_have_count(0)
    page.get_by_role("button", name="Chie", exact=True).click()
    expect(figures).to_be_visible()
    with page.expect_response(lambda response: response.request == late[0].request) as answered:
        late[0].continue_()
    answered.value.finished()
    page.evaluate("new Promise(done => requestAnimationFrame(() => setTimeout(done)))")
    expect(page.get_by_role("row", name="akatan")).to_have_count(0)


@pytest.mark.slow
def test_the_year_of_the_source_gives_its_printed_lines_and_its_result(look: Look, serve: Serve) -> None:
    """D86: +13, +71 and -84 貫."""
    page = look(viewport=PHONE, has_touch=True, locale="ja-JP").new_page()
    keeper = ScoreKeeper(page, "ja")
    names = ["A", "B", "C"]
    keeper.open(serve(), "sannin", names)
    tell: dict[str, Callable[[Fact, str], None]] = {
        "hand": lambda fact, who: keeper.hand(who, *fact["yaku"]),
        "captured": lambda fact, who: keeper.captured(who, fact["yaku"]),
        "tobikomi": lambda fact, who: keeper.tobikomi(who, fact["month"], _name(names, fact.get("fed_by"))),
        "sage": lambda _, who: keeper.plain(who, "sage"),
        "cancel": lambda _, who: keeper.plain(who, "cancel"),
        "special": lambda fact, who: keeper.special(who, "sujuroku", fact["count"]),
    }
    for lights, facts in MONTHS:
        keeper.field(lights)
        for fact in facts:
            if fact["what"] == "points":
                keeper.points({who: count for who, count in zip(names, fact["points"], strict=True) if count})
            else:
                tell[fact["what"]](fact, names[fact["seat"]])
        if facts[-1]["what"] != "points":
            keeper.close()
        expect(keeper.facts).to_have_count(0)
    assert keeper.rows() == printed()
    result = page.get_by_role("region", name=keeper.say("desk-result-winner", who="B")).get_by_role("listitem")
    expect(result).to_have_text(["B +71貫", "A +13貫", "C −84貫"])


def _name(names: list[str], seat: int | None) -> str | None:
    return None if seat is None else names[seat]
