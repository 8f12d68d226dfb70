"""What a player could do instead of what was refused: the smallest change that is legal."""
