from bench.turns import Measure, in_turns, medians, times


def test_each_round_measures_every_candidate_once_with_its_number_as_seed() -> None:
    called = []

    def measure(name: str) -> Measure[float]:
        def run(seconds: float, seed: int) -> float:
            called.append((name, seconds, seed))
            return float(seed)

        return run

    samples = in_turns({"ours": measure("ours"), "theirs": measure("theirs")}, rounds=3, seconds=0.5)
    assert called == [(name, 0.5, seed) for seed in range(3) for name in ("ours", "theirs")]
    assert samples == {"ours": [0.0, 1.0, 2.0], "theirs": [0.0, 1.0, 2.0]}


def test_a_speed_ratio_is_the_median_of_the_ratios_of_the_rounds() -> None:
    ours, theirs = [2.0, 30.0, 4.0], [1.0, 10.0, 4.0]
    assert medians({"ours": ours, "theirs": theirs}) == {"ours": 4.0, "theirs": 4.0}
    assert times(ours, theirs) == 2.0
