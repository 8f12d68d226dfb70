"""Computer players. They receive a seat's observation and a seed, and nothing else."""
