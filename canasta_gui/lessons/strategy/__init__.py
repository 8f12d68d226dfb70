"""Lessons beyond the rules: what a good player does where the rules leave the choice."""
