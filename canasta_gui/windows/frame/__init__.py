"""The main window: its menus, its tools and its first page."""
