/* A crew of threads that stay: they wait for jobs, and share the pieces of each. Whoever waits for a job
   helps with it, so a crew of one is the caller alone. No thread of a crew ever touches the interpreter. */
#ifndef STELLWERK_CREW_H
#define STELLWERK_CREW_H

#include <stdlib.h>

#define MOST_MEMBERS 256

#ifdef _WIN32
#include <windows.h>
typedef HANDLE Member;
typedef SRWLOCK Lock;
typedef CONDITION_VARIABLE Signal;
#define lock_up(lock) AcquireSRWLockExclusive(lock)
#define unlock(lock) ReleaseSRWLockExclusive(lock)
#define wait_for_signal(signal, lock) SleepConditionVariableSRW(signal, lock, INFINITE, 0)
#define wake_all(signal) WakeAllConditionVariable(signal)
#define begin_lock(lock) InitializeSRWLock(lock)
#define begin_signal(signal) InitializeConditionVariable(signal)
#else
#include <pthread.h>
typedef pthread_t Member;
typedef pthread_mutex_t Lock;
typedef pthread_cond_t Signal;
#define lock_up(lock) pthread_mutex_lock(lock)
#define unlock(lock) pthread_mutex_unlock(lock)
#define wait_for_signal(signal, lock) pthread_cond_wait(signal, lock)
#define wake_all(signal) pthread_cond_broadcast(signal)
#define begin_lock(lock) pthread_mutex_init(lock, 0)
#define begin_signal(signal) pthread_cond_init(signal, 0)
#endif

/* Does the pieces from `first` on, up to `last`, which is not one of them. */
typedef void (*Piecework)(void *shared, int first, int last);

typedef struct Job {
    Piecework work;
    void *shared;
    int size;         /* pieces in all */
    int portion;      /* so many are taken at once */
    int next;         /* the first that nobody has taken */
    int unfinished;
    struct Job *after;
} Job;

typedef struct {
    Lock lock;
    Signal arrived;
    Signal finished;
    Job *first;       /* jobs with pieces that nobody has taken, the oldest first */
    Job *last;
    int closing;
    int members;
    Member member[MOST_MEMBERS];
} CrewRoom;

/* With the lock held: take a portion of a job that has one, do it without the lock, and say so. */
static void do_portion(CrewRoom *room, Job *job) {
    int first = job->next;
    int last = first + job->portion < job->size ? first + job->portion : job->size;
    job->next = last;
    if (last == job->size) { /* nothing is left to take: out of the queue */
        Job **link = &room->first;
        Job *before = 0;
        while (*link != job) {
            before = *link;
            link = &(*link)->after;
        }
        *link = job->after;
        if (room->last == job) room->last = before;
    }
    unlock(&room->lock);
    job->work(job->shared, first, last);
    lock_up(&room->lock);
    job->unfinished -= last - first;
    if (job->unfinished == 0) wake_all(&room->finished);
}

static void serve(CrewRoom *room) {
    lock_up(&room->lock);
    while (!room->closing) {
        if (room->first) {
            do_portion(room, room->first);
        } else {
            wait_for_signal(&room->arrived, &room->lock);
        }
    }
    unlock(&room->lock);
}

#ifdef _WIN32
static DWORD WINAPI serve_room(LPVOID room) { serve((CrewRoom *)room); return 0; }
static int start_member(Member *member, CrewRoom *room) {
    *member = CreateThread(NULL, 0, serve_room, room, 0, NULL);
    return *member != NULL;
}
static void see_off(Member member) { WaitForSingleObject(member, INFINITE); CloseHandle(member); }
#else
static void *serve_room(void *room) { serve((CrewRoom *)room); return 0; }
static int start_member(Member *member, CrewRoom *room) {
    return pthread_create(member, 0, serve_room, room) == 0;
}
static void see_off(Member member) { pthread_join(member, 0); }
#endif

/* A crew of so many threads, the caller among them; fewer where the system gives no more; NULL without memory. */
static inline CrewRoom *open_crew(int threads) {
    CrewRoom *room = (CrewRoom *)calloc(1, sizeof(CrewRoom));
    if (!room) return 0;
    begin_lock(&room->lock);
    begin_signal(&room->arrived);
    begin_signal(&room->finished);
    while (room->members < threads - 1 && room->members < MOST_MEMBERS &&
           start_member(&room->member[room->members], room)) {
        room->members++;
    }
    return room;
}

/* Hand over a job; its owner leaves it alone until it has waited for it. */
static inline void post_job(CrewRoom *room, Job *job) {
    job->next = 0;
    job->unfinished = job->size;
    job->after = 0;
    if (job->size == 0) return;
    lock_up(&room->lock);
    if (room->last) {
        room->last->after = job;
    } else {
        room->first = job;
    }
    room->last = job;
    wake_all(&room->arrived);
    unlock(&room->lock);
}

static inline void finish_job(CrewRoom *room, Job *job) {
    lock_up(&room->lock);
    while (job->unfinished) {
        if (job->next < job->size) {
            do_portion(room, job);
        } else {
            wait_for_signal(&room->finished, &room->lock);
        }
    }
    unlock(&room->lock);
}

/* Send everybody home; no job may be under way. */
static inline void close_crew(CrewRoom *room) {
    int i;
    lock_up(&room->lock);
    room->closing = 1;
    wake_all(&room->arrived);
    unlock(&room->lock);
    for (i = 0; i < room->members; i++) see_off(room->member[i]);
    free(room);
}

#endif
