"""Makes tables in a wanted state, for tests and for the builders' tools; never shipped."""
