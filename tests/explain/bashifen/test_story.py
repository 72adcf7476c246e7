"""The story of a match of 八十分."""

from hachiya.explain.course import Course
from hachiya.games.registry import find
from hachiya.words.voice import Voice
from tests.explain.bashifen.test_sheet import MATCH

VOICE = Voice("en", ["Aki", "Ben", "Chie", "Dai"])
GAME = find("bashifen")


def test_the_story_of_a_match_has_its_reasons_and_level_lines() -> None:
    course = Course.of(GAME, MATCH[:1]).after(MATCH[1:-1])
    assert course.story() is None
    story = course.after(MATCH[-1:]).story()
    assert story is not None
    assert [VOICE.say(message) for message in story.why] == ["Aki and Chie ended 8 levels ahead."]
    assert [(VOICE.say(fact.title), fact.n, VOICE.say(fact.what)) for fact in story.facts] == [
        ("Went ahead for good", 4, "Aki & Chie"),
        ("Greatest rise", 2, "Ben & Dai: 5 levels"),
        ("Most points in a deal", 2, "Ben & Dai: 185"),
        ("Most by luck of the kitty", 2, "Ben & Dai: 20 points"),
    ]
    assert [*story.deals] == [1, 2, 3, 4]
    assert [(line.seats, [*line.at]) for line in story.lines] == [
        ([0, 2], [0, 4, 4, 4, 14]),
        ([1, 3], [0, 0, 6, 6, 6]),
    ]
    assert VOICE.say(story.lines[0].texts[-1]) == "A"
