"""What is known about a request: who asks, from where, in which language, and what they may do."""
