"""The baseline processor: it has all that its code needs, and nothing less will do."""

from hachiya.engine import baseline


def test_every_feature_is_needed_and_others_do_not_matter() -> None:
    features = dict.fromkeys(baseline.NEEDS, True)
    assert baseline.suffices(features)
    assert baseline.suffices({**features, "avx512f": False})
    assert not baseline.suffices({})
    for need in baseline.NEEDS:
        assert not baseline.suffices({**features, need: False})
        assert not baseline.suffices({name: True for name in features if name != need})
