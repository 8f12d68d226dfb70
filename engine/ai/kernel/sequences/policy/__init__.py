"""The same rules of thumb as the club's, where suits count."""
