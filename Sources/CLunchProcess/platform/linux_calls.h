/* The things that the system calls of another process wait for. */
#ifndef LUNCH_LINUX_CALLS_H
#define LUNCH_LINUX_CALLS_H

#include "../include/CLunchProcess.h"
#include <CLunchThread.h>
#include <stdint.h>
#include <sys/types.h>

/* A call that a thread waits in. */
struct lunch_call {
    pid_t process, thread;
    struct lunch_syscall made;
    struct lunch_relays *relays;
    int *shortage;      /* gets the errno if no descriptor is left */
    int memory;         /* the process's memory once that is wanted, or -1 */
    int depth;          /* in how many instances of epoll(7) a descriptor is */
    int64_t read_limit; /* how long a read of the terminal that is read waits at most, or -1 */
};

/* A terminal of the program's own that a thread waits for, by its descriptor: what was written to it may be on its way. */
struct lunch_relay {
    pid_t process, thread;
    int descriptor;
};
struct lunch_relays {
    struct lunch_relay list[64];
    int count;
};

/* Has the kernel hand on what is on its way to a terminal or from it. Otherwise all may seem to wait while none has been
   woken yet. */
void lunch_flush_relay(const struct lunch_relay *relay, int *shortage);

/* Notes that a file could not be opened, if that is because no descriptor is left; errno stays. */
void lunch_note_shortage(int *shortage);

/* Writes into a thread what the call waits for, and how long; adds the program's own terminals among that. */
void lunch_understand(struct lunch_call *call, const struct lunch_terminal *terminal, struct lunch_relays *relays,
                      struct lunch_task *thread);

/* More than any wait lasts, in nanoseconds; and a second. */
#define LUNCH_LONGEST ((int64_t)1000000000 * 86400 * 365)
#define LUNCH_SECOND ((int64_t)1000000000)

/* A wait has one limit more, in nanoseconds from its begin (elapses) or from now; the nearest counts. */
void lunch_limit(struct lunch_task *thread, int64_t nanoseconds, int elapses);

/* A descriptor that a thread waits to read from; returns whether it is the terminal. */
int lunch_watch(struct lunch_call *call, int descriptor, const struct lunch_terminal *terminal, struct lunch_task *thread);
void lunch_watch_epoll(struct lunch_call *call, int instance, const struct lunch_terminal *terminal,
                       struct lunch_task *thread);
int lunch_is_terminal(const struct lunch_call *call, int descriptor, const struct lunch_terminal *terminal);
int lunch_is_socket(const struct lunch_call *call, int descriptor);

/* The time that a socket lets its reads or writes wait (SO_RCVTIMEO, socket(7)). */
void lunch_limit_by_socket(const struct lunch_call *call, int descriptor, int option, struct lunch_task *thread);

#endif
