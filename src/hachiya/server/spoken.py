"""The choice of the language of an answer over HTTP."""

from starlette.datastructures import Headers

from hachiya.words.languages import REFERENCE, languages


def preferred_language(headers: Headers) -> str:
    """Return the language that the header `Accept-Language` prefers among those available, else English."""
    preferences: list[tuple[float, str]] = []
    for part in headers.get("accept-language", "")[:200].split(","):
        code, _, weight = part.strip().partition(";q=")
        language = code.partition("-")[0].lower()
        wish = float(weight) if weight.replace(".", "", 1).isdecimal() else 1.0
        if language in languages() and wish > 0:
            preferences.append((wish, language))
    return max(preferences, key=lambda wish: wish[0])[1] if preferences else REFERENCE
