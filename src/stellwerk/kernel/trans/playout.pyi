from stellwerk.kernel.trans.board import Rules

def random_rounds(
    rules: Rules, games: int, seed: bytes, dice_seed: int
) -> tuple[int, int, int]: ...
