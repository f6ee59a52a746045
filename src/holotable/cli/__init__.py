"""The `holotable` command."""
