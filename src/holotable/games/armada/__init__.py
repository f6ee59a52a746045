"""Star Wars: Armada: its pieces, rulers and tools on the plane.

>>> from holotable.games import armada
>>> table = armada.Table.load("corner.json")
>>> shot = table.attack("A", "front", "B", "left")
>>> shot.range, shot.sight, shot.obstructed_by
"""

from holotable.games.armada.catalogue import TITLE, catalogue
from holotable.games.armada.measuring import draw, measure, show
from holotable.games.armada.table import Table

__all__ = ["TITLE", "Table", "catalogue", "draw", "measure", "show"]
