"""What every option of the rules is called, for people who make rules of their own."""
