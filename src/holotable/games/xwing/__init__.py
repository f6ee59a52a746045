"""X-Wing: ships on a plane, measured with rulers, arcs and templates."""

from holotable.games.xwing.measuring import draw, measure
from holotable.games.xwing.table import Table

__all__ = ["Table", "draw", "measure"]
