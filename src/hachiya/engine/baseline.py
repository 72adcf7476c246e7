"""The baseline processor, for which code is compiled that runs on other machines.

Nearly every x86 processor since 2015 supports x86-64-v3. `ENVIRONMENT` sets it for Numba; `NEEDS` has LLVM's names of
the features that such code may use.
"""

from collections.abc import Mapping

NAME = "x86-64-v3"
FEATURES = ""
"""No features beyond those of the name."""
ENVIRONMENT = {"NUMBA_CPU_NAME": NAME, "NUMBA_CPU_FEATURES": FEATURES}

NEEDS = frozenset(
    (
        *("cmov", "cx8", "fxsr", "mmx", "sse", "sse2"),
        *("cx16", "popcnt", "sahf", "sse3", "sse4.1", "sse4.2", "ssse3"),
        *("avx", "avx2", "bmi", "bmi2", "f16c", "fma", "lzcnt", "movbe", "xsave"),
    )
)


def runs_baseline_code(features: Mapping[str, bool]) -> bool:
    """Whether a processor with these features runs code that was compiled for the baseline processor."""
    return all(features.get(need, False) for need in NEEDS)
