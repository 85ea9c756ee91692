/* What the system calls of another process wait for. */
#ifndef LUNCH_LINUX_CALLS_H
#define LUNCH_LINUX_CALLS_H

#include "../include/CLunchProcess.h"
#include <stdint.h>
#include <sys/types.h>

/* A call that a thread waits in. */
struct lunch_call {
    pid_t process;
    long number;
    uint64_t arguments[6];
    struct lunch_relays *relays;
    int memory; /* the process's memory once that is wanted, or -1 */
};

/* A terminal of the program's own that a thread waits for, by its descriptor: what was written to it may be on its way. */
struct lunch_relay {
    pid_t process;
    int descriptor;
};
struct lunch_relays {
    struct lunch_relay list[64];
    int count;
};

/* Has the kernel hand on what is on its way to a terminal or from it. Otherwise all may seem to wait while nobody has been
   woken yet. */
void lunch_flush_relay(const struct lunch_relay *relay);

/* Writes into a thread what the call waits for, and how long; adds the program's own terminals among that. */
void lunch_understand(struct lunch_call *call, const struct lunch_terminal *terminal, struct lunch_relays *relays,
                      struct lunch_task *thread);

/* The name of a system call that programs wait in, or NULL. */
const char *lunch_call_name(long number);

#endif
