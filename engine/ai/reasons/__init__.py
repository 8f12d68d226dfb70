"""Every reason that computer players give: one function each, which says when it is true."""
