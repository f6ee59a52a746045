"""A digital table for space battles: tabletop games with every rule enforced."""
