"""The lessons, one file each, in the order in which a newcomer meets them."""
