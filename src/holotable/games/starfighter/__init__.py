"""Starfighter: squadrons in the sectors between two cruisers."""
