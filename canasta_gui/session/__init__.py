"""The logic of a running match, without Qt: what is seen, what gestures mean, what changes."""
