"""The kernel of the Ticket to Ride family."""
