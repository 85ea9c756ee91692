/* Threads of Lunch's own, in a process that belongs to somebody else. */
#ifndef CLUNCHTHREAD_H
#define CLUNCHTHREAD_H

/* Runs a function on a thread of that name, of at most 15 bytes, which nobody joins and which no signal reaches; returns 0 or
   a negative errno. */
int lunch_thread(const char *name, void (*body)(void *), void *context);

/* The same for code that is not Lunch's, which finds there what a pool of the system gives it: 8 MiB of stack, and a SIGPIPE
   that is not blocked, so that programs that it starts do not inherit that. */
int lunch_guest_thread(const char *name, void (*body)(void *), void *context);

/* Names the calling thread or process, as ps(1) shows it. */
void lunch_thread_name(const char *name);

/* Lets the calling thread wait until the others rest when it wakes up, with the same share of the processors. */
void lunch_thread_stands_back(void);

/* A flag that each thread has for itself, 0 at first. */
int lunch_thread_flag(void);
void lunch_thread_set_flag(int flag);

/* Lets other threads go on when this process crashes by a signal, as long as they are busy and for a second at most; then it
   crashes as it would have. Called once. The function is called in a signal handler. */
void lunch_before_crash(int (*is_busy)(void));

#endif
