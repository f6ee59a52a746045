"""Starfighter: a duel of two cruisers, fought with chains of effects (Training, Skirmish, Total War)."""

from holotable.games.starfighter.game import Starfighter, game

__all__ = ["Starfighter", "game"]
