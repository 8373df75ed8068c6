"""What happens although nobody asks: clocks run out, tables are swept, old things are deleted."""
