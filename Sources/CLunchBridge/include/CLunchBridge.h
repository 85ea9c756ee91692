/* A pseudo-terminal in front of a framework, within the process that the framework runs in. Every function that can fail
   returns a negative errno. Descriptors are close-on-exec. */
#ifndef CLUNCHBRIDGE_H
#define CLUNCHBRIDGE_H

#include <stdint.h>
#include <sys/types.h>
#include <termios.h>

/* The terminal that the app was started on, and the one that the framework reads. */
struct lunch_bridge_terminals {
    int outer;  /* a copy of standard input as it was */
    int master; /* of the inner terminal: non-blocking, in packet mode (tty_ioctl(4), TIOCPKT) */
    int slave;  /* of the inner terminal, never read; a file description of the bridge's own */
    uint64_t outer_device, inner_device;
    struct termios outer_modes, inner_modes; /* as they were when they were last made equal */
    struct termios first_modes; /* the inner terminal's when it was opened */
};

/* Makes a pseudo-terminal; its slave is the controlling terminal of no process. */
int lunch_bridge_make(int *master, int *slave);

/* Opens an inner terminal with the outer one's modes and size, and has the framework read it: the inner terminal becomes
   standard input. */
int lunch_bridge_open(struct lunch_bridge_terminals *terminals);

/* Takes the framework's terminal away, as a hang-up would. */
void lunch_bridge_close(struct lunch_bridge_terminals *terminals);

/* Carries changes of modes over: the inner terminal's to the outer one, or else the outer one's to the inner one. */
void lunch_bridge_mirror(struct lunch_bridge_terminals *terminals);

/* The form in which the framework has its input. */
enum {
    LUNCH_BRIDGE_CANONICAL = 1,
    LUNCH_BRIDGE_ECHO = 2,
    LUNCH_BRIDGE_POLLED = 4, /* reading does not wait, so that a framework may look from time to time */
    LUNCH_BRIDGE_CHANGED = 8, /* the framework has changed the modes since the terminal was opened */
};
int lunch_bridge_modes(const struct lunch_bridge_terminals *terminals);
/* The first two of these, of the outer terminal. */
int lunch_bridge_outer_modes(const struct lunch_bridge_terminals *terminals);

/* A byte for which the inner terminal would send a signal if it were the app's own (ISIG, termios(3)). */
struct lunch_bridge_key {
    uint8_t byte;
    int signal;
};
/* Writes at most three; returns how many there are. */
int lunch_bridge_keys(const struct lunch_bridge_terminals *terminals, struct lunch_bridge_key *keys);
/* The byte that ends the input of an inner terminal that reads lines. */
uint8_t lunch_bridge_end_of_file(const struct lunch_bridge_terminals *terminals);
/* Sends a signal as a terminal would: to its foreground processes. */
void lunch_bridge_raise(const struct lunch_bridge_terminals *terminals, int signal);
/* Notifies this process that the size of its terminal has changed. */
void lunch_bridge_raise_resize(void);

/* Returns 1 if the outer terminal has another size than the inner one. */
int lunch_bridge_sizes_differ(const struct lunch_bridge_terminals *terminals);
/* Gives the inner terminal the outer one's size; returns whether it could. */
int lunch_bridge_copy_size(const struct lunch_bridge_terminals *terminals);
/* The size that the framework receives, in columns and rows. */
void lunch_bridge_size(const struct lunch_bridge_terminals *terminals, int *columns, int *rows);

/* Returns 1 if bytes wait in the inner terminal that the framework could read; what is on its way has arrived by then. */
int lunch_bridge_has_input(const struct lunch_bridge_terminals *terminals);

enum { LUNCH_BRIDGE_NOT_YET = -1000000 };
/* Reads; 0 is an end of file, LUNCH_BRIDGE_NOT_YET that nothing is there. */
ssize_t lunch_bridge_read(int descriptor, void *bytes, size_t count);
ssize_t lunch_bridge_write(int descriptor, const void *bytes, size_t count);
/* Returns 1 if a descriptor's other end is gone. */
int lunch_bridge_is_hung_up(int descriptor);
/* Returns 1 if a descriptor is a terminal. */
int lunch_bridge_is_terminal(int descriptor);

/* A pipe that wakes the bridge: its reading and its writing end, both non-blocking. */
int lunch_bridge_pipe(int ends[2]);

enum { LUNCH_BRIDGE_READABLE = 1, LUNCH_BRIDGE_WRITABLE = 2, LUNCH_BRIDGE_CLOSED = 4 };
struct lunch_bridge_wait {
    int descriptor; /* negative: not waited for */
    int wanted, ready;
};
/* Waits until one is ready, at most so many nanoseconds, without a limit if that is negative. */
void lunch_bridge_wait(struct lunch_bridge_wait *waits, int count, int64_t nanoseconds);

/* Has the outer terminal be left with the modes that the framework leaves the inner one with. */
void lunch_bridge_mirror_at_exit(const struct lunch_bridge_terminals *terminals);

/* Hands over what stdio holds back of standard output. */
void lunch_bridge_flush(void);

/* The wait of a thread of this process. */
struct lunch_bridge_thread_look {
    uint64_t thread;
    uint64_t turns;       /* another number if it has run */
    int64_t nap;          /* it waits at most so many nanoseconds, or -1 */
    uint8_t waits;        /* whether it waits, and continues only if something happens */
    uint8_t for_inner;    /* whether input of the inner terminal ends the wait */
    uint8_t for_outer;    /* whether input of the outer terminal ends it: LUNCH_BRIDGE_BY_… */
    uint8_t for_thread;   /* whether only another thread ends it */
};
enum { LUNCH_BRIDGE_BY_DESCRIPTOR = 1, LUNCH_BRIDGE_BY_NAME = 2 /* it has opened /dev/tty */ };

/* Looks at all threads but this one; returns how many there are, or a negative errno. */
int lunch_bridge_look(const struct lunch_bridge_terminals *terminals, struct lunch_bridge_thread_look *looks, int capacity);
/* The number and the turns of the calling thread; 0 turns if they are unknown. */
uint64_t lunch_bridge_own_turns(uint64_t *thread);
/* A number that the calling thread alone has. */
uintptr_t lunch_bridge_thread(void);
/* Returns 1 if looks show which thread waits for which terminal. */
int lunch_bridge_sees_readers(void);
/* Returns 1 if the process has /dev/tty open. */
int lunch_bridge_has_opened_tty(void);

/* Returns 1 if this process has a class of that name, in whatever module and type, private or not; 0 if it has none, and -1 if
   that cannot be told. */
int lunch_bridge_has_class(const char *name);

/* The words for an errno. */
const char *lunch_bridge_words(int number);

#endif
