"""The subjects of the rules, one file each."""
