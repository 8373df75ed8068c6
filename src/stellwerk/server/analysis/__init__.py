"""A place to try: the free analysis board, and tables that go on from a step of a match."""
