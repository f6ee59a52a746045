"""The games, each in a package of its own, found by name."""
