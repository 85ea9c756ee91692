/* What the system calls of another process wait for. */
#ifndef LUNCH_LINUX_CALLS_H
#define LUNCH_LINUX_CALLS_H

#include "../include/CLunchProcess.h"
#include <stdint.h>
#include <sys/types.h>

/* A call that a thread waits in. */
struct lunch_call {
    pid_t process, thread;
    long number;
    uint64_t arguments[6];
    int memory;         /* the process's memory once that is wanted, or -1 */
    int depth;          /* in how many instances of epoll(7) a descriptor is */
    int64_t read_limit; /* how long a read of the terminal that is read waits at most, or -1 */
};

/* Writes into a thread what the call waits for, and how long. */
void lunch_understand(struct lunch_call *call, const struct lunch_terminal *terminal, struct lunch_task *thread);

/* Reads a list of children (proc_pid_children(5)) behind those before; returns how many there are with them. Safe between
   fork and exec. */
int lunch_read_children(const char *path, pid_t *pids, int count, int capacity);

/* The name of a system call that programs wait in, or NULL. */
const char *lunch_call_name(long number);

#endif
