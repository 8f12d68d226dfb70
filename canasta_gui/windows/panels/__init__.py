"""Panels beside the table, and notes and strips over it."""
