"""The club player: sound rules of thumb, the public memory, and an eye on its partner."""
