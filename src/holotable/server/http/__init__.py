"""The HTTP API: typed routes, the document that describes them, and what each of them does."""
