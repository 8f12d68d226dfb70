"""Lessons in strategy: what a good player does where the rules leave the choice."""
