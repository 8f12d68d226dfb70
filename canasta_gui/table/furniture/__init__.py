"""Everything on the table besides the cards: plates, words, marks and buttons."""
