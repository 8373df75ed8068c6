from stellwerk.kernel.chance cimport Dice
from stellwerk.kernel.procedures cimport Procedures

cdef struct Played:
    long long rounds
    long long steps
    long long points          # of all seats

cdef void play_games(
    Procedures* rules, void* board, void* position, int games, unsigned char* key, Dice* dice,
    Played* played
) noexcept nogil
