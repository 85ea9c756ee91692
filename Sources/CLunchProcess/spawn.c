#define _GNU_SOURCE
#include "include/CLunchProcess.h"
#include "platform.h"
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

static int non_blocking(int descriptor) {
    int flags = fcntl(descriptor, F_GETFL);
    return flags < 0 || fcntl(descriptor, F_SETFL, flags | O_NONBLOCK) < 0 ? -errno : 0;
}

static void close_all(const int *descriptors, int count) {
    for (int i = 0; i < count; i++)
        if (descriptors[i] >= 0) close(descriptors[i]);
}

/* Has the terminal erase whole letters, as terminals do where the encoding is UTF-8 (termios(3), IUTF8). */
static int use_utf8(int slave) {
    struct termios modes;
    if (tcgetattr(slave, &modes) < 0) return -errno;
    modes.c_iflag |= IUTF8;
    return tcsetattr(slave, TCSANOW, &modes) < 0 ? -errno : 0;
}

/* The pseudo-terminal, in packet mode, of the size asked for, and the pipe for standard error. */
static int open_terminal(const struct lunch_spawn *spawn, int *master, int *slave, int error[2]) {
    int result = lunch_platform_open(master, slave);
    if (result < 0) return result;
    int on = 1;
    if ((result = non_blocking(*master)) < 0) return result;
    if (ioctl(*master, TIOCPKT, &on) < 0) return -errno;
    if ((result = lunch_resize(*master, spawn->columns, spawn->rows)) < 0) return result;
    if ((result = use_utf8(*slave)) < 0) return result;
    if (!spawn->apart) return 0;
    if ((result = lunch_platform_pipe(error)) < 0) return result;
    return non_blocking(error[0]);
}

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
    /* A guard that has closed its end is gone at once, or else after a moment. */
    for (long pause = 20000;; pause = pause < 1000000 ? pause * 2 : pause) {
        pid_t pid = waitpid(guard, status, WNOHANG);
        if (pid == guard) return 0;
        if (pid < 0) return -errno;
        clock_gettime(CLOCK_MONOTONIC, &now);
        if ((now.tv_sec - start.tv_sec) * 1000 + (now.tv_nsec - start.tv_nsec) / 1000000 >= milliseconds)
            return LUNCH_NOT_YET;
        nanosleep(&(struct timespec){.tv_nsec = pause}, NULL);
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

int lunch_start(const struct lunch_spawn *spawn, struct lunch_child *child) {
    enum { MASTER, SLAVE, ERROR_READ, ERROR_WRITE, CONTROL, GUARD, COUNT };
    int d[COUNT] = {-1, -1, -1, -1, -1, -1};
    child->guard = 0;
    child->stage = LUNCH_STAGE_TERMINAL;
    int result = open_terminal(spawn, &d[MASTER], &d[SLAVE], &d[ERROR_READ]);
    if (result == 0) result = lunch_platform_socketpair(&d[CONTROL]);
    if (result < 0) {
        close_all(d, COUNT);
        return result;
    }

    child->stage = LUNCH_STAGE_FORK;
    /* No handler of the tester's may run in the guard. */
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    pid_t guard = fork();
    if (guard == 0) lunch_guard(spawn, d[SLAVE], d[ERROR_WRITE], d[GUARD]);
    int fork_error = errno;
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    if (guard < 0) {
        close_all(d, COUNT);
        return -fork_error;
    }
    close(d[GUARD]);
    if (d[ERROR_WRITE] >= 0) close(d[ERROR_WRITE]);
    struct lunch_report report = {0};
    ssize_t length = first_report(d[CONTROL], &report);
    if (length != sizeof report || report.kind != LUNCH_REPORT_STARTED) {
        close(d[MASTER]);
        close(d[SLAVE]);
        close(d[CONTROL]);
        if (d[ERROR_READ] >= 0) close(d[ERROR_READ]);
        int status;
        child->guard = lunch_reap(guard, REAP_LIMIT, &status) == LUNCH_NOT_YET ? guard : 0;
        /* A guard that was killed has left it. */
        if (spawn->folder) lunch_remove_private(spawn->folder);
        if (length == sizeof report && report.kind == LUNCH_REPORT_FAILED) {
            child->stage = (enum lunch_stage)report.stage;
            return -report.value;
        }
        return -ECHILD;
    }
    non_blocking(d[CONTROL]);
    *child = (struct lunch_child){
        .master = d[MASTER], .slave = d[SLAVE], .error = d[ERROR_READ],
        .control = d[CONTROL], .pid = report.value, .guard = guard};
    return 0;
}
