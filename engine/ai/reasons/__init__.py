"""Every reason that computer players give: one function each, which tells when it is true."""
