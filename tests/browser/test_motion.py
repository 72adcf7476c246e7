"""Cards move at the chosen speed and can be replayed, and nothing else moves."""

import re
import time
from datetime import datetime

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE, Look, Serve
from tests.browser.decks import BARE_HAND, DOUBLING, REBELLION, RED_RIBBONS, SIX_SEATS
from tests.browser.jumps import MOST, SHIFTS, shifted
from tests.browser.person import FIRST_GAME, Person
from tests.browser.test_bashifen import Player
from tests.browser.test_full_deals import SIZES

NEXT = "Next move"
AGAIN = "Last moves: see three again"


def log(page: Page) -> list[str]:
    """The lines that the live region has announced so far."""
    return page.get_by_role("log").get_by_role("paragraph").all_inner_texts()


def field(page: Page) -> str:
    return page.get_by_role("region", name="Field").aria_snapshot()


@pytest.mark.slow
def test_a_month_is_played_step_by_step_with_enter_without_layout_shifts(serve: Serve, look: Look) -> None:
    context = look(speed="step")
    context.add_init_script(SHIFTS)
    page = context.new_page()
    person = Person(page)
    person.open_table(serve(RED_RIBBONS))
    person.sheet.get_by_role("button", name="Show nothing").click()
    for token in ("--m-beat", "--m-read"):
        page.evaluate("name => document.documentElement.style.setProperty(name, '40ms')", token)
    page.evaluate("window.shifts.length = 0")
    picked = page.get_by_role("list", name="Your hand").get_by_role("button", pressed=True)
    waits = 0
    deadline = time.monotonic() + 60
    while not person.bill.is_visible():
        assert time.monotonic() < deadline
        step = page.get_by_role("button", name=NEXT, disabled=False)
        if step.count():
            expect(step).to_be_focused()
            lines = log(page)
            if not waits:
                page.wait_for_timeout(600)
                assert log(page) == lines, "nothing moves before one goes on"
            page.keyboard.press("Enter")
            # Each step is told; the live region says who did what.
            while log(page) == lines:
                assert time.monotonic() < deadline
                page.wait_for_timeout(20)
            waits += 1
        elif (person.asked or picked.count()) and not person.bill.is_visible():
            page.keyboard.press("Enter")
        page.wait_for_timeout(20)
    assert waits >= 10
    # Everything counts here, what follows a key as well.
    assert shifted(page, after_input=True) < MOST
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_contain_text("February")


@pytest.mark.slow
def test_step_by_step_play_waits_for_a_tap(serve: Serve, look: Look) -> None:
    page = look(speed="step", viewport=PHONE, has_touch=True, is_mobile=True).new_page()
    person = Person(page, lambda button: button.tap())
    person.open_table(serve(RED_RIBBONS))
    person.sheet.get_by_role("button", name="Show nothing").tap()
    step = page.get_by_role("button", name=NEXT, disabled=False)
    step.tap()
    expect(page.get_by_role("log")).to_contain_text("announces toichi")
    # A tap elsewhere passes nothing over.
    person.play_until(lambda: person.ready)
    person.play_one()
    expect(step).to_be_visible()
    lines = log(page)
    page.get_by_role("region", name="Field").tap()
    page.wait_for_timeout(300)
    assert log(page) == lines
    step.tap()
    expect(page.get_by_role("log")).to_contain_text("Guest turns")


def later(page: Page, seen: Locator) -> None:
    """Stop the page's clock, and run it until this element is visible."""
    for _ in range(200):
        if seen.count():
            return
        page.clock.run_for(50)
    expect(seen).to_be_visible()


@pytest.mark.slow
def test_the_last_three_moves_are_replayed(serve: Serve, look: Look) -> None:
    page = look().new_page()
    page.clock.install()
    person = Person(page)
    person.open_table(serve(RED_RIBBONS))
    person.sheet.get_by_role("button", name="Show nothing").click()
    person.play_until(lambda: person.ready and person.hand.count() == 5)
    moves = [line for line in log(page) if re.search("takes|on the field", line)][-3:]
    now, lines = field(page), log(page)
    page.clock.pause_at(datetime.fromtimestamp(page.evaluate("Date.now()") / 1000 + 1))
    page.get_by_role("button", name=AGAIN).first.click()
    status = page.get_by_role("status").filter(has_text="Replay")
    later(page, status.filter(has_text="the table before the last moves"))
    before = field(page)
    assert before != now
    for number, move in enumerate(moves, 1):
        later(page, status.filter(has_text=f"move {number} of 3"))
        expect(status).to_contain_text(move)
        # Nothing can be chosen from what was.
        assert not person.ready
    page.clock.resume()
    expect(status).to_have_count(0)
    assert (field(page), log(page)) == (now, lines)
    assert person.ready
    # By key, after a reload; the first key ends it.
    page.reload()
    expect(person.hand).to_have_count(5)
    assert field(page) == now
    page.clock.pause_at(datetime.fromtimestamp(page.evaluate("Date.now()") / 1000 + 1))
    page.keyboard.press("r")
    later(page, status.filter(has_text="before the last moves"))
    assert field(page) == before
    page.clock.resume()
    page.keyboard.press("ArrowDown")
    expect(status).to_have_count(0)
    assert field(page) == now
    # A tap on a card ends it too, and picks the card.
    page.keyboard.press("r")
    expect(status).to_be_visible()
    person.hand.last.click()
    expect(status).to_have_count(0)
    expect(person.hand.last).to_have_attribute("aria-pressed", "true")
    expect(person.hand).to_have_count(5)


@pytest.mark.slow
def test_moves_of_the_previous_month_are_replayed(serve: Serve, look: Look) -> None:
    page = look().new_page()
    person = Person(page)
    person.open_table(serve(RED_RIBBONS))
    person.play_the_month()
    person.bill.click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("February")
    person.play_until(lambda: person.asked)
    if person.sheet.count():
        page.keyboard.press("Escape")
    page.get_by_role("button", name=AGAIN).first.click()
    status = page.get_by_role("status").filter(has_text="Replay")
    expect(status).to_be_visible()
    lines = log(page)
    next_month = max(at for at, line in enumerate(lines) if line.endswith("deals next."))
    if not any(re.search("takes|stays", line) for line in lines[next_month:]):
        expect(page.get_by_role("heading", level=1)).to_contain_text("January")
    expect(status).to_have_count(0, timeout=15_000)
    expect(page.get_by_role("heading", level=1)).to_contain_text("February")


DEALS = [
    (FIRST_GAME, None, RED_RIBBONS),
    ("Hachi-Hachi, Shiragiku", None, RED_RIBBONS),
    ("Hachi-Hachi, Nakayoshi", 6, SIX_SEATS),
    ("Hachijū", 4, DOUBLING),
]


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("game", "seats", "deck"), DEALS)
def test_no_flower_card_game_shifts_its_layout(
    serve: Serve, look: Look, game: str, seats: int | None, deck: list[int], size: str
) -> None:
    context = look(speed="brisk", **SIZES[size])
    context.add_init_script(SHIFTS)
    page = context.new_page()
    person = Person(page)
    person.open_table(serve(deck), game, seats)
    person.play_the_month()
    person.bill.click()
    page.wait_for_timeout(1500)
    assert shifted(page) < MOST


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES)
def test_bashifen_does_not_shift_its_layout(serve: Serve, look: Look, size: str) -> None:
    context = look(speed="brisk", **SIZES[size])
    context.add_init_script(SHIFTS)
    page = context.new_page()
    player = Player(page)
    player.open_table(serve(REBELLION))
    player.rebel()
    end = page.get_by_role("dialog").filter(has_text="Next declarer")
    player.play_on(end)
    end.get_by_role("button", name="To the table").click()
    page.wait_for_timeout(1500)
    assert shifted(page) < MOST


@pytest.mark.slow
def test_reduced_motion_shows_the_same_moves_without_animation(serve: Serve, look: Look) -> None:
    page = look(speed="brisk", reduced_motion="reduce").new_page()
    page.add_init_script("Element.prototype.animate = () => { throw new Error('a card moved') }")
    person = Person(page)
    person.open_table(serve(RED_RIBBONS))
    person.sheet.get_by_role("button", name="Show nothing").click()
    person.play_until(lambda: person.ready)
    started = time.monotonic()
    person.play_one()
    person.play_until(lambda: person.ready)
    # Six cards are laid: the beats between them stay.
    assert time.monotonic() - started > 2
    assert len([line for line in log(page) if re.search("takes|on the field", line)]) == 6
    assert page.evaluate("document.getAnimations().filter((one) => one.playState === 'running').length") == 0


@pytest.mark.slow
def test_sounds_are_heard_unless_they_are_silenced(serve: Serve, look: Look) -> None:
    count = """
    window.sounds = 0;
    for (const Kind of [AudioBufferSourceNode, OscillatorNode]) {
        const start = Kind.prototype.start;
        Kind.prototype.start = function (...when) { window.sounds += 1; return start.apply(this, when); };
    }
    """
    heard, address = [], serve(RED_RIBBONS, RED_RIBBONS)
    for is_silenced in (True, False):
        context = look()
        context.add_init_script(count)
        page = context.new_page()
        person = Person(page)
        page.goto(address)
        if is_silenced:
            page.get_by_role("button", name="Settings").locator("visible=true").last.click()
            volume = page.get_by_role("slider", name="Loudness of sounds")
            volume.fill("0")
            expect(volume).to_have_attribute("aria-valuetext", "silent")
        person.open_table(address)
        person.sheet.get_by_role("button", name="Show nothing").click()
        person.play_until(lambda: person.ready and person.hand.count() == 6)  # noqa: B023  (called in this turn)
        heard.append(page.evaluate("window.sounds"))
    assert heard[0] == 0
    assert heard[1] > 0


SEEN = """
window.seen = {};
new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
        for (const { classList } of addedNodes)
            for (const name of classList ?? []) window.seen[name] = (window.seen[name] ?? 0) + 1;
}).observe(document, { childList: true, subtree: true });
"""
"""A script that counts what has come into sight, by its class."""


def until(page: Page, condition: str) -> None:
    """Wait until a script is true; the page's own policy forbids the browser to evaluate it by itself."""
    deadline = time.monotonic() + 60
    while not page.evaluate(condition):
        assert time.monotonic() < deadline, condition
        page.wait_for_timeout(20)


def show_aka(person: Person) -> None:
    """Show the ribbons of the first hand, which all others pay for."""
    person.sheet.get_by_role("button", pressed=False).first.click()
    person.sheet.get_by_role("button", name=re.compile("^Show aka")).click()


@pytest.mark.slow
def test_coins_travel_until_a_key_is_pressed(serve: Serve, look: Look) -> None:
    context = look(speed="calm")
    context.add_init_script(SEEN)
    page = context.new_page()
    person = Person(page)
    person.open_table(serve(RED_RIBBONS))
    show_aka(person)
    coins = page.locator(".travelling-coin")
    expect(coins).not_to_have_count(0)
    page.keyboard.press("Shift")
    expect(coins).to_have_count(0)
    assert page.evaluate("window.seen['travelling-coin']") > 0


def test_reduced_motion_sends_no_coins_and_gathers_no_cards(serve: Serve, look: Look) -> None:
    context = look(speed="calm", reduced_motion="reduce")
    context.add_init_script(SEEN)
    context.add_init_script("Element.prototype.animate = () => { throw new Error('a thing moved') }")
    page = context.new_page()
    person = Person(page)
    person.open_table(serve(RED_RIBBONS))
    show_aka(person)
    expect(page.get_by_text("Choose a card from your hand.").locator("visible=true")).to_be_visible()
    assert not page.evaluate("window.seen['travelling-coin'] || window.seen.made")


@pytest.mark.slow
def test_yaku_are_called_and_a_turn_is_felt_if_wished(serve: Serve, look: Look) -> None:
    context = look()
    context.add_init_script("""
        window.calls = [];
        window.trembles = 0;
        SpeechSynthesis.prototype.speak = ({ text, lang }) => { window.calls.push([text, lang]); };
        Navigator.prototype.vibrate = () => { window.trembles += 1; return true; };
    """)
    page = context.new_page()
    person = Person(page)
    address = serve(RED_RIBBONS, RED_RIBBONS)
    heard = []
    for wish in ("off", "on"):
        page.goto(address)
        page.get_by_role("button", name="Settings").locator("visible=true").last.click()
        for title in ("Call yaku aloud", "Vibrate when it is my turn"):
            page.get_by_role("group", name=title).get_by_role("button", name=wish).click()
        person.open_table(address)
        show_aka(person)
        person.play_until(lambda: person.ready and person.hand.count() == 6)
        heard.append((page.evaluate("window.calls"), page.evaluate("window.trembles > 0")))
    assert heard[0] == ([], False)
    assert heard[1][0][0] == ["aka", "en"]
    assert heard[1][1]


def test_the_screen_stays_awake_while_a_match_is_played(serve: Serve, look: Look) -> None:
    context = look()
    context.add_init_script("""
        window.awake = 0;
        if (location.host) WakeLock.prototype.request = async (kind) => {
            window.awake += kind === "screen";
            return { release: async () => { window.awake -= 1; } };
        };
    """)
    page = context.new_page()
    page.goto(serve(RED_RIBBONS))
    assert page.evaluate("window.awake") == 0
    Person(page).play()
    until(page, "window.awake === 1")
    page.keyboard.press("Escape")
    page.get_by_role("link", name="Hachiya").locator("visible=true").first.click()
    until(page, "window.awake === 0")


@pytest.mark.slow
def test_the_next_month_has_another_light(serve: Serve, look: Look) -> None:
    page = look().new_page()
    person = Person(page)
    person.open_table(serve(RED_RIBBONS))
    table = page.get_by_role("main")
    january = table.evaluate("table => getComputedStyle(table).backgroundColor")
    person.play_the_month()
    person.bill.click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("February")
    expect(table).not_to_have_css("background-color", january)


@pytest.mark.slow
def test_a_completed_yaku_is_displayed_until_any_key_is_pressed(serve: Serve, look: Look) -> None:
    """The cards of a yaku are fanned with its name; the page's clock is stopped, so only a key ends the display."""
    context = look(speed="calm")
    page = context.new_page()
    page.clock.install()
    person = Person(page)
    address = serve(RED_RIBBONS)
    person.open_table(address)
    ribbons = person.sheet.get_by_role("button", pressed=False)
    ribbons.first.click()
    page.clock.pause_at(page.evaluate("Date.now()") + 1000)
    person.sheet.get_by_role("button", name=re.compile("^Show aka")).click()
    moment = page.locator(".made").filter(has_text="Guest (you)")
    expect(moment).to_contain_text("aka")
    expect(moment.locator("img")).not_to_have_count(0)
    page.keyboard.press("Shift")
    expect(moment).to_have_count(0)


@pytest.mark.slow
def test_reduced_motion_skips_the_display_of_a_yaku(serve: Serve, look: Look) -> None:
    page = look(speed="calm", reduced_motion="reduce").new_page()
    person = Person(page)
    person.open_table(serve(RED_RIBBONS))
    page.evaluate(
        "new MutationObserver(() => { window.met ||= Boolean(document.querySelector('.made')) })"
        ".observe(document.body, { childList: true, subtree: true })"
    )
    person.sheet.get_by_role("button", pressed=False).first.click()
    person.sheet.get_by_role("button", name=re.compile("^Show aka")).click()
    expect(page.get_by_text("Choose a card from your hand.").locator("visible=true")).to_be_visible()
    assert not page.evaluate("window.met")


COLOURS = """async face => {
  await face.decode();
  const brush = Object.assign(document.createElement("canvas"), { width: 25, height: 40 }).getContext("2d");
  brush.drawImage(face, 0, 0, 25, 40);
  return [...brush.getImageData(0, 0, 25, 40).data];
}"""
"""A script that gives a reduced copy of a picture."""


@pytest.mark.slow
def test_drawn_card_faces_look_like_their_outlines(serve: Serve, look: Look) -> None:
    """Pictures replace outlines, which would be drawn again at every move, and look the same."""
    page = look().new_page()
    Person(page).open_table(serve(BARE_HAND))
    face = page.get_by_role("list", name="Your hand").locator("img").first
    expect(face).to_have_attribute("src", re.compile("^blob:"))
    expect(page.locator("img[src$='.svg']:not(.portrait)")).to_have_count(0)
    drawn = face.evaluate(COLOURS)
    page.add_init_script("HTMLCanvasElement.prototype.toBlob = done => done(null)")
    page.reload()
    expect(face).to_have_attribute("src", re.compile(r"\.svg$"))
    outlined = face.evaluate(COLOURS)
    assert sum(abs(pixel - other) for pixel, other in zip(drawn, outlined, strict=True)) / len(drawn) < 8
