"""Armada's pieces, rulers and tools as shapes on the plane."""
