"""Study: lessons before the first match, and looking back at matches to learn from them."""
