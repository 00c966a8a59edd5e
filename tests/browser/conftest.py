"""One server and one browser for all of them; each test has its own visitors."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser import house
from tests.browser.visitor import Visitor

hung: set[str] = set()


def pytest_handlecrashitem(crashitem: str, report: pytest.TestReport, sched: Any) -> None:
    """Now and then a browser answers no more, and nothing that is asked of it ends. Its worker is then ended (see
    faulthandler_timeout in pyproject.toml), and the test is tried once more with another browser."""
    if crashitem not in hung:
        hung.add(crashitem)
        sched.mark_test_pending(crashitem)
        report.outcome = "rerun"  # type: ignore[assignment]


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with house.server(tmp_path_factory.mktemp("house")) as address:
        yield address


@pytest.fixture(scope="package")  # while it is open, no other event loop can run in this process
def chromium() -> Iterator[Browser]:
    with house.browser() as browser:
        yield browser


@pytest.fixture
def visit(address: str, chromium: Browser) -> Iterator[Callable[..., Visitor]]:
    """Opens the door to as many visitors as a test needs; whatever went wrong in their browsers fails the test."""
    visitors: list[Visitor] = []

    def come(name: str = "Ada", size: str = "desktop", **context: object) -> Visitor:
        visitors.append(Visitor(chromium, address, name, size, **context))
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.leave()
    assert [wrong for visitor in visitors for wrong in visitor.wrongs] == []
