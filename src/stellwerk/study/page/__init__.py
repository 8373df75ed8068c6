"""A review as one page that needs no other file and no script."""
