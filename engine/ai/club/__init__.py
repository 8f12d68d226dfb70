"""The players by rules of thumb: the kernel's policy with memory and reasons."""
