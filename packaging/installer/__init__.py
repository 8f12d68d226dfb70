"""What turns the built program into something that a person installs, for each system."""
