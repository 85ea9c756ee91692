#define _GNU_SOURCE
#include "include/CLunchProcess.h"
#include "platform.h"
#include "request.h"
#include "spare.h"
#include <errno.h>
#include <signal.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

int lunch_tell(int control, int32_t kind, int32_t value) {
    struct lunch_command command = {.kind = kind, .value = value};
    return lunch_platform_send(control, &command, sizeof command) < 0 ? -errno : 0;
}

void lunch_tell_no_more(int control) { shutdown(control, SHUT_WR); }

void lunch_kill_group(pid_t leader) { kill(-leader, SIGKILL); }

void lunch_continue(pid_t guard) { kill(guard, SIGCONT); }

int lunch_may_signal(pid_t process) { return kill(process, 0) < 0 ? -errno : 0; }

int lunch_reap(pid_t guard, int milliseconds, int *status) {
    struct timespec start, now;
    clock_gettime(CLOCK_MONOTONIC, &start);
    /* A guard that has closed its end is gone as soon as the system has taken its memory back, or else after a moment. */
    for (int looks = 0;; looks++) {
        pid_t pid = waitpid(guard, status, WNOHANG);
        if (pid == guard) return 0;
        if (pid < 0) return -errno;
        clock_gettime(CLOCK_MONOTONIC, &now);
        if ((now.tv_sec - start.tv_sec) * 1000 + (now.tv_nsec - start.tv_nsec) / 1000000 >= milliseconds)
            return LUNCH_NOT_YET;
        lunch_platform_pause(looks < 50 ? 20000 : 1000000);
    }
}

/* Waits for what became of the start, whatever signals the tester handles meanwhile. */
static ssize_t first_report(int control, struct lunch_report *report) {
    size_t length = 0;
    while (length < sizeof *report) {
        ssize_t count = recv(control, (char *)report + length, sizeof *report - length, 0);
        if (count > 0) length += (size_t)count;
        else if (count == 0 || errno != EINTR) break;
    }
    return (ssize_t)length;
}

/* How many milliseconds a guard may take to leave that has said why it does. */
enum { REAP_LIMIT = 2000 };

/* Sends the guard what to start; the pipe's reading end for what the program writes to its standard error if that is apart.
   A guard that takes no request has ended: then its report is missing too. */
static int request(const struct lunch_spare *spare, const struct lunch_spawn *spawn, int *error) {
    int ends[2] = {-1, -1};
    int result = lunch_resize(spare->master, spawn->columns, spawn->rows);
    if (result == 0 && spawn->apart && (result = lunch_platform_pipe(ends)) == 0) result = lunch_non_blocking(ends[0]);
    if (result == 0) lunch_request_send(spare->control, spawn, spare->slave, ends[1]);
    if (ends[1] >= 0) close(ends[1]);
    *error = ends[0];
    return result;
}

int lunch_start(const struct lunch_spawn *spawn, struct lunch_child *child) {
    struct lunch_spare spare;
    int error = -1;
    child->guard = 0;
    int result = lunch_spare_take(&spare, &child->stage);
    if (result < 0) return result;
    child->stage = LUNCH_STAGE_TERMINAL;
    result = request(&spare, spawn, &error);
    struct lunch_report report = {0};
    ssize_t length = result < 0 ? 0 : first_report(spare.control, &report);
    if (length != sizeof report || report.kind != LUNCH_REPORT_STARTED) {
        lunch_spare_close(&spare);
        if (error >= 0) close(error);
        int status;
        child->guard = lunch_reap(spare.guard, REAP_LIMIT, &status) == LUNCH_NOT_YET ? spare.guard : 0;
        /* A guard that was killed has left it. */
        if (spawn->folder) lunch_remove_private(spawn->folder);
        if (result < 0) return result;
        child->stage = length == sizeof report ? (enum lunch_stage)report.stage : LUNCH_STAGE_FORK;
        return length == sizeof report && report.kind == LUNCH_REPORT_FAILED ? -report.value : -ECHILD;
    }
    lunch_non_blocking(spare.control);
    *child = (struct lunch_child){
        .master = spare.master, .slave = spare.slave, .error = error, .control = spare.control, .pid = report.value,
        .guard = spare.guard};
    return 0;
}
