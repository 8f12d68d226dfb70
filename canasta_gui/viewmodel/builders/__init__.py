"""Builds the picture from what its viewer may see.

`table_builder` puts it together; each of the other builders makes one thing of it. `table_facts` is
what they read (with the cards laid aside, `staging`, and the order of the hand), `wording` how they
get sentences, and `names` how players and sides are called.
"""
