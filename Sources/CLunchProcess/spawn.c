#define _GNU_SOURCE
#include "include/CLunchProcess.h"
#include "nurseries.h"
#include "platform.h"
#include "request.h"
#include "spare.h"
#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

void lunch_kill_group(pid_t leader) { kill(-leader, SIGKILL); }

void lunch_continue(pid_t process) { kill(process, SIGCONT); }

int lunch_may_signal(pid_t process) { return kill(process, 0) < 0 ? -errno : 0; }

int lunch_signal(int control, pid_t program, int signal) {
    /* The guard reports as soon as it has reaped the program, whose number may be another process's from then on. */
    char byte;
    ssize_t length = recv(control, &byte, 1, MSG_PEEK | MSG_DONTWAIT);
    if (length >= 0 || (errno != EAGAIN && errno != EWOULDBLOCK)) return -ESRCH;
    return kill(-program, signal) < 0 ? -errno : 0;
}

void lunch_hang_up(int control, pid_t program) {
    /* A stopped program gets no signal until it continues. */
    if (lunch_signal(control, program, SIGHUP) == 0) kill(-program, SIGCONT);
}

void lunch_end(int control, int32_t patience) { lunch_platform_send(control, &patience, sizeof patience); }

/* The interval of looks, in milliseconds, whether the processes that are waited for were stopped; the first look is
   sooner. */
enum { FIRST_PAUSE = 20, PAUSE = 100 };

/* A start that is under way. */
struct start {
    struct lunch_spare spare;
    int64_t begin; /* in milliseconds, as the clock has it */
    int32_t limit;
    int32_t pause;
};

static int64_t milliseconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

/* Waits until the control socket can be read or written; in the meantime continues nursery and guard, if somebody has stopped
   them. Returns 0, or -ETIMEDOUT. */
static int await(struct start *start, short events) {
    for (;;) {
        struct pollfd control = {.fd = start->spare.control, .events = events};
        int64_t left = start->begin + start->limit - milliseconds();
        if (left <= 0) return -ETIMEDOUT;
        int64_t pause = left < start->pause ? left : start->pause;
        if (lunch_platform_poll(&control, 1, pause * 1000000) > 0) return 0;
        if (milliseconds() < start->begin + FIRST_PAUSE) continue;
        start->pause = PAUSE;
        lunch_continue(start->spare.nursery);
        if (start->spare.guard) lunch_continue(start->spare.guard);
    }
}

/* Reads the next report. Returns 0, or -ETIMEDOUT, or -ECHILD if none will come. */
static int hear(struct start *start, struct lunch_report *report) {
    for (size_t length = 0; length < sizeof *report;) {
        int result = await(start, POLLIN);
        if (result < 0) return result;
        ssize_t count = lunch_read(start->spare.control, (char *)report + length, sizeof *report - length);
        if (count > 0) length += (size_t)count;
        else if (count != LUNCH_NOT_YET) return -ECHILD;
    }
    return 0;
}

/* Waits for the number of the guard or of the program: returns 0 with it, or a negative errno with the stage that failed. No
   report behind the one that tells the number is read: the program's end may be among these. */
static int hear_of(const pid_t *number, struct start *start, struct lunch_child *child) {
    struct lunch_report report;
    int result = 0;
    while (!*number && (result = hear(start, &report)) == 0) {
        switch (report.kind) {
        case LUNCH_REPORT_GUARD: start->spare.guard = report.value; break;
        case LUNCH_REPORT_STARTED: child->pid = report.value; break;
        case LUNCH_REPORT_FAILED: child->stage = (enum lunch_stage)report.stage; return -report.value;
        case LUNCH_REPORT_GUARD_ENDED:
            child->stage = LUNCH_STAGE_GUARD;
            child->lost_status = report.value;
            return -ECHILD;
        default: break;
        }
    }
    if (result == 0) return 0;
    child->stage = LUNCH_STAGE_LIMIT;
    if (result == -ETIMEDOUT) return result;
    /* The nursery would have reported how the guard ended. */
    child->lost_status = lunch_nursery_status(start->spare.nursery);
    child->stage = child->lost_status < 0 ? LUNCH_STAGE_GUARD : LUNCH_STAGE_NURSERY;
    return result;
}

/* Sends the guard what to start, with a pipe for what the program writes to its standard error if that is apart. A guard that
   takes no request has ended: then its report is missing too. */
static int request(struct start *start, const struct lunch_spawn *spawn, int ends[2]) {
    int result = lunch_resize(start->spare.master, spawn->columns, spawn->rows);
    if (result == 0 && spawn->apart && (result = lunch_platform_pipe(ends)) == 0) result = lunch_non_blocking(ends[0]);
    if (result == 0) {
        struct lunch_message message;
        result = lunch_request_make(&message, spawn, start->spare.slave, ends[1]);
        while (result == 0 && (result = lunch_request_send(start->spare.control, &message)) == LUNCH_NOT_YET)
            result = await(start, POLLOUT);
        lunch_request_free(&message);
        if (result == -EPIPE || result == -ECONNRESET || result == -ETIMEDOUT) result = 0;
    }
    return result;
}

int lunch_start(const struct lunch_spawn *spawn, struct lunch_child *child) {
    struct start start = {.begin = milliseconds(), .limit = spawn->limit, .pause = FIRST_PAUSE};
    int error[2] = {-1, -1};
    child->lost_status = -1;
    int result = lunch_spare_take(&start.spare, &child->stage);
    if (result < 0) return result;
    child->pid = 0;
    /* The guard is known before it knows what to start: its program could start and end before the nursery names the guard. */
    result = hear_of(&start.spare.guard, &start, child);
    if (result == 0) {
        child->stage = LUNCH_STAGE_TERMINAL;
        result = request(&start, spawn, error);
    }
    if (result == 0) result = hear_of(&child->pid, &start, child);
    const struct lunch_spare *spare = &start.spare;
    if (result < 0) {
        lunch_spare_close(spare);
        for (int i = 0; i < 2; i++)
            if (error[i] >= 0) close(error[i]);
        /* It may be stopped, and must learn that it is not needed any more. */
        if (result == -ETIMEDOUT && spare->guard) lunch_continue(spare->guard);
        /* A guard that was killed has left it. */
        if (spawn->folder) lunch_remove_private(spawn->folder);
        return result;
    }
    *child = (struct lunch_child){
        .master = spare->master, .slave = spare->slave, .error = error[0], .error_end = error[1], .control = spare->control, .pid = child->pid,
        .guard = spare->guard, .nursery = spare->nursery};
    return 0;
}
