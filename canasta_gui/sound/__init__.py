"""The sounds of the table: which sound when, how loud, and by which device."""
