"""The examples of docs/environments.md run, one after the other."""

import re
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "environments.md"


def test_examples_run():
    examples = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    names: dict = {}
    for example in examples:
        exec(compile(example, PAGE.name, "exec"), names)
    assert len(examples) == 5
    assert names["batch"].n == len(names["actions"]) * 4
