"""The furniture: everything on the table besides the cards."""
