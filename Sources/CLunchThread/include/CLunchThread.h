/* Threads of Lunch in a process that belongs to other code. */
#ifndef CLUNCHTHREAD_H
#define CLUNCHTHREAD_H

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

/* Lets other threads go on when this process crashes by a signal, as long as they are busy and for a second at most; then it
   crashes as it would have. Called once. The function is called in a signal handler. */
void lunch_before_crash(int (*is_busy)(void));

#endif
