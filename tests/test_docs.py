"""The documents: examples that run, links that lead somewhere."""

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
DOCUMENTS = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]


def test_the_readmes_example_runs():
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert result.attempted >= 8 and result.failed == 0


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_links_lead_somewhere(document):
    text = document.read_text("utf-8")
    links = re.findall(r"\]\(([^)#]+)\)", text) + re.findall(r'src="([^"]+)"', text)
    for link in links:
        if not link.startswith("https:"):
            assert (document.parent / link).exists(), link


def test_the_project_speaks_of_itself_alone():
    """No absolute path of anybody's machine, and no address of a package registry."""
    files = [file for folder in ("src", "tests", "docs") for file in (ROOT / folder).rglob("*") if file.is_file()]
    private = re.compile(r"(/home/|/root/|/work/|pypi\.org|registry\.npmjs)")
    for file in [*files, ROOT / "README.md", ROOT / "pyproject.toml", ROOT / "Makefile"]:
        if file.suffix in (".py", ".md", ".json", ".ftl", ".toml", "") and file != Path(__file__):
            assert not private.search(file.read_text("utf-8", errors="ignore")), file
