"""Shows recorded deals on the table: the time line, the buttons below, and their actions."""
