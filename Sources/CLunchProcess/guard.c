/* The guard: a process between the tester and the program. It is told what to start, adopts whatever the program leaves
   behind, reports the program's end, and kills everything when it is told to, or when the tester is gone (the tester's
   end of the control socket closes, however the tester ends); the folder of the launch goes with it. It runs in a fork of
   a process with threads: only functions that are safe in a signal handler (signal-safety(7)), no memory allocation. */
#define _GNU_SOURCE
#include "include/CLunchProcess.h"
#include "platform.h"
#include "request.h"
#include <CLunchThread.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/select.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

/* The system's functions that come before the program's start and that the tester has not called so far. The first call of
   a function through the linkage table searches all libraries, with a tenth of a millisecond of page faults, and each fork
   does so anew. The loader has filled these pointers before anybody forks. */
static __typeof__(setsid) *const volatile early_setsid = setsid;
static __typeof__(open) *const volatile early_open = open;
static __typeof__(dup2) *const volatile early_dup2 = dup2;
static __typeof__(sigaction) *const volatile early_sigaction = sigaction;
static __typeof__(sigemptyset) *const volatile early_sigemptyset = sigemptyset;
static __typeof__(sigaddset) *const volatile early_sigaddset = sigaddset;
static __typeof__(sigprocmask) *const volatile early_sigprocmask = sigprocmask;
static __typeof__(execve) *const volatile early_execve = execve;

/* Where the guard keeps its descriptors. */
enum { CONTROL = 3, SLAVE = 4, ERROR = 5 };

/* What the guard knows of the program. */
struct program {
    pid_t pid;    /* 0 once it has been reaped: the number may be another process's by then */
    int has_more; /* whether any child is left, the program or one that was adopted */
};

static void on_child(int signal) { (void)signal; }

static void report(int32_t kind, int32_t value, int32_t stage) {
    struct lunch_report message = {.kind = kind, .value = value, .stage = stage};
    while (write(CONTROL, &message, sizeof message) < 0 && errno == EINTR) {}
}

/* Closes what is the tester's, and moves the control socket to its place. */
static void settle_in(int control) {
    if (control > 0) lunch_platform_close_range(0, control - 1);
    lunch_platform_close_range(control + 1, -1);
    if (control != CONTROL) {
        early_dup2(control, CONTROL);
        close(control);
    }
    int null = early_open("/dev/null", O_RDWR);
    for (int d = 0; null >= 0 && d < CONTROL; d++) early_dup2(null, d);
    if (null > CONTROL) close(null);
    fcntl(CONTROL, F_SETFD, FD_CLOEXEC);
}

/* Moves what was received with the request to its places. */
static void take_in(int slave, int error) {
    /* The numbers are the lowest that are free, as a rule these very ones. */
    if (error >= 0 && error != ERROR) {
        early_dup2(error, ERROR);
        close(error);
    }
    if (slave != SLAVE) {
        early_dup2(slave, SLAVE);
        close(slave);
    }
    fcntl(SLAVE, F_SETFD, FD_CLOEXEC);
    if (error >= 0) fcntl(ERROR, F_SETFD, FD_CLOEXEC);
}

/* The guard outlives what ends the tester: signals of the keyboard and of a closing terminal do not reach it. */
static const int outlived[] = {SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGPIPE, SIGTSTP, SIGUSR1, SIGUSR2, SIGXFSZ};

static void handle_outlived(void (*handler)(int)) {
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_handler = handler;
    for (size_t i = 0; i < sizeof outlived / sizeof *outlived; i++) early_sigaction(outlived[i], &action, NULL);
}

static void arrange_signals(void) {
    struct sigaction action;
    memset(&action, 0, sizeof action);
    for (int number = 1; number < NSIG; number++) {
        action.sa_handler = number == SIGCHLD ? on_child : SIG_DFL;
        early_sigaction(number, &action, NULL);
    }
    handle_outlived(SIG_IGN);
    /* A child that ends is noticed in pselect alone, so that none is missed between a look and the wait. */
    sigset_t blocked;
    early_sigemptyset(&blocked);
    early_sigaddset(&blocked, SIGCHLD);
    early_sigprocmask(SIG_SETMASK, &blocked, NULL);
}

/* A child is to become the program with this, and says here why it did not; no stage if it did. */
struct birth {
    const struct lunch_spawn *spawn;
    struct lunch_failure failure;
};

/* In the child: becomes the program, or says why not and leaves. */
static int become(void *context) {
    struct birth *birth = context;
    const struct lunch_spawn *spawn = birth->spawn;
    int32_t stage = LUNCH_STAGE_SESSION;
    if (early_setsid() < 0 || ioctl(SLAVE, TIOCSCTTY, 0) < 0) goto failed;
    if (early_dup2(SLAVE, 0) < 0 || early_dup2(SLAVE, 1) < 0) goto failed;
    if (early_dup2(spawn->apart ? ERROR : SLAVE, 2) < 0) goto failed;
    stage = LUNCH_STAGE_DIRECTORY;
    if (spawn->directory && chdir(spawn->directory) < 0) goto failed;
    stage = LUNCH_STAGE_EXEC;
    /* Those that the guard handles become the system's again by themselves (execve(2)). */
    handle_outlived(SIG_DFL);
    sigset_t none;
    early_sigemptyset(&none);
    early_sigprocmask(SIG_SETMASK, &none, NULL);
    early_execve(spawn->path, spawn->arguments, spawn->environment);
failed:
    birth->failure = (struct lunch_failure){.stage = stage, .number = errno};
    return 127;
}

pid_t lunch_fork_apart(int (*body)(void *), void *context, struct lunch_failure *failure) {
    /* Closed by exec(2), or by the end. */
    int ends[2];
    int result = lunch_platform_pipe(ends);
    if (result < 0) {
        errno = -result;
        return -1;
    }
    pid_t pid = fork();
    if (pid == 0) {
        int status = body(context);
        if (write(ends[1], failure, sizeof *failure) < 0) _exit(126);
        _exit(status);
    }
    int error = errno;
    close(ends[1]);
    struct lunch_failure told;
    ssize_t length = 0;
    while (pid > 0 && (length = read(ends[0], &told, sizeof told)) < 0 && errno == EINTR) {}
    if (length == sizeof told) *failure = told;
    close(ends[0]);
    errno = error;
    return pid;
}

/* The last that the guard does. */
__attribute__((noreturn)) static void leave(const struct lunch_spawn *spawn, int status) {
    if (spawn->folder) lunch_remove_private(spawn->folder);
    _exit(status);
}

__attribute__((noreturn)) static void fail(const struct lunch_spawn *spawn, int error, int32_t stage) {
    report(LUNCH_REPORT_FAILED, error, stage);
    leave(spawn, 1);
}

/* Starts the program; reports that it runs, or why not and leaves. */
static pid_t start(const struct lunch_spawn *spawn) {
    if (spawn->file) {
        int result = lunch_write_private(spawn->folder, spawn->file, spawn->text, spawn->length);
        if (result < 0) fail(spawn, -result, LUNCH_STAGE_FILE);
    }
    struct birth birth = {.spawn = spawn};
    pid_t pid = lunch_platform_fork(become, &birth, &birth.failure);
    if (pid < 0) fail(spawn, errno, LUNCH_STAGE_FORK);
    if (birth.failure.stage != LUNCH_STAGE_NONE) {
        waitpid(pid, NULL, 0);
        fail(spawn, birth.failure.number, birth.failure.stage);
    }
    report(LUNCH_REPORT_STARTED, pid, 0);
    close(SLAVE);
    close(ERROR);
    return pid;
}

/* Reaps what has ended; returns how many that were. */
static int reap(struct program *program) {
    int status, count = 0;
    pid_t pid;
    while ((pid = waitpid(-1, &status, WNOHANG)) > 0) {
        count++;
        if (pid != program->pid) continue;
        program->pid = 0;
        report(LUNCH_REPORT_EXITED, status, 0);
    }
    if (pid < 0 && errno == ECHILD) program->has_more = 0;
    return count;
}

/* Sends a signal to the program's process group and to every child that was adopted. */
static void signal_all(const struct program *program, int signal) {
    if (program->pid) kill(-program->pid, signal);
    pid_t children[256];
    int count = lunch_platform_children(children, 256);
    for (int i = 0; i < count; i++)
        if (children[i] != program->pid) kill(children[i], signal);
}

static int64_t milliseconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

/* The steps towards the end. What is killed may leave children behind, which are adopted and come to light only then;
   and what may not be signalled now perhaps may later: the last step is repeated until nothing is left. */
enum step { NONE = -1, HANG_UP, TERMINATE, KILL, KILL_AGAIN };

/* How many milliseconds to wait before the last step is repeated: each time twice as many. */
enum { FIRST_PAUSE = 10, LONGEST_PAUSE = 1000 };

/* What is to be done next towards the end, and when. */
struct ending {
    enum step next;
    int64_t due;
    int32_t patience; /* between the first steps */
    int32_t pause;
};

static void advance(const struct program *program, struct ending *ending) {
    static const int signals[] = {SIGHUP, SIGTERM, SIGKILL, SIGKILL};
    int32_t wait = ending->patience;
    signal_all(program, signals[ending->next]);
    if (ending->next < KILL) {
        /* A program that is stopped gets no signal before it goes on. */
        signal_all(program, SIGCONT);
    } else {
        wait = ending->pause;
        ending->pause = wait < LONGEST_PAUSE ? wait * 2 : wait;
    }
    if (ending->next < KILL_AGAIN) ending->next++;
    ending->due = milliseconds() + wait;
}

static void kill_now(const struct program *program, struct ending *ending) {
    ending->next = KILL;
    ending->pause = FIRST_PAUSE;
    advance(program, ending);
}

/* Reads one command; returns 0 when the tester is gone. */
static int obey(const struct program *program, struct ending *ending) {
    struct lunch_command command;
    ssize_t length = recv(CONTROL, &command, sizeof command, MSG_WAITALL);
    if (length < 0 && errno == EINTR) return 1;
    if (length != sizeof command) return 0;
    if (command.kind == LUNCH_COMMAND_SIGNAL && program->pid) {
        kill(-program->pid, command.value);
    } else if (command.kind == LUNCH_COMMAND_END && ending->next == NONE) {
        ending->next = HANG_UP;
        ending->patience = command.value;
        advance(program, ending);
    }
    return 1;
}

/* Waits for a command, the end of a child, or the moment that the next step is due; returns whether there is a command
   to be read. */
static int await(const struct ending *ending, int has_tester) {
    fd_set readable;
    FD_ZERO(&readable);
    if (has_tester) FD_SET(CONTROL, &readable);
    int64_t left = ending->due - milliseconds();
    struct timespec limit = {.tv_sec = left > 0 ? left / 1000 : 0, .tv_nsec = left > 0 ? left % 1000 * 1000000 : 0};
    sigset_t open;
    sigemptyset(&open);
    return pselect(CONTROL + 1, &readable, NULL, NULL, ending->next == NONE ? NULL : &limit, &open) > 0;
}

/* Waits for what to start; leaves if the tester is gone before, or wants nothing. */
static void await_request(struct lunch_spawn *spawn) {
    int slave, error;
    int result = lunch_request_receive(CONTROL, spawn, &slave, &error);
    if (result < 0) _exit(0);
    if (result > 0) {
        report(LUNCH_REPORT_FAILED, result, LUNCH_STAGE_FORK);
        _exit(1);
    }
    take_in(slave, error);
    lunch_platform_own_folder();
}

/* Does once, and in vain, what comes right after the program's start. A function's first call, and the first write to each
   page after fork(2), take their time; the program gets none meanwhile if it shares the processor. */
static void rehearse(void) {
    struct program none = {.pid = 0, .has_more = 1};
    const struct ending over = {.next = KILL, .due = milliseconds()};
    reap(&none);
    await(&over, 0);
}

void lunch_guard(int control) {
    early_setsid();
    settle_in(control);
    arrange_signals();
    lunch_thread_name("lunch-guard");
    lunch_platform_adopt();
    lunch_platform_outlast();
    rehearse();
    struct lunch_spawn request;
    await_request(&request);
    const struct lunch_spawn *spawn = &request;
    struct program program = {.pid = start(spawn), .has_more = 1};
    struct ending ending = {.next = NONE, .pause = FIRST_PAUSE};
    int has_tester = 1;
    while (program.has_more) {
        int is_told = await(&ending, has_tester);
        int count = reap(&program);
        if (is_told && !obey(&program, &ending)) {
            has_tester = 0;
            kill_now(&program, &ending);
            /* At once, since what is left may be what cannot be killed. */
            if (spawn->folder) lunch_remove_private(spawn->folder);
        } else if (count > 0 && ending.next == KILL_AGAIN) {
            kill_now(&program, &ending);
        } else if (ending.next != NONE && milliseconds() >= ending.due) {
            /* Asked of the clock, since children that keep ending interrupt the wait before its limit. */
            advance(&program, &ending);
        }
    }
    leave(spawn, 0);
}
