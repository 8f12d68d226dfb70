"""The desktop canasta table."""
