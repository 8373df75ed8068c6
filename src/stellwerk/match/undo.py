"""Taking a move back."""


class NothingToUndo(ValueError):  # noqa: N818 - it is an answer, not a fault
    """There is no move this seat could take back now."""

    def __init__(self, seat: int) -> None:
        super().__init__(
            f"Seat {seat} has no move to take back: after its last one something was revealed, "
            "somebody else has moved, or it has not moved yet."
        )
        self.seat = seat
