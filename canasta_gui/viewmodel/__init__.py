"""Plain values that describe the picture; no Qt."""
