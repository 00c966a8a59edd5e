"""One server and one browser for all of them; each test has its own visitors."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser import house
from tests.browser.visitor import Visitor


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
