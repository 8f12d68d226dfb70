"""The printed score sheet: its content, its layout, its colours and its output."""
