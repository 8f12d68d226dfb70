"""The main window and what stands in it besides the table."""
