"""The sentences for refusals, by what the rules are about."""
