"""What the terminal offers a family that shows itself there."""
