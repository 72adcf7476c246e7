"""Names that look alike are recognised."""

import pytest

from hachiya.tables.protocol.looks import are_alike


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Hana", "hana"),
        ("Hana", "HANA"),
        ("Hana", "\uff28\uff41\uff4e\uff41"),  # wide letters
        ("Hana", "H\u0430na"),  # Cyrillic a
        ("Hana", "  Hana "),
        ("Alice", "A1ice"),
        ("Alice", "AIice"),
        ("ALICE", "alice"),
        ("Tom", "Torn"),
        ("\u516b\u5c4b", "\u30cf\u5c4b"),  # the katakana ha for the kanji eight
    ],
)
def test_similar_names_are_recognised_as_alike(name: str, other: str) -> None:
    assert are_alike(name, other)
    assert are_alike(other, name)


@pytest.mark.parametrize(
    ("name", "other"),
    [("Hana", "Hanna"), ("Hana 1", "Hana 2"), ("Aki", "Ari"), ("\u82b1", "\u8349"), ("Guest", "Guest 2"), ("O", "Q")],
)
def test_different_names_are_not_alike(name: str, other: str) -> None:
    assert not are_alike(name, other)
