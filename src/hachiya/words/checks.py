"""Checks of the types of arguments, for callers without a type checker."""

from operator import index


def check_type(name: str, value: object, *types: type) -> None:
    """Check that an argument has one of several types.

    Args:
        name: The name of the argument.
        value: The argument.
        *types: The types that it may have.

    Raises:
        TypeError: If it has another type.

    Example:
        >>> from hachiya.words.checks import check_type
        >>> check_type("game", 7, str)
        Traceback (most recent call last):
            ...
        TypeError: game must be a str, not a int: 7
    """
    if not isinstance(value, types):
        names = " or ".join(f"a {kind.__name__}" for kind in types)
        raise TypeError(f"{name} must be {names}, not a {type(value).__name__}: {value!r:.60}")


def check_whole(name: str, value: object) -> int:
    """Check that an argument is a whole number.

    Args:
        name: The name of the argument.
        value: The argument: an int, or a number of another library that is one.

    Returns:
        The number as a plain int, which can stand in a record.

    Raises:
        TypeError: If it is none.

    Example:
        >>> from hachiya.words.checks import check_whole
        >>> check_whole("seat", 2)
        2
    """
    try:
        return int(index(value))  # type: ignore[arg-type]  # this is what is tried
    except TypeError:
        raise TypeError(f"{name} must be a whole number, not a {type(value).__name__}: {value!r:.60}") from None
