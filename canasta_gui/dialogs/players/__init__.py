"""The persons of this computer: naming, choosing, sharing and deleting them."""
