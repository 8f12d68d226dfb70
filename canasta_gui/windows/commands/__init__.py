"""What menus, tools and keys do, and the dialogs that they open."""
