"""A user's own table of cards, as odd as the rules allow, is played to the end."""

import json
import os
import subprocess
import sys
from pathlib import Path

CODE = """
import json, random
from regnum.core.match import Match
from regnum.games import load
game = load("tirnanog")
lengths = []
for players in game.players:
    for seed in range(4):
        luck = random.Random(seed)
        match = Match(game, players, seed)
        while not match.over:
            seat = match.actor
            view = match.view(seat)
            svg = match.scene(seat).svg()
            for move in match.moves():
                assert all(f'data-at="{address}"' in svg for address in move.addresses)
            eager = [m.action for m in match.moves() if m.verb in ("consolidate", "pay", "reserve", "join")]
            match.play(luck.choice(eager or match.legal))
        lengths.append(match.ply)
print(json.dumps([game.components, max(lengths), "pay" in game.space.by_notation, game.width]))
"""


COSTS = (["dragon"], ["?", "?", "dragon", "elf", "?"], ["?", "?"])


def test_other_cards(tmp_path):
    """Many volcanoes, costs of one and of five symbols, few fairies, forests worth 1."""
    own = Path(__file__).parents[2] / "src/regnum/games/tirnanog/components.json"
    data = json.loads(own.read_text("utf-8"))
    data["species"] = {"dragon": 30, "elf": 10, "griffin": 8, "centaur": 6, "fairy": 4}
    cards = []
    for kind, count in {"plain": 5, "castle": 3, "forest": 3, "river": 3, "temple": 3, "volcano": 29}.items():
        value = {"plain": 2, "castle": 3, "river": 4, "temple": 3, "volcano": 1, "forest": 1}[kind]
        for number in range(count):
            cost = COSTS[number % 3]
            cards.append({"id": f"my_{kind}_{number}", "kind": kind, "value": value, "cost": cost})
    data["territories"] = cards
    (tmp_path / "tirnanog.json").write_text(json.dumps(data))
    environment = {**os.environ, "REGNUM_COMPONENTS": str(tmp_path), "NUMBA_DISABLE_JIT": "1"}
    run = subprocess.run([sys.executable, "-c", CODE], env=environment, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    components, longest, pays_nothing, width = json.loads(run.stdout)
    assert components
    assert longest < 400
    assert pays_nothing  # a plain makes a cost of one symbol free
    assert width >= 70
