"""The Ticket to Ride family with its names: boards, moves, views, events."""
