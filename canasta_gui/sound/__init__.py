"""What is heard at the table: which sound when, how loud, and through what."""
