"""In which order rules are linked into what Python calls."""

from regnum.core.linking import InnerLibrary, OuterLibrary, _called


def library(kind, *called):
    made = kind.__new__(kind)
    made._linking_libraries = list(called)
    return made


def test_what_python_calls_too_comes_after_all_rules():
    """It is optimised: rules in it may no longer call others, which the linker then drops though rules need them."""
    shared = library(InnerLibrary)
    step = library(OuterLibrary, library(InnerLibrary, shared))
    evaluation = library(InnerLibrary, shared)
    assert _called(library(OuterLibrary, step, evaluation)) == [evaluation, shared, step]


def test_callers_come_before_what_they_call():
    deep = library(InnerLibrary)
    middle = library(InnerLibrary, deep)
    assert _called(library(OuterLibrary, middle, deep)) == [middle, deep]
    assert _called(library(InnerLibrary, middle)) == [middle, deep]
