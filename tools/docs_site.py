"""For the docs site (mkdocs.yml): files outside docs/ that its pages link to become part of it."""

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import Files

ROOT: Final = Path(__file__).parents[1]
# Where each of them is in the project, and on the site.
OUTSIDE: Final = {
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    "benchmarks/chart.svg": "pictures/chart.svg",
    "benchmarks/figures.json": "figures.json",
    "src/tearum/text/GLOSSARY.md": "glossary.md",
    "web/README.md": "page.md",
}
_LINK: Final = re.compile(r"(\]\()([^)#\s:]+)")


def on_files(files: "Files", config: "MkDocsConfig") -> "Files":
    from mkdocs.structure.files import File

    for source, target in OUTSIDE.items():
        content: str | bytes = (ROOT / source).read_bytes()
        if target.endswith(".md") and isinstance(content, bytes):
            content = relinked(content.decode(), Path(source).parent)
        files.append(File.generated(config, target, content=content))
    return files


def on_page_markdown(markdown: str, **_: Any) -> str:
    return relinked(markdown, Path("docs"))


def relinked(markdown: str, folder: Path) -> str:
    """The text of a page in a folder of the project, with its links as they are on the site."""

    def link(found: re.Match[str]) -> str:
        parts: list[str] = []
        for part in (folder / found[2]).parts:
            if part == "..":
                parts.pop()
            else:
                parts.append(part)
        target = "/".join(parts)
        return found[1] + OUTSIDE.get(target, target.removeprefix("docs/"))

    return _LINK.sub(link, markdown)
