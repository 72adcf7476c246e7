"""A person who keeps the score of a real table on the page; every tap is counted."""

import re
from collections.abc import Sequence

from playwright.sync_api import Locator, Page, expect

from hachiya.games.hanafuda.cards import letters, mask
from hachiya.words.arguments import Cards
from hachiya.words.message import Message
from hachiya.words.names import name
from hachiya.words.voice import Voice


class ScoreKeeper:
    """A person at a real table with one phone."""

    def __init__(self, page: Page, language: str = "en") -> None:
        self.page = page
        self.voice = Voice(language)
        self.taps = 0

    def say(self, key: str, **values: str | int | Cards) -> str:
        """A text of the page."""
        return self.voice.say(Message(key, tuple(sorted(values.items()))))

    def tap(self, what: Locator) -> None:
        """Tap once."""
        what.click()
        self.taps += 1

    def button(self, key: str, **values: str | int | Cards) -> Locator:
        """A button by its message."""
        return self.page.get_by_role("button", name=self.say(key, **values), exact=True)

    def open(self, address: str, game: str, names: Sequence[str], dealer: str | None = None) -> None:
        """Open a tally from the start page."""
        self.page.goto(address)
        self.page.get_by_role("link", name=self.say("start-tally")).click()
        self.button("notebook-new").click()
        self.button(f"game-{game}.title").click()
        number = self.page.get_by_role("group", name=self.say("start-seats-number"))
        if number.count():
            number.get_by_role("button", name=str(len(names)), exact=True).click()
        for place, player in enumerate(names, 1):
            self.page.get_by_role("textbox", name=self.say("notebook-seat", n=place)).fill(player)
        if dealer is not None:
            first = self.page.get_by_role("group", name=self.say("notebook-first-dealer"))
            first.get_by_role("button", name=dealer, exact=True).click()
        self.button("notebook-begin").click()
        expect(self.players).to_be_visible()

    @property
    def players(self) -> Locator:
        """The list of the players."""
        return self.page.get_by_role("list", name=self.say("notebook-names"))

    @property
    def facts(self) -> Locator:
        """What has been told of the open deal."""
        return (
            self.page.get_by_role("region", name=self.say("notebook-facts")).get_by_role("list").get_by_role("listitem")
        )

    @property
    def last_deal(self) -> Locator:
        """The settlement of the last deal, by its title."""
        return self.page.get_by_role("main").get_by_role("heading", level=2)

    def score(self, player: str) -> Locator:
        """A player with their score."""
        return self.players.get_by_role("button", name=player)

    def choose(self, player: str) -> None:
        """Tap a player, unless they are chosen already."""
        seat = self.score(player)
        if seat.get_attribute("aria-pressed") != "true":
            self.tap(seat)

    # ---------------------------------------------------------------- facts

    def field(self, lights: str = "") -> None:
        """Tell the brights of the field."""
        field = self.page.get_by_role("group", name=self.say("notebook-field"))
        if not lights:
            self.tap(field.get_by_role("button", name=self.say("notebook-field-none"), exact=True))
        for number, card in enumerate(lights, 1):
            light = field.get_by_role("button", name=self.voice.say(name("card", card)), exact=True)
            self.tap(light)
            expect(light).to_have_attribute("aria-pressed", "true")
            lights_so_far = Cards(letters(mask(lights[:number])))
            expect(self.facts.first).to_contain_text(self.say("fact-field", cards=lights_so_far))
        expect(self.facts).to_have_count(1)

    def bid(self, player: str, bid: str) -> None:
        """Tell the bid of the player who is asked."""
        expect(self.score(player)).to_contain_text(self.say("notebook-awaited"))
        before = self.facts.count()
        self.tap(self.button(f"fact-bid-{bid}"))
        expect(self.facts).not_to_have_count(before)

    def hand(self, player: str, *yaku: str) -> None:
        """Tell the hand yaku of a player."""
        self._yaku("fact-ask-hand", player, *yaku)

    def captured(self, player: str, *yaku: str, fed_by: str | None = None) -> None:
        """Tell captured yaku, and who threw the card."""
        self._yaku("fact-ask-captured", player, *yaku)
        self._fed_by(fed_by)

    def _yaku(self, group: str, player: str, *yaku: str) -> None:
        self.choose(player)
        before = self.facts.count()
        first, *others = [self.voice.say(name("yaku", key)) for key in yaku]
        shown = self.page.get_by_role("group", name=self.say(group), exact=True)
        self.tap(shown.get_by_role("button", name=first, exact=True))
        expect(self.facts).to_have_count(before + 1)
        if others:
            self.tap(self.page.get_by_text(self.say("notebook-last-yaku"), exact=True))
        for other in others:
            chip = self.page.get_by_role("button", name=other, exact=True, pressed=False)
            self.tap(chip.first)
            expect(self.page.get_by_role("button", name=other, exact=True, pressed=True)).to_be_visible()

    def _fed_by(self, feeder: str | None) -> None:
        if feeder is not None:
            feeders = self.page.get_by_role("group", name=self.say("notebook-fed-by"))
            self.tap(feeders.get_by_role("button", name=feeder, exact=True))
            expect(feeders.get_by_role("button", name=feeder, exact=True, pressed=True)).to_be_visible()

    def tobikomi(self, player: str, month: int, fed_by: str | None = None) -> None:
        """Tell 飛込み of a month."""
        self.choose(player)
        before = self.facts.count()
        plant = self.voice.say(name("plant", str(month)))
        self.tap(self.button("picker-month", n=month, plant=plant))
        expect(self.facts).to_have_count(before + 1)
        self._fed_by(fed_by)

    def plain(self, player: str, what: str) -> None:
        """Tell a fact that has a player alone."""
        self.choose(player)
        before = self.facts.count()
        self.tap(self.button(f"fact-ask-{what}"))
        expect(self.facts).to_have_count(before + 1)

    def special(self, player: str, yaku: str, number: int) -> None:
        """Tell special yaku with its number."""
        self.choose(player)
        self.tap(self.page.get_by_text(self.say("notebook-seldom"), exact=True))
        what = self.voice.say(name("yaku", yaku))
        self.page.get_by_role("spinbutton", name=self.say("notebook-number-of", what=what)).fill(str(number))
        self.tap(self.button("notebook-tell-of", what=what))

    def points(self, counts: dict[str, int]) -> None:
        """Tell the card points of players; the last player's follow, and the deal is settled."""
        self.tap(self.button("fact-ask-points"))
        for player, points in counts.items():
            places = self.page.get_by_role("group", name=self.say("fact-ask-points")).last
            place = places.get_by_role("button", name=player)
            if place.get_attribute("aria-pressed") != "true":
                self.tap(place)
            self.number(points)

    def opponents(self, points: int) -> None:
        """Tell the points of the opponents of 八十分; the deal is settled."""
        self.tap(self.button("fact-ask-opponents"))
        self.number(points)

    def number(self, points: int) -> None:
        """Tell a number by two taps."""
        tens = self.page.get_by_role("group", name=self.say("notebook-tens"), exact=True)
        ones = self.page.get_by_role("group", name=self.say("notebook-ones"), exact=True)
        self.tap(tens.get_by_role("button", name=str(points // 10 * 10), exact=True))
        self.tap(ones.get_by_role("button", name=str(points), exact=True))

    def close(self) -> None:
        """Settle the deal."""
        self.tap(self.button("notebook-close"))
        expect(self.facts).to_have_count(0)

    def undo(self) -> None:
        """Take back the last entry."""
        self.tap(self.button("notebook-undo"))

    def rows(self) -> list[list[str]]:
        """The rows of the score sheet: head, a text for each player, the remark."""
        table = self.page.get_by_role("region", name=self.say("flowers-sheet-title")).get_by_role("table").last
        cells: list[list[list[str]]] = table.evaluate(
            "table => [...table.rows].slice(1).map(row => [...row.cells].map(cell => [cell.tagName, cell.innerText]))"
        )
        return [_row(row) for row in cells]


def _row(cells: list[list[str]]) -> list[str]:
    """A row in the form of a typed sheet: numbers with their units, an empty head where it spans several rows."""
    head = re.sub(r"(\d月)", r"\1 ", cells.pop(0)[1]).strip() if cells[0][0] == "TH" else ""
    *numbers, remark = [" ".join(text.replace("\N{MINUS SIGN}", "-").split()) for _, text in cells]
    pairs = zip(numbers[::2], numbers[1::2], strict=True)
    return [head, *(_cell(kan, rest) for kan, rest in pairs), remark]


def _cell(kan: str, rest: str) -> str:
    points, _, mark = rest.partition("*")
    parts = [
        f"{kan}貫" if kan else "",
        f"{points.strip()}点" if points.strip() else "",
        f"*{mark}" if "*" in rest else "",
    ]
    return " ".join(part for part in parts if part)
