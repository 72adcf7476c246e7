from bench.turns import Measure, in_turns, medians, times


def test_a_round_measures_each_once_with_the_number_of_the_round_as_seed() -> None:
    called = []

    def measure(name: str) -> Measure[float]:
        def run(seconds: float, seed: int) -> float:
            called.append((name, seconds, seed))
            return float(seed)

        return run

    samples = in_turns({"ours": measure("ours"), "theirs": measure("theirs")}, rounds=3, seconds=0.5)
    assert called == [(name, 0.5, seed) for seed in range(3) for name in ("ours", "theirs")]
    assert samples == {"ours": [0.0, 1.0, 2.0], "theirs": [0.0, 1.0, 2.0]}


def test_a_multiple_is_the_median_of_the_rounds_not_that_of_the_medians() -> None:
    ours, theirs = [2.0, 30.0, 4.0], [1.0, 10.0, 4.0]
    assert medians({"ours": ours, "theirs": theirs}) == {"ours": 4.0, "theirs": 4.0}
    assert times(ours, theirs) == 2.0
