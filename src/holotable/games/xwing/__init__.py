"""X-Wing: ships on a plane, measured with rulers, arcs and templates."""

from holotable.games.xwing.catalogue import TITLE, catalogue
from holotable.games.xwing.measuring import draw, measure, show
from holotable.games.xwing.table import Table

__all__ = ["TITLE", "Table", "catalogue", "draw", "measure", "show"]
