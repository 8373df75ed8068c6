"""Trans in the terminal."""
