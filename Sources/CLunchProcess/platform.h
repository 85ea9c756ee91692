/* What Linux and Darwin say differently. Each function is in platform/linux.c and in platform/darwin.c. */
#ifndef LUNCH_PLATFORM_H
#define LUNCH_PLATFORM_H

#include <poll.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/* Opens a new pseudo-terminal, both ends close-on-exec; returns 0 or a negative errno. */
int lunch_platform_open(int *master, int *slave);

/* Two connected stream sockets, close-on-exec; lunch_platform_send raises no SIGPIPE. */
int lunch_platform_socketpair(int ends[2]);

ssize_t lunch_platform_send(int socket, const void *bytes, size_t count);

/* Two ends of a pipe, close-on-exec. */
int lunch_platform_pipe(int ends[2]);

/* Closes the descriptors from the first to the last; all from the first on where the last is negative. */
void lunch_platform_close_range(int first, int last);

/* Makes orphaned descendants children of this process, where the system can. */
void lunch_platform_adopt(void);

/* Has this process go on when its parent is gone, should somebody have stopped it, where the system can. */
void lunch_platform_outlast(void);

/* Removes the files in a folder that is open. Safe between fork and exec. */
void lunch_platform_empty(int folder);

/* The pids of this process's children; returns how many were written. Safe between fork and exec. */
int lunch_platform_children(pid_t *pids, int capacity);

/* Runs a function, which is to end in exec(2) or _exit(2), in a child of a process that has one thread; returns the
   child's pid, or -1 with errno. The child may share this process's memory until then. */
pid_t lunch_platform_fork(int (*body)(void *), void *context);

/* As poll(2), with its limit in nanoseconds, which is rounded up if the system counts in milliseconds; no limit if it is
   negative. */
int lunch_platform_poll(struct pollfd *requests, int count, int64_t nanoseconds);

#endif
