"""A recorded deal for people outside the program: as text, as a strip of pictures, as a film."""
