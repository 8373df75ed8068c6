"""Tables: making them, sitting down, starting, finding them again."""
