"""What stands beside or over the table: panels, notes, strips."""
