"""What every command shares: finding it, its words, its output, and what happens when something goes wrong."""
