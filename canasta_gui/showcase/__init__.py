"""The program without a player: a trial run, a demonstration, the pictures of the documents."""
