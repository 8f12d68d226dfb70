"""The start of the program, its assembly, and the errors that nothing caught."""
