"""The commands of menus, tools and keys, and the dialogs that they open."""
