from stellwerk.kernel.state import KernelRules

def random_games(
    rules: KernelRules, games: int, seed: bytes, dice_seed: int
) -> tuple[int, int]: ...
def random_rounds(
    rules: KernelRules, games: int, seed: bytes, dice_seed: int
) -> tuple[int, int, int]: ...
