"""Two persons chat, each in their own language, and the host mutes one."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Look, Serve
from tests.browser.person import FRIEND, Person, choose_opponent, one_is_to_play, play_together
from tests.browser.widths import width_of


@pytest.mark.slow
def test_chat_phrases_are_read_in_the_language_of_each_reader(serve: Serve, look: Look) -> None:
    host, friend = look().new_page(), look(viewport=PHONE, has_touch=True, locale="ja-JP").new_page()
    host.goto(serve())
    Person(host).options()
    choose_opponent(host, 1, FRIEND)
    host.get_by_role("checkbox", name="People may write what they like").check()
    host.get_by_role("button", name="Open the table").click()
    link = host.get_by_role("textbox", name="Link for friend 1").input_value()
    friend.goto(link)
    friend.get_by_role("textbox").fill("凛")
    friend.get_by_role("button", name="席に着く").tap()
    friend.wait_for_url("**/t/**")
    persons = [Person(host), Person(friend, lambda button: button.tap())]
    play_together(persons, lambda: one_is_to_play(persons))

    # A phrase is read in the reader's own language, for some seconds above the table, and then in the talk.
    host.get_by_role("button", name="Talk").first.click()
    host.get_by_role("dialog", name="Talk").get_by_role("button", name="Good luck!").click()
    friend.get_by_role("button", name="Guest よろしくお願いします").or_(
        friend.get_by_role("button", name="ゲスト よろしくお願いします")
    ).tap()
    talk = friend.get_by_role("dialog", name="会話")
    expect(talk.get_by_role("log")).to_contain_text("よろしくお願いします")
    assert width_of(friend) <= PHONE["width"]
    talk.get_by_role("textbox", name="自分の言葉").fill("いい勝負を")
    talk.get_by_role("button", name="送る").tap()
    log = host.get_by_role("dialog", name="Talk").get_by_role("log")
    expect(log).to_contain_text("いい勝負を")

    # One need not hear the other; the host may silence them, who is told so.
    box = host.get_by_role("dialog", name="Talk").get_by_role("checkbox", name="not to be heard by me")
    box.check()
    expect(log).not_to_contain_text("いい勝負を")
    box.uncheck()
    expect(log).to_contain_text("いい勝負を")
    host.get_by_role("dialog", name="Talk").get_by_role("checkbox", name="silenced").check()
    expect(talk).to_contain_text("卓を開いた人があなたの発言を止めています。")
    expect(talk.get_by_role("button", name="送る")).to_have_count(0)
