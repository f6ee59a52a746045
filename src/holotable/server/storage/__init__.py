"""What is kept of matches and guests, behind an interface that other databases can keep too."""
