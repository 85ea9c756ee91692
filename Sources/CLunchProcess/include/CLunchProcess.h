/* A child process on a pseudo-terminal, with a guard that outlives the tester. Every function that can fail returns
   a negative errno. Descriptors are close-on-exec. */
#ifndef CLUNCHPROCESS_H
#define CLUNCHPROCESS_H

#include <stdint.h>
#include <sys/types.h>

/* The step that failed when a child could not be started. */
enum lunch_stage {
    LUNCH_STAGE_NONE,
    LUNCH_STAGE_TERMINAL,  /* opening the pseudo-terminal */
    LUNCH_STAGE_FORK,      /* starting a process */
    LUNCH_STAGE_SESSION,   /* making the terminal the child's controlling terminal */
    LUNCH_STAGE_DIRECTORY, /* changing to the working directory */
    LUNCH_STAGE_EXEC,      /* running the program */
    LUNCH_STAGE_FILE,      /* writing the file that the program reads */
    LUNCH_STAGE_FOLDERS,   /* making the folders that the program writes to */
    LUNCH_STAGE_GUARD,     /* the guard was ended before it had told anything */
    LUNCH_STAGE_NURSERY,   /* the nursery was */
    LUNCH_STAGE_LIMIT,     /* nothing was heard of the start in time */
};

struct lunch_spawn {
    const char *path;         /* the program's file */
    char *const *arguments;   /* ends with NULL; the first is the program's name for itself */
    char *const *environment; /* ends with NULL */
    const char *directory;    /* the working directory, or NULL for the tester's */
    uint16_t columns, rows;   /* the terminal's size before the program starts */
    int apart;                /* whether standard error has a pipe of its own */
    const char *folder;       /* a private folder, which is there once somebody writes into it; the guard removes it */
    char *const *folders;     /* folders in it that the guard makes before the program starts; ends with NULL; or NULL */
    const char *file;         /* the name of a file in it that the guard writes before the program starts, or NULL */
    const void *text;         /* what the file holds */
    size_t length;
    int32_t limit; /* how many milliseconds the start may take */
};

struct lunch_child {
    int master;    /* the pseudo-terminal's master: non-blocking, in packet mode (tty_ioctl(4), TIOCPKT) */
    int slave;     /* kept open, so that the terminal lasts while the program reopens it; never read */
    int error;     /* the reading end of standard error, non-blocking, or -1 */
    int error_end; /* the writing end, kept open, so that nobody is woken as the program closes its own; or -1 */
    int control;   /* the guard: reports are read from it, non-blocking */
    pid_t pid;     /* the program, a session leader */
    pid_t guard;   /* the process between nursery and program, a child of the nursery */
    pid_t nursery; /* the process that forks guards, a child of the tester */
    enum lunch_stage stage;
    int lost_status; /* the wait status of the guard or the nursery that was ended, or -1 if it is not known */
};

/* Starts a program; returns 0, or a negative errno with the stage that failed. */
int lunch_start(const struct lunch_spawn *spawn, struct lunch_child *child);

/* Has the guard of the next launch forked ahead, unless there is one. The launch that needs it reports a failure. */
void lunch_prepare(void);

/* Continues a stopped process. */
void lunch_continue(pid_t process);

/* The wait status of a nursery that is about to leave, or -1. */
int lunch_nursery_status(pid_t nursery);

/* The reason why a process may not be signalled: 0 if it may, or a negative errno. */
int lunch_may_signal(pid_t process);

/* Writes a new file into a private folder, which is made where it doesn't exist; returns 0 or a negative errno. */
int lunch_write_private(const char *folder, const char *name, const void *bytes, size_t count);
void lunch_remove_file(const char *path);

/* Makes folders in a private folder, each after the one that it is in; returns 0 or a negative errno. */
int lunch_make_folders(const char *folder, char *const *names);

/* Removes a private folder with all that is in it; none need be there. */
void lunch_remove_private(const char *folder);

/* The reports that come through the control socket, each in one piece. */
struct lunch_report {
    int32_t kind;  /* LUNCH_REPORT_… */
    int32_t value; /* a pid, a wait status (wait(2)), or an errno */
    int32_t stage;
};
enum lunch_report_kind {
    LUNCH_REPORT_GUARD = 1, /* by the nursery, the pid of the guard that it has forked */
    LUNCH_REPORT_STARTED,
    LUNCH_REPORT_FAILED,
    LUNCH_REPORT_EXITED,        /* the program itself; others that it started may live on */
    LUNCH_REPORT_GONE,          /* nothing that it started is left; the guard is about to remove its folder and to leave */
    LUNCH_REPORT_NURSERY_ENDED, /* nobody forks guards any more: the guard kills all at once */
    LUNCH_REPORT_GUARD_ENDED,   /* by the nursery, how the guard has ended; nothing comes behind it */
};

/* Sends a signal to a program's process group. Returns 0, or a negative errno: ESRCH if a report waits to be read, since
   that may be of the program's end. */
int lunch_signal(int control, pid_t program, int signal);

/* Hangs up on a program, as lunch_signal does it. */
void lunch_hang_up(int control, pid_t program);

/* Has the guard hang up on all others that the program started; it terminates all after so many milliseconds, and kills them
   after as many again. */
void lunch_end(int control, int32_t patience);

/* Kills a process group without the guard. */
void lunch_kill_group(pid_t leader);

/* System calls that are repeated where a signal interrupted them. */
enum { LUNCH_NOT_YET = -1000000 }; /* read: nothing is there; write: nothing is taken */
ssize_t lunch_read(int descriptor, void *bytes, size_t count);
ssize_t lunch_write(int descriptor, const void *bytes, size_t count);
int lunch_close(int descriptor);

/* A descriptor that becomes readable when it rings; returns it or a negative errno. */
int lunch_alarm(void);

/* Has it ring after so many milliseconds, 0 for at once; only the last of several calls counts. */
void lunch_ring(int alarm, int milliseconds);

/* Ends its ringing. */
void lunch_quiet(int alarm);

enum { LUNCH_READABLE = 1, LUNCH_WRITABLE = 2, LUNCH_CLOSED = 4 };
struct lunch_wait {
    int descriptor; /* negative: not waited for */
    int wanted;     /* LUNCH_READABLE | LUNCH_WRITABLE */
    int ready;
};
/* Waits until one is ready, at most so many nanoseconds, without a limit where that is negative; returns how many are,
   or a negative errno: EINTR if a signal's handler has run in the meantime, and the caller waits again. */
int lunch_wait(struct lunch_wait *waits, int count, int64_t nanoseconds);

/* Sets the terminal's size; the kernel sends SIGWINCH where it changed. */
int lunch_resize(int master, uint16_t columns, uint16_t rows);

/* The terminal's treatment of input (termios(3)). */
enum {
    LUNCH_INPUT_CANONICAL = 1,
    LUNCH_INPUT_ECHO = 2,
    LUNCH_INPUT_SIGNALS = 4,
    LUNCH_INPUT_FLOW = 8,
};
int lunch_input_modes(int master);

/* True if the terminal writes a return before each newline of the program (ONLCR, termios(3)). */
int lunch_adds_returns(int master);

/* True if the terminal acts on a byte itself, so that the program does not get to read it. */
int lunch_is_special(int master, uint8_t byte);

/* The status of packet mode at the head of a read: what happened to the terminal, of these. */
enum {
    LUNCH_PACKET_FLUSHED = 1, /* the input that waited was thrown away */
    LUNCH_PACKET_STOPPED = 2, /* the output was stopped (tcflow(3), or the key for it) */
    LUNCH_PACKET_STARTED = 4, /* it continues */
};
int lunch_packet_events(uint8_t status);

/* Taking a wait status apart: the exit code, or -1; the signal, or 0. */
int lunch_exit_code(int status);
int lunch_exit_signal(int status);

/* The errno for an argument that makes no sense (EINVAL). */
int lunch_invalid(void);

/* Returns true if an errno means that no descriptor is left: to this process (EMFILE), or to the system (ENFILE). */
int lunch_is_shortage(int number);
/* Returns true if an errno means that a file or a folder does not exist (ENOENT). */
int lunch_is_missing(int number);

/* The name of a system call that programs wait in, or NULL. */
const char *lunch_call_name(long number);

/* The pids of a process's children, whichever of its threads started them; returns how many were written. */
int lunch_children(pid_t process, pid_t *pids, int capacity);

/* The activity of a thread. */
enum lunch_task_state {
    LUNCH_TASK_RUNS,    /* it computes, waits for the processor or a device, or is about to: nothing else has to wake it */
    LUNCH_TASK_WAITS,
    LUNCH_TASK_STOPPED, /* a signal or a debugger has stopped it */
    LUNCH_TASK_ENDED,   /* it has ended, and nobody has asked how */
    LUNCH_TASK_UNKNOWN, /* the system does not tell what it waits for */
};
struct lunch_task {
    pid_t process, thread;
    char name[16];           /* as the thread has named itself */
    char call[32];           /* the system call that it waits in */
    uint64_t switches;       /* how often it has been given a processor, or gone to sleep: another number if it has run */
    uint8_t counts_turns;    /* whether it is the former */
    uint64_t children;       /* the same for the same children */
    uint64_t site;           /* the same for two waits at one place in the program */
    int64_t limit;           /* how many nanoseconds the wait lasts at most, or -1 */
    uint8_t elapses;         /* whether the limit counts from the beginning of the wait, and not from this look */
    uint8_t state;           /* enum lunch_task_state */
    uint8_t for_input;       /* whether input of the terminal would end the wait */
    uint8_t reads_terminal;  /* whether it waits in read(2) for that */
    uint8_t writes_terminal; /* whether it waits until the terminal takes what it writes */
    uint8_t may_end;         /* whether it may have a limit of which the system does not tell */
    uint8_t is_top;          /* whether it is the first thread of a child of the guard */
    uint8_t ticks;           /* set by the caller: that it has run since says nothing */
    uint8_t is_fresh;        /* whether its process has just been forked, and has not gone over to another program yet */
    uint8_t is_left_out;     /* whether its process, or one above it, has a name that nobody waits for */
    uint8_t in_background;   /* whether its process may be one that nobody waits for; the caller leaves it set if so */
    pid_t parent, group, session;
    pid_t foreground;        /* the process group in the foreground of the terminal of its session, or -1 */
};
/* The terminal whose input is meant, according to its slave. */
struct lunch_terminal {
    uint64_t device;
    int slave; /* the descriptor of ours that was handed to the program */
    int64_t read_limit; /* how many nanoseconds a read waits at most (VTIME without VMIN, termios(3)), or -1 */
    pid_t program; /* the process that was launched, which is waited for by whatever name */
    const char *ignored; /* the names of programs that nobody waits for, a newline behind each; NULL for none */
};
/* Returns 0, or a negative errno: ENOSYS if the system does not report what threads wait for. */
int lunch_read_terminal(int slave, struct lunch_terminal *terminal);

/* Files of threads that stay open between the looks; all zero at first. */
enum { LUNCH_OPEN_FILES = 8 };
struct lunch_file {
    pid_t process, thread;
    int which, is_open, descriptor;
};
struct lunch_files {
    struct lunch_file list[LUNCH_OPEN_FILES];
    int shortage; /* the errno of the last look if it had no descriptor left, or 0 */
};
/* Opens what is read of a program once it rests: while the program gets going, there is time for that. */
void lunch_open_files(pid_t guard, pid_t program, struct lunch_files *files);
void lunch_close_files(struct lunch_files *files);

enum { LUNCH_WAITS_CHANGED = 1 };
/* Looks at the threads of all processes below a guard, and what each waits for.
   Returns 0 with how many there are (more than the capacity: look again with more), LUNCH_WAITS_CHANGED if any runs or they
   changed in the meantime, or a negative errno: ENOSYS if the system reports nothing, EMFILE or ENFILE if no descriptor is left
   to look with. */
int lunch_waits(pid_t guard, struct lunch_files *files, const struct lunch_terminal *terminal, struct lunch_task *threads,
                int capacity, int *count);

/* True if these are still all threads below the guard, and none has run since. */
int lunch_waits_last(pid_t guard, struct lunch_files *files, const struct lunch_task *threads, int count);

/* Writes the pipes and sockets that a process holds, each as a separate number; returns how many there are (more than the
   capacity: look again with more), none of one that is gone, or -1 where the system does not tell. */
int lunch_pipes(pid_t process, uint64_t *pipes, int capacity);

/* The same of its sockets of TCP alone. */
int lunch_tcp_sockets(pid_t process, uint64_t *sockets, int capacity);

/* A connection of TCP over which something was sent, and no answer has come; or which is not made yet. */
struct lunch_request {
    uint64_t file; /* the number of its socket, as lunch_tcp_sockets writes it */
    uint16_t port;
    unsigned char is_ipv6, connects;
    unsigned char address[16]; /* of the other end; the first four bytes if it is not of IPv6 */
};

/* Writes the requests without an answer of all processes in this process's network (sock_diag(7)), but for those of servers;
   returns how many there are (more than the capacity: look again with more), or a negative errno. */
int lunch_requests(struct lunch_request *requests, int capacity);

/* The bytes that went over a connection, and how many milliseconds ago the last of them went, and an acknowledgement came. */
struct lunch_traffic {
    unsigned char has_sent, has_received, is_unacknowledged;
    uint32_t sent, received, acknowledged;
};

/* True if something was sent and nothing has come since.

   The times count in ticks of the kernel, of some milliseconds. If a request and an answer fall into one tick, the
   acknowledgement shows the order: an answer carries that of the request, and a request that came second is acknowledged a little
   later, on its own; what comes later still is a repetition. If that falls into the tick as well, the order is unknown: then
   there may be a request without an answer for a quarter of a second. */
int lunch_is_unanswered(const struct lunch_traffic *traffic);

/* The number of a file on a device. */
static inline uint64_t lunch_file_number(uint64_t device, uint64_t inode) { return device * 0x9E3779B97F4A7C15u ^ inode; }

/* Has the kernel hand on what was sent to the program; returns whether the program has yet to read something. */
int lunch_flush_input(int slave);

/* The place of a thread: the address of its next instruction, then those that its functions return to, innermost first. */
enum { LUNCH_STACK_LIMIT = 96 };
struct lunch_stack {
    pid_t thread;
    int count;
    uint64_t addresses[LUNCH_STACK_LIMIT];
};
/* Finds where the threads of a process are, the main thread first. They stop for a moment (ptrace(2)), and continue
   as if nothing had been; no signal is sent. Functions are followed by their frame pointers, which Swift keeps. Returns how
   many threads there are, or a negative errno: EPERM where the system forbids it, ENOSYS where it cannot. */
int lunch_stacks(pid_t process, struct lunch_stack *stacks, int capacity);

/* A line of a source file, and the column in it. */
struct lunch_line {
    uint64_t line, column;
    char path[4096];
};
/* Finds the line that an instruction of this program comes from, according to the debug information in the program's file.
   The first time it reads all of that. Returns a negative errno where it is not told (ENOENT), or in another form. */
int lunch_find_line(uint64_t address, struct lunch_line *line);

/* The name of an errno (ENOENT) and its words; never NULL. */
const char *lunch_errno_name(int number);
const char *lunch_errno_words(int number);

/* The name of a signal (SIGTERM), or NULL for a number that is none. */
const char *lunch_signal_name(int number);

/* Has a copy of this process run a function, and end: what ends the copy does not end this process. The function may write
   to the descriptor that it gets, and finds no other one. It has one thread, so it must not wait for another.
   Returns the descriptor to read from, or a negative errno. */
int lunch_start_apart(void (*body)(int output, void *context), void *context, pid_t *copy);
/* Writes all bytes, as the function in the copy may. */
int lunch_write_apart(int output, const void *bytes, size_t count);
/* Reads the output of the copy; returns 0 at its end. Returns -ETIMEDOUT if nothing comes in time. */
ssize_t lunch_read_apart(int descriptor, void *buffer, size_t capacity, int milliseconds);
/* Ends the copy; returns its status, as waitpid(2) does. */
int lunch_end_apart(pid_t copy, int descriptor);

/* Has this process, and what it becomes, interrupted (SIGINT) when its parent ends, where the system can. Returns ESRCH if the
   parent is another one already. */
int lunch_follow(pid_t parent);

/* The file that the code of this library was loaded from; returns its length, or a negative errno. */
ssize_t lunch_image_path(char *path, size_t capacity);

/* The caller's return addresses, innermost first; returns how many. */
int lunch_backtrace(uintptr_t *addresses, int capacity);

/* The same as far as frame pointers lead, in a fraction of the time: the calls of functions that keep none are left out. */
int lunch_callers(uintptr_t *addresses, int capacity);

#endif
