"""What the game measures and lays: bases, arcs, ranges, templates and the regions of the table."""
