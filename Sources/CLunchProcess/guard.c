/* The guard: a process between the tester and the program. It adopts whatever the program leaves behind, reports the
   program's end, and kills everything when it is told to, or when the tester is gone (the tester's end of the control
   socket closes, however the tester ends); the folder of the launch goes with it. It runs in a fork of a process with
   threads: only functions that are safe in a signal handler (signal-safety(7)), no memory allocation. */
#define _GNU_SOURCE
#include "include/CLunchProcess.h"
#include "platform.h"
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

/* Where the guard keeps its descriptors, so that all others can be closed. */
enum { CONTROL = 3, SLAVE = 4, ERROR = 5, FIRST_FREE = 6 };

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

/* Closes all descriptors but some, the tester's own among them. */
static void close_others(const int *kept, int count) {
    int first = 0;
    for (;;) {
        int next = -1;
        for (int i = 0; i < count; i++)
            if (kept[i] >= first && (next < 0 || kept[i] < next)) next = kept[i];
        if (next < 0) break;
        if (next > first) lunch_platform_close_range(first, next - 1);
        first = next + 1;
    }
    lunch_platform_close_range(first, -1);
}

/* Closes what is the tester's, and moves the three descriptors to their places. */
static void settle_in(int slave, int error, int control) {
    const int given[3] = {control, slave, error};
    /* The tester may have as many open as it is allowed to: only after this there is room to move any. */
    close_others(given, 3);
    int moved[3];
    for (int i = 0; i < 3; i++) moved[i] = given[i] < 0 ? -1 : fcntl(given[i], F_DUPFD, FIRST_FREE);
    for (int i = 0; i < 3; i++)
        if (moved[i] >= 0) early_dup2(moved[i], CONTROL + i);
        else close(CONTROL + i);
    int null = early_open("/dev/null", O_RDWR);
    for (int d = 0; null >= 0 && d < 3; d++) early_dup2(null, d);
    lunch_platform_close_range(FIRST_FREE, -1);
    for (int d = CONTROL; d < FIRST_FREE; d++) fcntl(d, F_SETFD, FD_CLOEXEC);
}

/* The guard outlives what ends the tester: signals of the keyboard and of a closing terminal do not reach it. */
static void arrange_signals(void) {
    struct sigaction action;
    memset(&action, 0, sizeof action);
    for (int number = 1; number < NSIG; number++) {
        action.sa_handler = number == SIGHUP || number == SIGINT || number == SIGQUIT || number == SIGTERM
                || number == SIGPIPE || number == SIGTSTP || number == SIGUSR1 || number == SIGUSR2
                || number == SIGXFSZ
            ? SIG_IGN : SIG_DFL;
        if (number == SIGCHLD) action.sa_handler = on_child;
        early_sigaction(number, &action, NULL);
    }
    /* A child that ends is noticed in pselect alone, so that none is missed between a look and the wait. */
    sigset_t blocked;
    early_sigemptyset(&blocked);
    early_sigaddset(&blocked, SIGCHLD);
    early_sigprocmask(SIG_SETMASK, &blocked, NULL);
}

/* What the child needs to become the program. */
struct birth {
    const struct lunch_spawn *spawn;
    int failure; /* the pipe for stage and errno, which exec closes */
};

/* In the child: becomes the program, or writes stage and errno and leaves. */
static int become(void *context) {
    const struct birth *birth = context;
    const struct lunch_spawn *spawn = birth->spawn;
    int32_t stage = LUNCH_STAGE_SESSION;
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_handler = SIG_DFL;
    if (early_setsid() < 0 || ioctl(SLAVE, TIOCSCTTY, 0) < 0) goto failed;
    if (early_dup2(SLAVE, 0) < 0 || early_dup2(SLAVE, 1) < 0) goto failed;
    if (early_dup2(spawn->apart ? ERROR : SLAVE, 2) < 0) goto failed;
    stage = LUNCH_STAGE_DIRECTORY;
    if (spawn->directory && chdir(spawn->directory) < 0) goto failed;
    stage = LUNCH_STAGE_EXEC;
    for (int number = 1; number < NSIG; number++) early_sigaction(number, &action, NULL);
    sigset_t none;
    early_sigemptyset(&none);
    early_sigprocmask(SIG_SETMASK, &none, NULL);
    early_execve(spawn->path, spawn->arguments, spawn->environment);
failed:;
    int32_t words[2] = {stage, errno};
    if (write(birth->failure, words, sizeof words) < 0) _exit(126);
    _exit(127);
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
    int failure[2];
    int result = lunch_platform_pipe(failure);
    struct birth birth = {.spawn = spawn, .failure = failure[1]};
    pid_t pid = result < 0 ? -1 : lunch_platform_fork(become, &birth);
    if (pid < 0) fail(spawn, result < 0 ? -result : errno, LUNCH_STAGE_FORK);
    close(failure[1]);
    int32_t words[2];
    ssize_t length;
    while ((length = read(failure[0], words, sizeof words)) < 0 && errno == EINTR) {}
    close(failure[0]);
    if (length == sizeof words) {
        waitpid(pid, NULL, 0);
        fail(spawn, words[1], words[0]);
    }
    close(SLAVE);
    close(ERROR);
    report(LUNCH_REPORT_STARTED, pid, 0);
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

void lunch_guard(const struct lunch_spawn *spawn, int slave, int error, int control) {
    early_setsid();
    settle_in(slave, error, control);
    arrange_signals();
    lunch_thread_name("lunch-guard");
    lunch_platform_adopt();
    lunch_platform_outlast();
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
