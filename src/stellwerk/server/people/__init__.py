"""People: guests, accounts, links, keys; who is asking, and what they may."""
