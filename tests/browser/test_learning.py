"""Learning on the page: hints at a table of bots, reviews of finished matches, puzzles and drills."""

import re

import pytest
from playwright.sync_api import Page, expect

import hachiya as library
from hachiya.games.hanafuda.cards import LETTERS
from hachiya.learn.puzzles.shelf import puzzles
from tests.browser.conftest import PHONE, Look, Serve
from tests.browser.decks import DOUBLING, REBELLION, RED_RIBBONS, SIX_SEATS
from tests.browser.person import FIRST_GAME, Person
from tests.browser.test_bashifen import DRAWING, Player
from tests.browser.widths import width_of


def ask_for_a_hint(page: Page) -> None:
    """Open a hint from the question or the bar, read the best choice, and close the hint."""
    asked = page.get_by_role("dialog")
    within = asked.last if asked.count() else page.get_by_role("banner")
    button = within.get_by_role("button", name="Hint", exact=True).locator("visible=true")
    button.click()
    hint = page.get_by_role("region", name="Hint", exact=True)
    expect(hint.get_by_text("Best: ")).to_be_visible(timeout=HINT)
    assert hint.get_by_role("list", name="Other choices").get_by_role("button").count() >= 1
    button.click()
    expect(hint).to_have_count(0)


HINT = 60_000
"""The milliseconds to wait for a hint; uncompiled search is slow."""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "seats", "deck", "questions"),
    [
        (FIRST_GAME, None, RED_RIBBONS, {"Show your hand?", "a card", "You have made akatan", "Cancel your sage?"}),
        ("Hachi-Hachi, Nakayoshi", 6, SIX_SEATS, {"Come in unseen?", "Come in or fold?", "a card"}),
        ("Hachi-Hachi, Shiragiku", None, RED_RIBBONS, {"a card", "You have made akatan"}),
        ("Hachij\u016b", 4, DOUBLING, {"In, double or fold?", "Show your hand?", "a card"}),
    ],
)
def test_a_hint_is_given_for_every_question_of_a_deal(
    serve: Serve, look: Look, game: str, seats: int | None, deck: list[int], questions: set[str]
) -> None:
    page = look().new_page()
    person = Person(page)
    person.open_table(serve(deck), game, seats)
    hinted: set[str] = set()

    def over() -> bool:
        if person.bill.is_visible():
            return True
        question = "a card" if person.ready or person.picking else ""
        if person.sheet.count():  # it may be the bill, which asks nothing
            asks = person.sheet.get_by_role("button", name="Hint", exact=True).count() > 0
            question = person.sheet.get_by_role("heading", level=2).first.inner_text() if asks else ""
        if question and question not in hinted:
            hinted.add(question)
            ask_for_a_hint(page)
            if question.startswith("You have made"):
                person.press(person.sheet.get_by_role("button", name="Go on", exact=True))
        return False

    person.play_until(over)
    assert questions <= hinted


@pytest.mark.slow
def test_a_hint_is_given_for_every_question_of_bashifen(serve: Serve, look: Look) -> None:
    page = look().new_page()
    player = Player(page)
    player.open_table(serve(REBELLION))
    expect(player.seat.get_by_role("button", name="Show 2 of hearts (a pair)")).to_be_visible(timeout=DRAWING)
    ask_for_a_hint(page)
    player.rebel()
    ask_for_a_hint(page)
    player.pick("5 of spades", "5 of spades", "3 of spades", "3 of spades", "4 of spades", "4 of spades", "jack of dia")
    player.pick("king of diamonds")
    player.action_button.click()
    expect(player.cards).to_have_count(25)
    expect(player.action_button).to_be_visible()
    ask_for_a_hint(page)
    player.play_on(player.seat.get_by_role("status").filter(has_text=re.compile("^(Follow|You have no)")))
    ask_for_a_hint(page)


def send_match(page: Page, address: str, **options: str | int) -> str:
    """Send a match of hachiju in which Whim plays a wrong card and later bids wrongly; return the key of its replay."""
    match = library.play("hachiju", bots=["random", "greedy"], seed=14, options=options)
    sent = page.request.post(f"{address}api/replays", data=match.to_jsonl().encode())
    return str(sent.json()["key"])


def test_a_match_is_reviewed_inside_its_replay(serve: Serve, look: Look) -> None:
    address, page = serve(), look().new_page()
    page.goto(f"{address}replay/{send_match(page, address, deals=2)}")
    slider = page.get_by_role("slider")
    expect(slider).to_be_visible()
    page.get_by_role("button", name="Review", exact=True).click()
    verdict = page.get_by_role("region", name="Review")
    expect(verdict.get_by_role("button", name="My next mistake")).to_be_visible()
    expect(page.get_by_label("Seen by")).to_have_value("0")
    verdict.get_by_role("button", name="My next mistake").click()
    expect(verdict.get_by_role("status")).to_contain_text(re.compile("(mistake|blunder).*was better"))
    outlined = Person(page).hand.and_(page.locator("[data-lit]"))
    expect(outlined).to_be_visible()
    expect(outlined).to_have_css("outline-style", "solid")
    place = slider.input_value()
    page.keyboard.press("m")
    expect(slider).not_to_have_value(place)
    assert "review" in page.url
    page.reload()
    expect(verdict.get_by_role("status")).to_contain_text("was better")
    verdict.get_by_role("button", name="Close").click()
    expect(verdict).to_have_count(0)
    expect(page.locator("[data-lit]")).to_have_count(0)
    page.go_back()
    expect(verdict).to_be_visible()
    page.go_forward()
    expect(verdict).to_have_count(0)
    assert "review" not in page.url


@pytest.mark.slow
def test_the_report_is_a_drawer_whose_moments_are_shown_at_once(serve: Serve, look: Look) -> None:
    address, page = serve(), look().new_page()
    page.goto(f"{address}review/{send_match(page, address, deals=2)}")
    verdict, report = page.get_by_role("region", name="Review"), page.get_by_role("complementary", name="Report")
    verdict.get_by_role("button", name="Report").click()
    expect(report.get_by_role("region", name="The seats").get_by_role("row").last).to_contain_text("%")
    moments = report.get_by_role("region", name="The dearest moments").get_by_role("button")
    assert moments.count() > 1
    for moment in (moments.last, moments.first):
        before = page.url
        moment.click()
        expect(page).not_to_have_url(before)
        expect(verdict.get_by_role("status")).to_contain_text("was better")
    report.get_by_text("The same as a table").click()
    expect(report.get_by_role("region", name="The course").get_by_role("row")).to_have_count(3)
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    page.reload()
    verdict.get_by_role("button", name="Report").click()
    expect(report).to_be_visible()
    assert width_of(page) == PHONE["width"]
    report.get_by_role("button", name="Close").click()
    expect(report).to_have_count(0)
    expect(page.get_by_role("slider")).to_be_visible()


@pytest.mark.slow
def test_a_review_of_an_unknown_match_shows_an_error(serve: Serve, look: Look) -> None:
    address, page = serve(), look(strict=False).new_page()
    page.goto(f"{address}review/nosuchmatchhere0")
    expect(page.get_by_role("alert")).to_contain_text("There is no such table")


@pytest.mark.slow
def test_a_puzzle_is_solved_by_keyboard_and_by_touch(serve: Serve, look: Look) -> None:
    """The solution is entered by keyboard, and a wrong choice by touch; both show the whole answer."""
    address = serve()
    puzzle = next(candidate for candidate in puzzles("sannin") if len(candidate.best) == 1 and "!" in candidate.plays)
    page = look().new_page()
    page.goto(f"{address}puzzles")
    expect(page.get_by_role("region", name="Today").get_by_role("link")).to_have_count(5)
    page.get_by_role("region", name="Hachi-Hachi for three").get_by_role(
        "link", name=re.compile(f"^{puzzle.id.partition('-')[2]}, ")
    ).click()
    expect(page.get_by_text("Find the best choice")).to_be_visible()
    view = puzzle.view()
    hand = [LETTERS[card] for card in range(48) if view.state.hands[view.seat] >> card & 1]
    person = Person(page)
    expect(person.hand).to_have_count(len(hand))
    place = [card.get_attribute("data-card") for card in person.hand.all()].index(puzzle.best)
    page.keyboard.press(str(place + 1))
    expect(page.get_by_role("button", name=re.compile("^(Play|Take|Throw|Lay) ")).last).to_be_visible()
    page.keyboard.press("Enter")
    asked_again = page.get_by_role("button", name="Play it all the same")
    status = page.get_by_role("region", name="puzzle").get_by_role("status")
    expect(asked_again.or_(status.get_by_text("Right."))).to_be_visible()
    if asked_again.count():
        asked_again.click()
    expect(status).to_contain_text("Best is")
    expect(status.get_by_role("list").last.get_by_role("listitem")).to_have_count(len(puzzle.worths))
    page.get_by_role("link", name="All puzzles").click()
    expect(page.get_by_role("link", name=re.compile(f"^{puzzle.id.partition('-')[2]}, .*, solved$"))).to_be_visible()

    phone = look(viewport=PHONE, has_touch=True).new_page()
    phone.goto(f"{address}puzzles/{puzzle.id}")
    finger = Person(phone, lambda button: button.tap())
    wrong = puzzle.worths[-1].name
    expect(finger.hand).to_have_count(len(hand))
    card = phone.locator(f'[data-card="{wrong}"]').first
    card.tap()
    phone.get_by_role("button", name=re.compile("^(Play|Take|Throw)")).last.tap()
    again = phone.get_by_role("button", name="Play it all the same")
    verdict = phone.get_by_role("region", name="puzzle").get_by_role("status")
    expect(again.or_(verdict.get_by_text("Not the best one."))).to_be_visible()
    if again.count():
        again.tap()
    expect(verdict).to_contain_text("Not the best one.")
    assert width_of(phone) == PHONE["width"]


@pytest.mark.slow
def test_puzzles_are_chosen_by_theme_and_difficulty_and_followed_by_the_next(serve: Serve, look: Look) -> None:
    """The puzzles of stop or sage at nakayoshi: the next one is another of them, and what is solved is remembered."""
    address, page = serve(), look().new_page()
    page.goto(f"{address}puzzles")
    page.get_by_role("button", name="Stop or sage").click()
    game = page.get_by_role("region", name="Hachi-Hachi, Nakayoshi")
    chosen = [puzzle for puzzle in puzzles("nakayoshi") if "sage" in puzzle.themes]
    expect(game.get_by_role("link")).to_have_count(len(chosen))
    page.get_by_role("button", name="Easy").click()
    easy = [puzzle for puzzle in chosen if puzzle.difficulty == 1]
    expect(game.get_by_role("link")).to_have_count(len(easy))
    page.get_by_role("button", name="All", exact=True).first.click()
    game.get_by_role("link").first.click()
    asks = page.get_by_role("region", name="puzzle")
    for puzzle in chosen[:2]:
        expect(asks.get_by_role("heading")).to_have_text(re.compile(f"puzzle {puzzle.id.partition('-')[2]}$"))
        answer = "Stop" if puzzle.best == "stop" else "Go on"
        page.get_by_role("dialog").get_by_role("button", name=re.compile(f"^{answer}")).first.click()
        expect(asks.get_by_role("status")).to_contain_text("Right.")
        expect(asks.get_by_role("status")).to_contain_text("Stop or sage")
        asks.get_by_role("link", name="Next one").click()
    # The sheet of the next puzzle covers the question, and has the ways to others too.
    page.get_by_role("dialog").get_by_role("link", name="Previous one").click()
    expect(asks).to_contain_text("solved")
    page.reload()
    expect(asks).to_contain_text("solved")
    page.goto(f"{address}puzzles?theme=sage")
    expect(game.get_by_role("heading")).to_contain_text(f"2 of {len(chosen)} solved")


def test_a_drill_is_answered_by_key_and_followed_by_another(serve: Serve, look: Look) -> None:
    address, page = serve(), look().new_page()
    page.goto(f"{address}puzzles/drill-points")
    expect(page.get_by_role("heading", level=1)).to_have_text("Counting points")
    expect(page.get_by_role("listitem").get_by_role("button")).to_have_count(4)
    page.keyboard.press("1")
    expect(page.get_by_role("status")).to_contain_text(re.compile("Right|Wrong"))
    expect(page.get_by_text(re.compile("of 1 right"))).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.get_by_role("status")).to_have_text("")


@pytest.mark.slow
def test_an_unknown_puzzle_shows_an_error_with_the_known_ones(serve: Serve, look: Look) -> None:
    address, page = serve(), look(strict=False).new_page()
    page.goto(f"{address}puzzles/sannin-61")
    expect(page.get_by_role("alert")).to_contain_text("sannin-1 … 60")
