"""Playing in the terminal: questions, answers, and what can be typed between them."""
