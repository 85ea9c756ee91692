/* The guard: a process between the tester and the program. It receives the program to start, adopts whatever the program
   leaves behind, reports the program's end, and kills everything when it is told to, or when the tester or the nursery is
   gone (the other end of the control socket or of the lifeline closes, however they end); the folder of the launch goes with
   it. */
#define _GNU_SOURCE
#include "guard.h"
#include "request.h"
#include <CLunchThread.h>
#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <sys/select.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>
#include "platform/early.h"

/* The facts that the guard knows of the program. */
struct program {
    pid_t pid;    /* 0 once it has been reaped: the number may be another process's by then */
    int has_more; /* whether any child is left, the program or one that was adopted */
};

static struct lunch_report made(int32_t kind, int32_t value) {
    return (struct lunch_report){.kind = kind, .value = value};
}

/* In one piece, so that a waiting process is woken once. */
static void report(const struct lunch_report *reports, int count) {
    while (write(LUNCH_CONTROL, reports, (size_t)count * sizeof *reports) < 0 && errno == EINTR) {}
}

/* Moves what was received with the request to its places. */
static void take_in(int slave, int error) {
    /* The numbers are the lowest that are free, as a rule these very ones. */
    if (error >= 0 && error != LUNCH_ERROR) {
        dup2(error, LUNCH_ERROR);
        close(error);
    }
    if (slave != LUNCH_SLAVE) {
        dup2(slave, LUNCH_SLAVE);
        close(slave);
    }
    fcntl(LUNCH_SLAVE, F_SETFD, FD_CLOEXEC);
    if (error >= 0) fcntl(LUNCH_ERROR, F_SETFD, FD_CLOEXEC);
}

/* Reports that the program runs, or why not and leaves. */
static pid_t start(const struct lunch_spawn *spawn) {
    struct lunch_failure failure;
    pid_t pid = lunch_start_program(spawn, &failure);
    if (pid < 0) {
        report(&(struct lunch_report){LUNCH_REPORT_FAILED, failure.number, failure.stage}, 1);
        if (spawn->folder) lunch_remove_private(spawn->folder);
        _exit(1);
    }
    report(&(struct lunch_report){LUNCH_REPORT_STARTED, pid, 0}, 1);
    close(LUNCH_SLAVE);
    close(LUNCH_ERROR);
    return pid;
}

/* Reaps what has ended; returns how many that were. Everything that the tester must know is sent in one piece: that the
   program has ended, and that nothing is left. */
static int reap(struct program *program, const struct lunch_spawn *spawn) {
    struct lunch_report reports[2];
    int status, count = 0, told = 0;
    pid_t pid;
    while ((pid = waitpid(-1, &status, WNOHANG)) > 0) {
        count++;
        if (pid != program->pid) continue;
        program->pid = 0;
        reports[told++] = made(LUNCH_REPORT_EXITED, status);
    }
    if (pid < 0 && errno == ECHILD) {
        program->has_more = 0;
        reports[told++] = made(LUNCH_REPORT_GONE, 0);
    }
    if (told > 0) report(reports, told);
    /* To leave takes longer than all that the tester waits for, who may have been woken on this very processor. */
    if (!program->has_more) sched_yield();
    /* The tester waits for the report, and removes the folder as well, unless it is killed before. */
    if (!program->has_more && spawn->folder) lunch_remove_private(spawn->folder);
    return count;
}

/* Sends a signal to every child that was adopted, and to the program's process group unless that is spared. */
static void signal_all(const struct program *program, int signal, int is_spared) {
    if (program->pid && !is_spared) kill(-program->pid, signal);
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

/* The steps towards the end. A killed process may leave children, which are adopted and found only then;
   and what may not be signalled now perhaps may later: the last step is repeated until nothing is left. */
enum step { NONE = -1, HANG_UP, TERMINATE, KILL, KILL_AGAIN };

/* The milliseconds to wait before the last step is repeated: each time twice as many. */
enum { FIRST_PAUSE = 10, LONGEST_PAUSE = 1000 };

/* The next step towards the end, and its time. */
struct ending {
    enum step next;
    int64_t due;
    int32_t patience; /* between the first steps */
    int32_t pause;
};

static void advance(const struct program *program, struct ending *ending) {
    static const int signals[] = {SIGHUP, SIGTERM, SIGKILL, SIGKILL};
    int32_t wait = ending->patience;
    /* The tester has hung up on the program itself. */
    int is_spared = ending->next == HANG_UP;
    signal_all(program, signals[ending->next], is_spared);
    if (ending->next < KILL) {
        /* A stopped program gets no signal until it continues. */
        signal_all(program, SIGCONT, is_spared);
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
    int32_t patience;
    ssize_t length = recv(LUNCH_CONTROL, &patience, sizeof patience, MSG_WAITALL);
    if (length < 0 && errno == EINTR) return 1;
    if (length != sizeof patience) return 0;
    if (ending->next != NONE) return 1;
    ending->next = HANG_UP;
    ending->patience = patience;
    advance(program, ending);
    return 1;
}

/* The descriptors by which the guard may hear something; not those at whose end of file it is. */
struct ties {
    int to_tester, to_nursery;
};

/* Waits for a command, the end of the nursery or of a child, or a moment that is due; returns which of the ties can be read. */
static struct ties await(const struct ending *ending, struct ties ties) {
    fd_set readable;
    FD_ZERO(&readable);
    if (ties.to_tester) FD_SET(LUNCH_CONTROL, &readable);
    if (ties.to_nursery) FD_SET(LUNCH_LIFELINE, &readable);
    int64_t left = ending->next == NONE ? 0 : ending->due - milliseconds();
    struct timespec limit = {.tv_sec = left > 0 ? left / 1000 : 0, .tv_nsec = left > 0 ? left % 1000 * 1000000 : 0};
    sigset_t open;
    sigemptyset(&open);
    if (pselect(LUNCH_LIFELINE + 1, &readable, NULL, NULL, ending->next == NONE ? NULL : &limit, &open) <= 0)
        FD_ZERO(&readable);
    return (struct ties){
        .to_tester = FD_ISSET(LUNCH_CONTROL, &readable), .to_nursery = FD_ISSET(LUNCH_LIFELINE, &readable)};
}

/* Waits for what to start; leaves if the tester is gone before, or wants nothing, or the nursery is gone. */
static void await_request(struct lunch_spawn *spawn) {
    const struct ending none = {.next = NONE};
    struct ties told = {0};
    while (!told.to_tester && !told.to_nursery) told = await(&none, (struct ties){1, 1});
    int slave, error;
    int result = told.to_nursery ? -1 : lunch_request_receive(LUNCH_CONTROL, spawn, &slave, &error);
    if (result < 0) _exit(0);
    if (result > 0) {
        report(&(struct lunch_report){LUNCH_REPORT_FAILED, result, LUNCH_STAGE_FORK}, 1);
        _exit(1);
    }
    take_in(slave, error);
    lunch_platform_own_folder();
}

/* Does once, and in vain, what comes right after the program's start. The first write to each page after fork(2) takes its
   time, and the program gets none in the meantime if it shares the processor. */
static void rehearse(void) {
    const struct ending over = {.next = KILL, .due = milliseconds()};
    waitpid(-1, NULL, WNOHANG);
    await(&over, (struct ties){0});
}

/* Kills all at once; the folder goes at once too, since what is left may be what cannot be killed. */
static void end_now(const struct program *program, const struct lunch_spawn *spawn, struct ending *ending) {
    kill_now(program, ending);
    if (spawn->folder) lunch_remove_private(spawn->folder);
}

void lunch_guard(void) {
    setsid();
    lunch_thread_name("lunch-guard");
    lunch_platform_adopt();
    lunch_platform_outlast();
    rehearse();
    struct lunch_spawn spawn;
    await_request(&spawn);
    struct program program = {.pid = start(&spawn), .has_more = 1};
    struct ending ending = {.next = NONE, .pause = FIRST_PAUSE};
    struct ties ties = {1, 1};
    while (program.has_more) {
        struct ties told = await(&ending, ties);
        int count = reap(&program, &spawn);
        if (told.to_nursery) {
            ties.to_nursery = 0;
            const struct lunch_report loss = made(LUNCH_REPORT_NURSERY_ENDED, 0);
            report(&loss, 1);
            end_now(&program, &spawn, &ending);
        } else if (told.to_tester && !obey(&program, &ending)) {
            ties.to_tester = 0;
            end_now(&program, &spawn, &ending);
        } else if (count > 0 && ending.next == KILL_AGAIN) {
            kill_now(&program, &ending);
        } else if (ending.next != NONE && milliseconds() >= ending.due) {
            /* Asked of the clock, since children that keep ending interrupt the wait before its limit. */
            advance(&program, &ending);
        }
    }
    _exit(0);
}
