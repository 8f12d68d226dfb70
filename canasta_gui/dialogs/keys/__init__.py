"""The page of all keys, where they can be changed."""
