"""Ticket to Ride in the terminal."""
