"""The lobby tells which games are not ready yet, and no longer once they are."""

import json

from playwright.sync_api import expect

from tests.browser.visitor import PATIENCE


def test_rules_that_are_being_prepared_are_told_until_they_are(visit):
    ada = visit()
    left = [["tara", "tirnanog"], ["tirnanog"], []]

    def answer(route):
        facts = {"ok": True, "preparing": left.pop(0) if len(left) > 1 else left[0]}
        route.fulfill(status=200, content_type="application/json", body=json.dumps(facts))

    ada.page.route("**/healthz", answer)
    ada.page.goto(ada.address)
    cards = ada.page.locator(".games li", has=ada.page.locator(".preparing"))
    expect(cards.filter(has_text="Tir Nan Og")).to_have_count(1, timeout=PATIENCE)
    expect(cards).to_have_count(0, timeout=PATIENCE)
    assert left == [[]]
