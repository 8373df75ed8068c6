# Threads that stay and share the pieces of jobs, without Python's lock.

cdef extern from "crew.h" nogil:
    ctypedef void (*Piecework)(void* shared, int first, int last) noexcept nogil
    ctypedef struct Job:
        Piecework work
        void* shared
        int size
        int portion
        int unfinished
    ctypedef struct CrewRoom:
        int members
    CrewRoom* open_crew(int threads)
    void post_job(CrewRoom* room, Job* job)
    void finish_job(CrewRoom* room, Job* job)
    void close_crew(CrewRoom* room)

cdef class Crew:
    cdef CrewRoom* room
