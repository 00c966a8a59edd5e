"""Holdfast: what its refusals say is true."""

from tests.refusals import Check, Refusal


def is_bound(it: Refusal) -> bool:
    return it.verb == "yield" and it.view["card"] == "five"


CHECKS: dict[str, Check] = {"why-bound": is_bound}
