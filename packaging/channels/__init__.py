"""Makes what brings a release to people by other ways than a file to download."""
