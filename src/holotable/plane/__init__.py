"""The geometry of a table with pieces on it: exact, fast, and without any game.

Lengths are millimetres, x to the right and y up; headings are degrees clockwise from +y. Shapes are made in a piece's
own frame, where it looks along +y, and put on the table with ``shape.at(pose)``.
"""
