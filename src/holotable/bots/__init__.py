"""Opponents written once for all games."""
