"""The program's place on a Linux desktop: menu entry, icon, file types and manual page."""
