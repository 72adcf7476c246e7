"""The processor for which code is compiled that is to run elsewhere.

x86-64-v3 is what nearly every x86 processor since 2015 can do. Numba is told so by `ENVIRONMENT`; `NEEDS` are LLVM's
words for what such code may use.
"""

from collections.abc import Mapping

NAME = "x86-64-v3"
FEATURES = ""
"""Nothing beyond the name."""
ENVIRONMENT = {"NUMBA_CPU_NAME": NAME, "NUMBA_CPU_FEATURES": FEATURES}

NEEDS = frozenset(
    (
        *("cmov", "cx8", "fxsr", "mmx", "sse", "sse2"),
        *("cx16", "popcnt", "sahf", "sse3", "sse4.1", "sse4.2", "ssse3"),
        *("avx", "avx2", "bmi", "bmi2", "f16c", "fma", "lzcnt", "movbe", "xsave"),
    )
)


def suffices(features: Mapping[str, bool]) -> bool:
    """Does a processor with these features run such code?"""
    return all(features.get(need, False) for need in NEEDS)
