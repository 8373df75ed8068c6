"""Matches being played: in memory while somebody looks, in the database always."""
