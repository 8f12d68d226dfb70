"""The lessons in the rules, those of one subject in one file."""
