"""A game of other rules in the browser: no board, but a sentence that says why, its log and its record."""

import sqlite3

import pytest
from playwright.sync_api import expect

from tests.browser import house
from tests.browser.visitor import PATIENCE, Visitor


@pytest.fixture
def kept(tmp_path, chromium):
    """Ada at a running table whose rules the server, started anew, doesn't know any more."""
    with house.server(tmp_path) as address:
        ada = Visitor(chromium, address, "Ada", "desktop")
        table = ada.table("kingisdead", "me", "me")
        for number in range(3):
            position = ada.ask("GET", f"/tables/{table}/position")
            move = {"number": number, "move": position["moves"][0]["notation"], "id": f"m{number}"}
            ada.ask("POST", f"/tables/{table}/moves", move)
        cookies = ada.context.cookies()
        ada.leave()
    with sqlite3.connect(tmp_path / "regnum.db") as connection:
        connection.execute("UPDATE tables SET version = 99")
    connection.close()
    with house.server(tmp_path) as address:
        ada = Visitor(chromium, address, "Ada", "desktop")
        known = [{"name": cookie["name"], "value": cookie["value"], "url": address} for cookie in cookies]
        ada.context.add_cookies(known)
        yield ada, table
        ada.leave()
        assert ada.wrongs == []


def test_it_says_why_and_can_be_ended(kept):
    ada, table = kept
    ada.open(table)
    words = ada.page.locator(".kept [role=status]")
    expect(words).to_contain_text("Kept: the rules have changed since.", timeout=PATIENCE)
    expect(ada.page.locator(".log .line")).not_to_have_count(0, timeout=PATIENCE)
    expect(ada.page.locator(".log")).to_contain_text("Ada 1: pass")
    expect(ada.page.locator(".kept a[download]")).to_have_count(1)
    ada.page.get_by_role("button", name="End the game").click()
    expect(ada.page.locator(".table[data-status=ended]")).to_have_count(1, timeout=PATIENCE)
    expect(words).not_to_contain_text("may end it")
    expect(ada.page.get_by_role("button", name="Rematch")).to_have_count(1)
