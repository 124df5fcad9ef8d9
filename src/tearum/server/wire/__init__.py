"""What page and server send each other, as types."""
