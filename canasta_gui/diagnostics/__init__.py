"""What is written down of errors, so that they can be mended, without any card."""
