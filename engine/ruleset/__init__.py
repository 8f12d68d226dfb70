"""Rules as data: the model, the editions, loading and checking."""
