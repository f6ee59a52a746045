"""The steps by which a database comes to the present schema."""
