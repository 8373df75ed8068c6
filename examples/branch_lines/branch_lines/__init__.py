"""Branch lines: the smallest family of games one can bring to Stellwerk.

Stations of a valley are joined by tracks. In turn everybody builds one track that is still free.
Each has a secret goal, a station dealt at the start. When all tracks are built, a track counts its
points, and whoever has reached the own goal gets a bonus.
"""
