"""The geometry of a table: poses, bases, arcs, rulers, templates and sight."""
