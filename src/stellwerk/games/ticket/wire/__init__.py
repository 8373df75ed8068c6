"""Everything Ticket to Ride sends and reads, as structs."""
