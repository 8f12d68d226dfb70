"""The parts of a match file: lines, header, lock, older formats."""
