"""The players by rules of thumb: the policy on counts, with what they remember and why they act."""
