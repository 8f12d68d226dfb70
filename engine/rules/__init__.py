"""One rule, one function, named as its rule id."""
