"""How positions of the family are drawn."""
