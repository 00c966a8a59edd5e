"""What a table offers beside moving: undo, reasons, rules, the past, hints, languages, words."""

import json
import random

from playwright.sync_api import expect

from tests.browser.visitor import PATIENCE


def at(visitor, address: str):
    return visitor.page.locator(f'.scene [data-at="{address}"]').first


def test_undo_takes_back(visit):
    ada = visit()
    ada.table("kingisdead", "me", "random")
    at(ada, "hand/garrison").click()
    ada.until("0 0 8")
    assert ada.look()["ply"] == 1
    ada.page.get_by_role("button", name="Undo").click()
    expect(ada.page.locator(".table")).to_have_attribute("data-ply", "0", timeout=PATIENCE)
    expect(at(ada, "hand/garrison")).to_have_attribute("role", "button")
    assert ada.page.get_by_role("button", name="Undo").is_disabled()


def test_a_choice_with_two_targets_is_led_step_by_step(visit):
    ada = visit()
    ada.table("kingisdead", "me", "random")
    at(ada, "hand/crown").click()
    ada.until("0 0 8")
    cards = ada.page.locator('.scene [data-at^="card/"][data-lit]')
    expect(cards).to_have_count(8)
    cards.nth(1).click()
    expect(ada.page.locator('.scene [data-at^="card/"][data-touched]')).to_have_count(1)
    expect(cards).to_have_count(7)
    ada.page.keyboard.press("Escape")
    expect(cards).to_have_count(8)
    assert ada.look()["ply"] == 1


def test_why_not_names_the_rule_and_the_rules_open_there(visit):
    ada = visit()
    ada.table("kingisdead", "me", "random")
    ada.sees(".scene [data-lit]")
    ada.touch("region/deva")
    ada.sees(".reason .rule")
    expect(ada.page.locator(".reason")).to_contain_text("You play Garrison or Ambassador first; then you choose")
    rule = ada.page.locator(".reason .rule").inner_text().strip()
    assert rule.startswith("KID-")
    ada.page.locator(".reason .rule").click()
    ada.sees(".rule.now")
    expect(ada.page.locator(".rule.now")).to_contain_text(rule)
    expect(ada.page.locator(".rule.now")).to_be_in_viewport(timeout=PATIENCE)
    ada.page.locator(".rules input").fill("saxons")
    expect(ada.page.locator(".rules .rule").first).to_be_visible()
    assert all("saxon" in text.lower() for text in ada.page.locator(".rules .rule").all_inner_texts())


def test_the_past_by_slider_keys_and_link(visit):
    ada = visit()
    table = ada.table("kingisdead", "me", "random")
    ada.play_on(random.Random(7))
    board = ada.page.locator(".scene > g").nth(1)
    last = board.text_content()
    plies = ada.look()["ply"]
    ada.page.locator("body").press("ArrowLeft")
    expect(ada.page.locator(".table")).to_have_attribute("data-ply", str(plies - 1), timeout=PATIENCE)
    assert board.text_content() != last
    ada.page.locator("body").press("Home")
    expect(ada.page.locator(".table")).to_have_attribute("data-ply", "0", timeout=PATIENCE)
    ada.page.locator(".replay input").fill("5")
    expect(ada.page.locator(".table")).to_have_attribute("data-ply", "5", timeout=PATIENCE)
    assert ada.page.url.endswith(f"/table/{table}?ply=5")
    ada.page.reload()
    expect(ada.page.locator(".table")).to_have_attribute("data-ply", "5", timeout=PATIENCE)
    ada.page.locator("body").press("End")
    expect(ada.page.locator(".table")).to_have_attribute("data-ply", str(plies), timeout=PATIENCE)
    assert board.text_content() == last
    ada.sees("figure .graph path.c1")
    ada.page.locator(".log .line").nth(8).click()
    expect(ada.page.locator(".table")).not_to_have_attribute("data-ply", str(plies), timeout=PATIENCE)


def test_the_log_shows_its_places_on_the_board(visit):
    ada = visit()
    ada.table("kingisdead", "me", "random")
    at(ada, "hand/scots").click()
    ada.play_on(random.Random(9), plies=4)
    line = ada.page.locator(".log .line", has_text="Ada summons").first
    line.hover()
    expect(ada.page.locator(".scene [data-shown]").first).to_be_visible(timeout=PATIENCE)
    ada.page.locator(".dock .prompt").hover()
    expect(ada.page.locator(".scene [data-shown]")).to_have_count(0)


def test_hints_are_shown_on_the_board(visit):
    ada = visit()
    ada.table("kingisdead", "me", "random")
    ada.until("")
    ada.page.get_by_role("button", name="Hint").click()
    ada.sees(".hints li")
    assert 1 <= ada.page.locator(".hints li").count() <= 3
    expect(ada.page.locator(".hints b").first).to_contain_text("%")
    assert ada.page.locator(".scene .badge").count() + ada.page.locator(".hints button", has_text="Pass").count() >= 1


def test_the_language_changes_at_once_everywhere(visit):
    ada = visit()
    ada.table("kingisdead", "me", "random")
    at(ada, "hand/garrison").click()
    ada.until("0 0 8")
    for lang, undo, card in (("de", "Zurück", "Garnison"), ("it", "Annulla", "Guarnigione")):
        ada.page.locator("#lang").select_option(lang)
        ada.sees(".tools button", undo)
        ada.sees(".log .line", card)
        expect(ada.page.locator("html")).to_have_attribute("lang", lang)
        ada.page.locator("#tab-rules").click()
        expect(ada.page.locator(".rules h3").first).to_be_visible(timeout=PATIENCE)
        ada.page.locator("#tab-log").click()
    assert "Settlement" not in (ada.page.locator(".scene").text_content() or "")


def test_a_table_in_words_is_played_without_a_picture(visit):
    ada = visit()
    ada.table("kingisdead", "me", "random")
    ada.page.locator("#tab-words").click()
    ada.sees(".words pre", "Deva")
    ada.page.locator(".words input").fill("play garrison")
    ada.page.locator(".words input").press("Enter")
    expect(ada.page.locator(".table")).to_have_attribute("data-ply", "1", timeout=PATIENCE)
    ada.page.locator(".words input").fill("summon deva scots")
    ada.page.locator(".words input").press("Enter")
    ada.sees(".reason .rule", "KID-")


def test_play_now_takes_one_touch(visit):
    ada = visit()
    ada.page.goto(ada.address)
    ada.page.get_by_role("button", name="The King is Dead").click()
    ada.sees(".scene [data-lit]")
    assert ada.page.title().startswith("● ")
    expect(ada.page.locator("aside .name b")).to_have_count(2)
    ada.page.locator("header .home").click()
    ada.sees(".turn .state", "Your turn")


COUNT = "window.glides = 0; const go = Element.prototype.animate; Element.prototype.animate = function (...all) {\
 window.glides += this.closest('.scene') ? 1 : 0; return go.apply(this, all); };"


def test_pieces_glide_unless_somebody_wants_stillness(visit):
    moved = {}
    for wish in ("no-preference", "reduce"):
        ada = visit(reduced_motion=wish)
        ada.page.add_init_script(COUNT)
        ada.table("kingisdead", "me", "random")
        ada.play_on(random.Random(8), plies=6)
        moved[wish] = ada.page.evaluate("window.glides")
    assert moved["no-preference"] > 0 == moved["reduce"]


def test_a_stale_move_is_explained_and_the_view_refreshed(visit):
    """The same seat in two windows, one of which has missed what the other decided."""
    ada = visit()
    table = ada.table("kingisdead", "me", "random")
    window = ada.watched(ada.context.new_page())
    deaf: list[bool] = []

    def between(page_side):
        server_side = page_side.connect_to_server()
        server_side.on_message(
            lambda text: None if deaf and json.loads(text)["type"] in ("position", "table") else page_side.send(text)
        )

    window.route_web_socket("**/live?*", between)
    window.goto(f"{ada.address}/table/{table}")
    window.wait_for_selector('.scene [data-at="hand/welsh"][data-lit]')
    deaf.append(True)
    at(ada, "hand/crown").click()
    expect(ada.page.locator(".table")).to_have_attribute("data-ply", "1", timeout=PATIENCE)
    expect(window.locator(".table")).to_have_attribute("data-ply", "0")
    window.locator('.scene [data-at="hand/welsh"]').first.click()
    expect(window.locator(".said p, .reason").first).to_be_visible(timeout=PATIENCE)
    expect(window.locator(".table")).to_have_attribute("data-ply", "1", timeout=PATIENCE)
    expect(window.locator('.scene [data-at^="card/"][data-lit]')).to_have_count(8)


def test_who_opens_a_table_for_four_sees_who_plays_with_whom(visit):
    ada = visit()
    ada.introduced()
    ada.page.goto(f"{ada.address}/new/kingisdead")
    expect(ada.page.locator(".partner")).to_have_count(0)
    ada.page.get_by_role("radio", name="4").check(force=True)
    expect(ada.page.locator(".partner")).to_have_text([f"plays with seat {other}" for other in (3, 4, 1, 2)])
