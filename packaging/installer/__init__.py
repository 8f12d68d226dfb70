"""Makes the installers for each system from the built program."""
