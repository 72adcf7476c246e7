"""Pictures of README and docs for docs/pictures/, in English and Japanese (`make screenshots`).

Decks are prepared and a real server is used. A table is opened in the picture's language, and played in English. A
reload shows it in the other language. The moving picture is taken of the site in a tab, which has no decks of tests:
there a record with the deck is dropped on the replay, and played on from its first moment.
"""

import base64
import re
import shutil
import sys
import tempfile
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, FilePayload, Page, expect, sync_playwright

import hachiya
from tests.browser.conftest import ARGUMENTS, DESKTOP, NAMES, PATIENCE, PHONE
from tests.browser.decks import REBELLION, RED_RIBBONS
from tests.browser.moving import picture_of_the_month
from tests.browser.person import Person
from tests.browser.serving import SeparateServer
from tests.browser.static_site import StaticSite, static_site
from tests.browser.test_bashifen import Player

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
FILMED = {"width": 1120, "height": 700}
GREEDY_INSTEAD = re.compile("plays in its place|代わります")
CHOOSE_RECORD = re.compile("Choose a record|記録を選ぶ")
MORE = re.compile("^(More|その他)$")
SEEN_BY = re.compile("Seen by|視点")
PLAY_ON = re.compile("Play on as|として打つ")
COMPILING = 300_000
"""The milliseconds until strong bots are ready."""
MOST = 150_000
"""The largest size of a picture in bytes."""

WORDS = {
    "en": {"sannin": "Play Hachi-Hachi for three", "bashifen": "Play Bashifen"},
    "ja": {"sannin": "三人はちはちで遊ぶ", "bashifen": "八十分で遊ぶ"},
}


class Camera:
    """A browser in one language, which writes its pictures."""

    def __init__(self, browser: Browser, address: str, language: str, speed: str = "instant") -> None:
        self.address = address
        self.language = language
        context = browser.new_context(color_scheme="light", device_scale_factor=1, locale=language)
        context.set_default_timeout(PATIENCE)
        context.add_init_script(f"if (location.host) localStorage.setItem('hachiya.speed', '{speed}')")
        self.page = context.new_page()
        self.resize(DESKTOP)

    def speak(self, language: str) -> None:
        """Show the page in this language."""
        self.page.evaluate("language => localStorage.setItem('hachiya.language', language)", language)
        self.page.reload()
        expect(self.page.locator("html")).to_have_attribute("lang", language)

    def resize(self, size: dict[str, int]) -> None:
        self.page.set_viewport_size({"width": size["width"], "height": size["height"]})

    def go(self, path: str = "") -> None:
        self.page.goto(self.address + path)
        self.page.get_by_role("heading", level=1).first.wait_for(state="attached")

    def open(self, game: str) -> None:
        """Open a table of this game and play in English."""
        self.go()
        self.page.get_by_role("button", name=WORDS[self.language][game]).click()
        self.page.wait_for_url("**/t/**")
        self.speak("en")

    def take(self, name: str, size: dict[str, int] = DESKTOP) -> None:
        """Write `docs/pictures/NAME.LANGUAGE.webp`."""
        self.speak(self.language)
        self.resize(size)
        self.page.evaluate("document.fonts.ready")
        self.page.wait_for_load_state("networkidle")
        self.page.wait_for_timeout(1500)  # sheets have faded in, the log lies at its end
        self.write(name, _picture(self.page))
        self.resize(DESKTOP)
        self.speak("en")

    def write(self, name: str, content: bytes) -> None:
        """Write a picture, and print its size."""
        path = PICTURES / f"{name}.{self.language}.webp"
        path.write_bytes(content)
        print(f"{path.relative_to(PICTURES.parents[1])}  {len(content) / 1000:.0f} kB")


def _picture(page: Page) -> bytes:
    """The picture of the page at the best quality within the size limit."""
    session = page.context.new_cdp_session(page)
    for quality in range(85, 30, -5):
        capture = session.send("Page.captureScreenshot", {"format": "webp", "quality": quality})
        content = base64.b64decode(capture["data"])
        if len(content) <= MOST:
            return content
    raise SystemExit(f"{page.url}: no picture of at most {MOST} bytes")


def _start(camera: Camera) -> None:
    camera.go()
    expect(camera.page.get_by_text(GREEDY_INSTEAD)).to_have_count(0, timeout=COMPILING)
    camera.take("start")


def _deal(camera: Camera) -> None:
    page = camera.page
    camera.resize(FILMED)
    camera.go("replay/")
    record = FilePayload(name="deal.jsonl", mimeType="text/plain", buffer=_record(RED_RIBBONS).encode())
    with page.expect_file_chooser(timeout=COMPILING) as chooser:
        page.get_by_role("button", name=CHOOSE_RECORD).click(timeout=COMPILING)
    chooser.value.set_files(record)
    page.get_by_role("button", name=MORE).click(timeout=COMPILING)
    more = page.get_by_role("dialog")
    more.get_by_role("combobox", name=SEEN_BY).select_option("0")
    more.get_by_role("button", name=PLAY_ON).click()
    page.wait_for_url("**/t/**")
    page.wait_for_timeout(1500)  # the first question has faded in
    person = Person(page)
    camera.write("deal", picture_of_the_month(person, person.bill.is_visible))


def _record(deck: Sequence[int]) -> str:
    """The record of one deal with this deck."""
    match = hachiya.Match("sannin", names=["Guest", "Ume", "Kiku"])
    bot = hachiya.bot("greedy", seed=1)
    match.deal(deck)
    while not match.awaits_deal:
        match.play(bot.choose(match.view()))
    return match.to_jsonl()


def _sannin(camera: Camera) -> None:
    camera.open("sannin")
    person = Person(camera.page)
    person.play_until(lambda: person.ready and not person.sheet.count() and person.hand.count() == 5)
    camera.take("sannin-phone", PHONE)
    person.play_until(lambda: person.button("Stop") is not None)
    camera.take("decision")


def _bashifen(camera: Camera) -> None:
    camera.open("bashifen")
    player = Player(camera.page)
    player.rebel()
    expect(player.cards).to_have_count(33)
    player.pick("5 of spades", "5 of spades", "3 of spades", "3 of spades", "4 of spades", "4 of spades", "jack of dia")
    player.pick("king of diamonds")
    player.action_button.click()
    for lead in (
        ("ace of spades", "king of spades", "king of spades", "queen of spades", "queen of spades"),
        ("3 of clubs",),
    ):
        expect(player.action_button).to_have_text(re.compile("Lead|Choose"))
        player.pick(*lead)
        player.action_button.click()
    # Someone else has taken the trick and leads.
    expect(player.cards).to_have_count(19)
    expect(player.action_button).to_be_visible()
    camera.take("bashifen")


class Scene(NamedTuple):
    """A scene to capture: its decks, the speed of the cards, and whether it is captured on the site in a tab."""

    decks: list[list[int]]
    take: Callable[[Camera], None]
    speed: str = "instant"
    in_tab: bool = False


SCENES = {
    "start": Scene([], _start),
    "deal": Scene([], _deal, "brisk", in_tab=True),
    "sannin": Scene([RED_RIBBONS], _sannin),
    "bashifen": Scene([REBELLION], _bashifen),
}


def _house(folder: Path, scene: Scene) -> AbstractContextManager[StaticSite | SeparateServer]:
    """The site or the server of a scene."""
    if scene.in_tab:
        return static_site(Path(tempfile.mkdtemp(dir=folder)))
    return SeparateServer(folder, scene.decks, plain=bool(scene.decks))


def main() -> None:
    """Capture all scenes, or the named ones (start, deal, sannin, bashifen)."""
    PICTURES.mkdir(exist_ok=True)
    executable = next((path for name in NAMES if (path := shutil.which(name))), None)
    if executable is None:
        raise SystemExit(f"no Chromium on this machine ({', '.join(NAMES)})")
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = playwright.chromium.launch(executable_path=executable, args=ARGUMENTS)
        for scene in [SCENES[name] for name in sys.argv[1:] or SCENES]:
            for language in WORDS:
                with _house(Path(folder), scene) as house:
                    scene.take(Camera(browser, house.address, language, scene.speed))
        browser.close()


if __name__ == "__main__":
    main()
