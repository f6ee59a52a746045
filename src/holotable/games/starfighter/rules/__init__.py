"""The rules of Starfighter, in the order of the rule book's chapters.

Importing them all fills the register of steps.
"""

from holotable.games.starfighter.rules import battle, combat, deployment, end, reinforcements, set_up
from holotable.games.starfighter.rules.steps import sf

__all__ = ["battle", "combat", "deployment", "end", "reinforcements", "set_up", "sf"]
