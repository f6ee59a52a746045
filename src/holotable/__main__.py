"""`python -m holotable` is the same as `holotable`."""

from holotable.cli import main

if __name__ == "__main__":
    main()
