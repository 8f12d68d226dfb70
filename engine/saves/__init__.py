"""What a match file is made of: its lines, its lock, its older formats."""
