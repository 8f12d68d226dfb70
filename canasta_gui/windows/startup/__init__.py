"""The start of the program, its assembly, and the handling of uncaught errors."""
