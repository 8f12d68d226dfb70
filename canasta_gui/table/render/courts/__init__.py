"""Court cards drawn in code: half figures as lists of parts."""
