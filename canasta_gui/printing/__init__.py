"""The score sheet as a page to hang up: what stands on it, where, and in which ink."""
