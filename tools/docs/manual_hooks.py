"""What the manual does with each page: its language, and the same page in the other languages."""

import re
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import Files
from mkdocs.structure.pages import Page

LANGUAGES = {"en": "English", "ja": "日本語", "zh": "中文"}
HOMES = {"en": "README.md", "ja": "README.ja.md", "zh": "docs/play/index.zh.md"}
"""Where a reader of each language goes from a page that is not in it."""
SUFFIX = re.compile(r"\.(ja|zh)\.md$")


def language_of(path: str) -> str:
    """The language of a page, by the name of its file."""
    suffix = SUFFIX.search(path)
    return suffix[1] if suffix else "en"


def in_language(path: str, language: str) -> str:
    """The name of the file that has this page in another language."""
    bare = SUFFIX.sub(".md", path)
    return bare if language == "en" else f"{bare.removesuffix('.md')}.{language}.md"


def on_env(env: Any, config: MkDocsConfig, files: Files) -> Any:
    """Remember all files, for the pages that are written next."""
    config.extra["files"] = files
    return env


def on_page_context(context: Any, page: Page, config: MkDocsConfig, nav: Any) -> Any:  # noqa: ARG001  (mkdocs calls)
    """Let the page speak its language, and switch to the same page in another."""
    path = page.file.src_uri
    config.theme["language"] = language_of(path)
    alternate = []
    for language, name in LANGUAGES.items():
        for candidate in (in_language(path, language), HOMES[language]):
            target = config.extra["files"].get_file_from_path(candidate)
            if target is not None:
                alternate.append({"name": name, "lang": language, "link": target.url})
                break
    config.extra["alternate"] = alternate
    return context
