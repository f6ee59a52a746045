"""Many games at once: pairings, ratings and balance reports."""
