"""Load: many tables of a real server played at once, and what that costs."""
