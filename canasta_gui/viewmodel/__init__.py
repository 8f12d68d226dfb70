"""Plain values that describe the picture; no Qt.

`table_view` and `seat_views` are what the table shows, which `builders` make; `choreography` says
by which beats it changes; `gestures` and `zones` are what a player does where. The others describe
a match, a deal or a game for the windows.
"""
