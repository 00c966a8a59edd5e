"""A position in words, for the terminal and for readers who don't see the drawing."""

from typing import Any

from regnum.core.text import Texts


def describe(view: dict[str, Any], texts: Texts) -> str:
    """The course of the game, display, stacks, players; then what moves would bring."""
    course = texts("board-round", round=view["round"])
    if view["last_lap"]:
        course += " · " + texts("board-last-lap")
    lines = [
        course,
        f"{texts('board-display')}: {cards(texts, view['display'])}",
        f"{texts('board-deck')}: {view['deck']}   {texts('board-discards')}: {cards(texts, view['discards'])}",
        "",
        texts("board-territories"),
        *(stack_line(texts, kind, stack) for kind, stack in view["stacks"].items()),
        "",
    ]
    for seat in range(view["players"]):
        lines += player_lines(view, texts, seat)
    if view["forecast"]:
        lines += ["", *forecast_lines(view, texts)]
    if view["contest"]:
        lines += ["", *contest_lines(view, texts)]
    return "\n".join(lines)


def cards(texts: Texts, counts: dict[str, int]) -> str:
    return ", ".join(f"{n} {texts.name('creature', c)}" for c, n in counts.items() if n) or texts("board-nothing")


def cost(texts: Texts, card: dict[str, Any]) -> str:
    return ", ".join("?" if symbol == "?" else texts.name("creature", symbol) for symbol in card["cost"])


def fountain(texts: Texts, stack: dict[str, Any]) -> str:
    """TNO-2.5: the chance that the fountain comes when the top card is taken is public."""
    if stack["fountain"] != "below":
        return texts("board-fountain-gone")
    if stack["below"] == 1:
        return texts("board-fountain-next")
    return texts("board-fountain-below", count=stack["below"])


def stack_line(texts: Texts, kind: str, stack: dict[str, Any]) -> str:
    name, top = texts.name("territory", kind), stack["top"]
    if stack["fountain"] == "contested":
        return f"  {name}: {texts('territory-fountain')}!"
    if top is None:
        return "  " + texts("board-stack-none", territory=name)
    facts = {"value": top["value"], "cost": cost(texts, top), "below": stack["below"]}
    line = texts("board-stack-line", territory=name, fountain=fountain(texts, stack), **facts)
    return f"  {line}\n      {texts(f'power-{kind}')}"


def territory(texts: Texts, card: dict[str, Any]) -> str:
    if card.get("face_down"):
        return texts("board-face-down")
    name = texts.name("territory", card["kind"])
    return texts("board-card", territory=name, value=card["value"], cost=cost(texts, card))


def player_lines(view: dict[str, Any], texts: Texts, seat: int) -> list[str]:
    facts = view["seats"][seat]
    sources = [f"{texts.name('source', name)} {count}" for name, count in facts["points"].items() if count]
    line = texts(
        "board-player", seat=texts.seat(seat), points=facts["total"], sources=", ".join(sources) or "–",
        hand=facts["hand"], worth=facts["worth"], values=facts["values"],
    )  # fmt: skip
    lines = [f"{'▶' if seat == view['actor'] else ' '} {line}"]
    if "cards" in facts:
        lines.append(texts("board-player-cards", cards=cards(texts, facts["cards"])))
    else:
        known = cards(texts, facts["known"])
        if facts["hidden"]:
            known += ", " + texts("board-hidden", count=facts["hidden"])
        lines.append(texts("board-player-known", cards=known))
    reserve = ", ".join(territory(texts, card) for card in facts["reserve"]) or texts("board-nothing")
    lines.append(texts("board-player-reserve", value=facts["reserve_value"], cards=reserve))
    pile = ", ".join(territory(texts, card) for card in reversed(facts["pile"])) or texts("board-nothing")
    lines.append(texts("board-player-pile", cards=pile))
    if facts["fountains"]:
        lines.append(texts("board-player-fountains", count=facts["fountains"]))
    return [lines[0], *(f"    {line}" for line in lines[1:])]


def forecast_lines(view: dict[str, Any], texts: Texts) -> list[str]:
    lines = []
    for kind, facts in view["forecast"]["consolidate"].items():
        brings = ", ".join(forecast_words(view, texts, kind, facts))
        lines.append(texts("board-brings", territory=texts.name("territory", kind), facts=brings))
    if view["forecast"]["saves"]:
        lines.append(texts("board-saves"))
    return lines


def forecast_words(view: dict[str, Any], texts: Texts, kind: str, facts: dict[str, Any]) -> list[str]:
    """What consolidating a territory of the reserve would bring now, in a few words each."""
    words = [texts("board-payable" if facts["payable"] else "board-cannot-pay")]
    if facts.get("enough") is False:
        words.append(texts("board-too-few"))
    elif "values" in facts:
        mine = facts["values"][view["seat"]]
        theirs = "/".join(str(value) for seat, value in enumerate(facts["values"]) if seat != view["seat"])
        words.append(texts("board-temple-values", mine=mine, theirs=theirs))
    if kind == "castle":
        income = texts("board-gains", seat=texts("board-you"), points=facts["points"][view["seat"]][0])
        return [*words, f"{income} {texts('board-each-turn')}"]
    for seat, (least, most) in enumerate(facts["points"] or ()):
        if most:
            points = str(least) if least == most else f"{least}–{most}"
            who = texts("board-you") if seat == view["seat"] else texts.seat(seat)
            words.append(texts("board-gains", seat=who, points=points))
    return words


def contest_lines(view: dict[str, Any], texts: Texts) -> list[str]:
    contest = view["contest"]
    lines = [texts("board-contest", territory=texts.name("territory", contest["territory"])), texts("board-stakes")]
    for seat in range(view["players"]):
        standing = contest["standing"][seat]
        lines.append(
            "  "
            + texts(
                "board-contest-line",
                seat=texts.seat(seat),
                counts=cards(texts, contest["counts"][seat]),
                hidden=contest["hidden"][seat],
                said=texts(f"board-{contest['said'][seat] or 'silent'}"),
                standing="" if standing is None else f" ({texts(f'standing-{standing}')})",
            )
        )
    return lines
