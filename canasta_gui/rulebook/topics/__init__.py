"""The subjects of the rules, related ones in one file."""
