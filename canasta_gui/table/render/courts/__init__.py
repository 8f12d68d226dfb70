"""Our own court cards: half figures as lists of parts."""
