"""Dialogs: windows with one question or one subject each."""
