/* Threads of Lunch in a process that belongs to other code, and the facts that Linux reports about any thread. */
#ifndef CLUNCHTHREAD_H
#define CLUNCHTHREAD_H

#include <stdint.h>

/* Runs a function on a thread of that name, of at most 15 bytes, which is not joined and which no signal reaches; returns 0
   or a negative errno. */
int lunch_thread(const char *name, void (*body)(void *), void *context);

/* The same for code that is not Lunch's, which finds there what a pool of the system gives it: 8 MiB of stack, and a SIGPIPE
   that is not blocked, so that programs that it starts do not inherit that. */
int lunch_guest_thread(const char *name, void (*body)(void *), void *context);

/* Names the calling thread or process, as ps(1) shows it. */
void lunch_thread_name(const char *name);

/* Keeps the calling thread from taking a processor from others as it wakes up. */
void lunch_thread_stands_back(void);

/* Lets other threads continue when this process crashes by a signal, as long as they are busy and for a second at most; then it
   crashes as it would have. Called once. The function is called in a signal handler. */
void lunch_before_crash(int (*is_busy)(void));

/* A line of proc_pid_stat(5). The times are in clock ticks. */
struct lunch_stat {
    const char *name; /* in the text, without its brackets */
    int name_length;
    char state;
    int parent, group, session, foreground, threads;
    unsigned flags;
    uint64_t faults, used, started, code, stack;
};
/* Returns 0, or -1 if the text is no such line. */
int lunch_parse_stat(const char *text, struct lunch_stat *stat);

/* A line of proc_pid_syscall(5). */
struct lunch_syscall {
    long number;
    uint64_t arguments[6], stack, next;
};
/* Returns 0, or -1 if the thread is in no call. */
int lunch_parse_syscall(const char *text, struct lunch_syscall *call);

/* The number of times that a thread got a processor, from proc_pid_schedstat(5); 0 if the kernel does not count that. */
uint64_t lunch_parse_turns(const char *text);

/* The number of times that a thread has gone to sleep, from proc_pid_status(5); 0 if the text does not have it. */
uint64_t lunch_parse_sleeps(const char *text);

#endif
