"""How the value net is made: `python -m engine.ai.training`. No part of the program."""
