"""The logic of a running match, without Qt: its view, the meaning of gestures, its changes."""
