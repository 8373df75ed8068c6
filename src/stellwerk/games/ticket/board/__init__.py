"""The boards of Ticket to Ride: what their files say, and the checks of it."""
