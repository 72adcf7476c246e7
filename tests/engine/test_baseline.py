"""The baseline processor has exactly the features that its code needs."""

from hachiya.engine import baseline


def test_the_baseline_requires_every_listed_feature_and_no_other() -> None:
    features = dict.fromkeys(baseline.NEEDS, True)
    assert baseline.runs_baseline_code(features)
    assert baseline.runs_baseline_code({**features, "avx512f": False})
    assert not baseline.runs_baseline_code({})
    for need in baseline.NEEDS:
        assert not baseline.runs_baseline_code({**features, need: False})
        assert not baseline.runs_baseline_code({name: True for name in features if name != need})
