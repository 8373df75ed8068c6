# Threads without Python's lock, for loops that touch no Python object, and a clock that never goes back.

cdef extern from "threads.h" nogil:
    enum:
        MOST_THREADS
    ctypedef void (*Work)(void* shared, int number) noexcept nogil
    void run_on_threads(int threads, Work work, void* shared)
    double seconds_now()
