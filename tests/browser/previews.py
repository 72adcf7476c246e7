"""Pictures of the games for link previews: web/public/preview-GAME.png (`make previews`).

Each shows a card of our own deck, the name of the game and the sign of the house. Crawlers read no SVG.
"""

import base64
import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.conftest import ARGUMENTS, NAMES

WEB = Path(__file__).parents[2] / "web"
SIZE = {"width": 1200, "height": 630}
CARDS = {"nakayoshi": "s", "sannin": "c", "shiragiku": "g", "hachiju": "k", "bashifen": None}
"""The card of each game, as on the start page; 八十分 has the four suits."""
TITLES = {"nakayoshi": "八八", "sannin": "三人", "shiragiku": "八八", "hachiju": "八十", "bashifen": "八十分"}
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuv"
SUITS = "".join(f'<b class="{colour}">{suit}</b>' for suit, colour in zip("♠♥♦♣", ("", "red", "red", ""), strict=True))
PAGE = """
<style>
body {{ display: flex; margin: 0; height: 630px; background: #f6f0e1; color: #201b1f; overflow: hidden;
  font-family: "Noto Serif CJK JP", serif; border-bottom: 18px solid #c2cfbd; box-sizing: border-box; }}
.art {{ flex: none; width: 560px; height: 100%; background: #f7f0de center 30% / 112% no-repeat;
  border-right: 3px solid #201b1f; }}
.suits {{ display: grid; grid-template-columns: 1fr 1fr; }}
.suits b {{ display: grid; place-items: center; font-size: 200px; }}
.suits .red {{ color: #c02a1d; }}
.words {{ flex: 1; display: grid; place-content: center; justify-items: center; gap: 44px; }}
h1 {{ margin: 0; font-size: 150px; line-height: 1; letter-spacing: 0.08em; }}
p {{ display: flex; align-items: center; gap: 20px; margin: 0; font-size: 46px; font-weight: 700; }}
svg {{ width: 84px; }}
</style>
<div class="art {kind}" {style}>{content}</div>
<div class="words"><h1>{title}</h1><p>{sign} 八屋 Hachiya</p></div>
"""


def page(game: str) -> str:
    """The document of one picture."""
    card = CARDS[game]
    face = WEB / "src" / "cards" / "faces" / f"{LETTERS.index(card):02}.svg" if card else None
    address = face and f"data:image/svg+xml;base64,{base64.b64encode(face.read_bytes()).decode()}"
    return PAGE.format(
        kind="" if face else "suits",
        style=f"style=\"background-image: url('{address}')\"" if face else "",
        content="" if face else SUITS,
        title=TITLES[game],
        sign=(WEB / "src" / "style" / "mon.svg").read_text("utf-8"),
    )


def main() -> None:
    """Take all pictures."""
    executable = next(path for name in NAMES if (path := shutil.which(name)))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable, args=ARGUMENTS)
        tab = browser.new_page(viewport={"width": SIZE["width"], "height": SIZE["height"]})
        for game in CARDS:
            tab.set_content(page(game))
            tab.wait_for_timeout(300)
            tab.screenshot(path=WEB / "public" / f"preview-{game}.png")
        browser.close()


if __name__ == "__main__":
    main()
