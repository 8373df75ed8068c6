"""Puzzles of Ticket to Ride: questions whose answers can be proven."""
