/* What evaluation needs of the operating system: a clock, and threads to start and wait for. */
#ifndef STELLWERK_THREADS_H
#define STELLWERK_THREADS_H

typedef void (*Work)(void *shared, int number);

typedef struct {
    Work work;
    void *shared;
    int number;
} Errand;

#define MOST_THREADS 64

#ifdef _WIN32
#include <windows.h>
typedef HANDLE Thread;
static DWORD WINAPI run_errand(LPVOID given) {
    Errand *errand = (Errand *)given;
    errand->work(errand->shared, errand->number);
    return 0;
}
static int start_thread(Thread *thread, Errand *errand) {
    *thread = CreateThread(NULL, 0, run_errand, errand, 0, NULL);
    return *thread != NULL;
}
static void wait_for_thread(Thread thread) {
    WaitForSingleObject(thread, INFINITE);
    CloseHandle(thread);
}
static inline double seconds_now(void) {
    LARGE_INTEGER ticks, per_second;
    QueryPerformanceCounter(&ticks);
    QueryPerformanceFrequency(&per_second);
    return (double)ticks.QuadPart / (double)per_second.QuadPart;
}
#else
#include <pthread.h>
#include <time.h>
typedef pthread_t Thread;
static void *run_errand(void *given) {
    Errand *errand = (Errand *)given;
    errand->work(errand->shared, errand->number);
    return 0;
}
static int start_thread(Thread *thread, Errand *errand) {
    return pthread_create(thread, 0, run_errand, errand) == 0;
}
static void wait_for_thread(Thread thread) {
    pthread_join(thread, 0);
}
static inline double seconds_now(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}
#endif

/* Do the work once for every number below `threads`, at the same time; number 0 is done by the caller,
   and so is every one for which the system gives no thread. */
static inline void run_on_threads(int threads, Work work, void *shared) {
    Thread started[MOST_THREADS];
    Errand errands[MOST_THREADS];
    int is_running[MOST_THREADS];
    int i;
    for (i = 1; i < threads; i++) {
        errands[i].work = work;
        errands[i].shared = shared;
        errands[i].number = i;
        is_running[i] = start_thread(&started[i], &errands[i]);
    }
    work(shared, 0);
    for (i = 1; i < threads; i++) {
        if (is_running[i]) {
            wait_for_thread(started[i]);
        } else {
            work(shared, i);
        }
    }
}

#endif
