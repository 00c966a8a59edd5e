"""What is compiled is kept under a hash of all that it depends on, so that nothing stale is ever loaded."""

from regnum.bots.tree import compile_search
from regnum.core.compiled import specialise
from regnum.core.game import Game


def inner(x):
    return x


def outer(x):
    return x


def test_a_function_depends_on_all_that_those_it_calls_depend_on(game: Game):
    """The search calls what values positions, and that calls the evaluation: a change there must reach the search."""
    evaluate = game.evaluation.evaluate
    own = game.optional_part("evaluation")
    assert (f"games/{game.id}/evaluation" if own else "core") in evaluate.parts
    called = specialise(inner, game.id, inner=True, evaluate=evaluate)
    assert set(evaluate.parts) <= set(specialise(outer, game.id, called=called).parts)
    assert set(evaluate.parts) <= set(compile_search(game).parts)
