"""Rooms: a match that is being played, whoever is there, and all that happens in it, one thing after another."""
