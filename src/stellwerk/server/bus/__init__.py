"""Notes between the processes of one server."""
