"""The server: rooms in which matches are played, what is stored of them, and how browsers talk to it."""
