/* The processes between the tester and a program. The nursery is forked from the tester once, and forks a guard for each
   launch; the guard starts the program. Both run in a fork of a process with threads: only functions that are safe in a
   signal handler (signal-safety(7)), no memory allocation. */
#ifndef LUNCH_GUARD_H
#define LUNCH_GUARD_H

#include "include/CLunchProcess.h"
#include "platform.h"

/* The places of a guard's descriptors; the numbers below are those of /dev/null. */
enum { LUNCH_CONTROL = 3, LUNCH_LIFELINE = 4, LUNCH_SLAVE = 5, LUNCH_ERROR = 6 };

/* The nursery's work: forks a guard for each socket that comes through this one, and reports through it how the guard has
   ended. Leaves once the tester has closed its end and all guards have left. What the process was loaded from is all that
   is kept of the tester's memory. */
__attribute__((noreturn)) void lunch_nursery(int socket, const struct lunch_images *images);

/* The guard's work, in a fork of the nursery: it reads from the control socket what to start. The lifeline reads its end once
   the nursery is gone. */
__attribute__((noreturn)) void lunch_guard(void);

/* Starts the program; returns its pid, or -1 with the reason. */
pid_t lunch_start_program(const struct lunch_spawn *spawn, struct lunch_failure *failure);

/* Sets the actions of the signals that guard and nursery outlive: those of the keyboard, of a terminal that closes, and what
   else ends a tester. */
void lunch_handle_outlived(void (*handler)(int));

#endif
