"""What the plane says to a shape or pose that cannot be."""


class PlaneError(ValueError):
    """A number, pose or outline that no table can hold; ``field`` names the part that is wrong."""

    def __init__(self, message: str, field: str = "") -> None:
        """Keep the sentence and the field it is about."""
        super().__init__(message)
        self.field = field
