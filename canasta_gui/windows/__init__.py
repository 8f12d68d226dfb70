"""The main window and everything in it besides the table."""
