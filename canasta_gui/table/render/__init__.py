"""How cards and table look: drawings by parameters, rendered once into pixmaps."""
