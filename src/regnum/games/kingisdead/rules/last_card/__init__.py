"""7 The last card with three players: it may be played only to win, so all that can follow is looked at.

After the last card every turn is a pass: what follows is the card's own choices, one summon and the remaining
struggles, and all of it can be tried out. Legality of one card asks for it, so it must be fast: nothing is stored, the
state is changed in place and changed back.

- fates.py: in which ways the game can end, and which of them the player hopes for
- foretelling.py: who will hold each region, and what one summon changes in it
- loyalists.py: the same with Mordred's loyalists (10), where regions depend on each other
- ways.py: all ways of playing a card; may it be played at all?
- settlement.py: the ways of a Settlement, which has the most
- choices.py: once the card is played, which of its choices still win?

tests/rules/kingisdead/test_last_card.py compares all of it with brute force.
"""

from regnum.games.kingisdead.rules.last_card.choices import only_winning
from regnum.games.kingisdead.rules.last_card.ways import can_win_with, is_last_card, must_win

__all__ = ["can_win_with", "is_last_card", "must_win", "only_winning"]
