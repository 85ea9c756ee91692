/* The nursery: a small process below the tester, of which the guards of all launches are forked. To fork the tester for each
   launch would copy its page tables, and each guard would hold on to the tester's memory as it was. */
#define _GNU_SOURCE
#include "guard.h"
#include <CLunchThread.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <sys/select.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>
#include "platform/early.h"

/* The places of the nursery's descriptors: the socket to the tester, and the lifeline's other end, which no other process
   has. The control sockets follow. */
enum { SOCKET = 3, HOLDER = 5, FIRST_FREE = 6 };

/* A guard that lives, or has ended and is yet to be reaped. */
struct ward {
    pid_t pid;
    int control;
};

/* As many as a system has pseudo-terminals, unless it is configured otherwise (pty(7)). */
enum { CAPACITY = 4096 };
static struct ward wards[CAPACITY];
static int count;

static void on_child(int signal) { (void)signal; }

/* Closes what is the tester's; keeps the socket, and makes the lifeline. */
static void settle_in(int socket) {
    if (socket > 0) lunch_platform_close_range(0, socket - 1);
    lunch_platform_close_range(socket + 1, -1);
    if (socket != SOCKET) {
        dup2(socket, SOCKET);
        close(socket);
    }
    int null = open("/dev/null", O_RDWR);
    for (int d = 0; null >= 0 && d < SOCKET; d++) dup2(null, d);
    if (null > SOCKET) close(null);
    int ends[2];
    /* The lowest numbers that are free. */
    if (lunch_platform_pipe(ends) < 0 || ends[0] != LUNCH_LIFELINE || ends[1] != HOLDER) _exit(1);
}

static void arrange_signals(void) {
    struct sigaction action;
    memset(&action, 0, sizeof action);
    for (int number = 1; number < NSIG; number++) {
        action.sa_handler = number == SIGCHLD ? on_child : SIG_DFL;
        sigaction(number, &action, NULL);
    }
    lunch_handle_outlived(SIG_IGN);
    /* A child that ends is noticed in pselect alone, so that none is missed between a look and the wait. */
    sigset_t blocked;
    sigemptyset(&blocked);
    sigaddset(&blocked, SIGCHLD);
    sigprocmask(SIG_SETMASK, &blocked, NULL);
}

static void report(int control, int32_t kind, int32_t value) {
    struct lunch_report message = {.kind = kind, .value = value, .stage = LUNCH_STAGE_FORK};
    while (lunch_platform_send(control, &message, sizeof message) < 0 && errno == EINTR) {}
}

/* True if a process is a guard of this nursery. */
static int is_ward(pid_t pid) {
    int i = 0;
    while (i < count && wards[i].pid != pid) i++;
    return i < count;
}

/* Kills the processes that ended guards have left: they are adopted, and their children are found once they are gone. */
static void end_orphans(void) {
    pid_t children[256];
    int child_count = lunch_platform_children(children, 256);
    for (int i = 0; i < child_count; i++)
        if (!is_ward(children[i])) kill(children[i], SIGKILL);
}

/* Reports the guards that have ended, each through its own socket. */
static void reap(void) {
    int status;
    pid_t pid;
    int has_orphans = 0;
    while ((pid = waitpid(-1, &status, WNOHANG)) > 0) {
        int i = 0;
        while (i < count && wards[i].pid != pid) i++;
        if (i == count || status != 0) has_orphans = 1;
        if (i == count) continue;
        report(wards[i].control, LUNCH_REPORT_GUARD_ENDED, status);
        close(wards[i].control);
        wards[i] = wards[--count];
    }
    /* A guard that exits normally has no processes left. */
    if (has_orphans) end_orphans();
}

/* In the new guard: closes what is the nursery's. */
__attribute__((noreturn)) static void become_guard(int control) {
    dup2(control, LUNCH_CONTROL);
    fcntl(LUNCH_CONTROL, F_SETFD, FD_CLOEXEC);
    lunch_platform_close_range(HOLDER, -1);
    lunch_guard();
}

static void fork_guard(int control) {
    if (count == CAPACITY) errno = EAGAIN;
    pid_t pid = count < CAPACITY ? lunch_platform_fork_guard() : -1;
    if (pid == 0) become_guard(control);
    if (pid > 0) {
        wards[count++] = (struct ward){.pid = pid, .control = control};
        /* The guard does not report that itself: it may be stopped before it can. */
        report(control, LUNCH_REPORT_GUARD, pid);
        return;
    }
    report(control, LUNCH_REPORT_FAILED, errno);
    close(control);
}

/* Takes a control socket and forks its guard; returns 0 if the tester is gone, or needs no more. */
static int obey(void) {
    char byte;
    union {
        struct cmsghdr header; /* for its alignment */
        char bytes[CMSG_SPACE(sizeof(int))];
    } control;
    struct iovec piece = {.iov_base = &byte, .iov_len = 1};
    struct msghdr message = {
        .msg_iov = &piece, .msg_iovlen = 1, .msg_control = control.bytes, .msg_controllen = sizeof control.bytes};
    ssize_t length = recvmsg(SOCKET, &message, 0);
    if (length < 0 && errno == EINTR) return 1;
    if (length <= 0) return 0;
    const struct cmsghdr *rights = CMSG_FIRSTHDR(&message);
    /* There is none if this process may have no more descriptors: the tester reads the end of the socket. */
    if (!rights || rights->cmsg_type != SCM_RIGHTS) return 1;
    int descriptor;
    memcpy(&descriptor, CMSG_DATA(rights), sizeof descriptor);
    fork_guard(descriptor);
    return 1;
}

void lunch_nursery(int socket, const struct lunch_images *images) {
    setsid();
    settle_in(socket);
    arrange_signals();
    lunch_thread_name("lunch-nursery");
    lunch_platform_adopt();
    lunch_platform_outlast();
    lunch_platform_give_up(images);
    int has_tester = 1;
    while (has_tester || count > 0) {
        fd_set readable;
        FD_ZERO(&readable);
        if (has_tester) FD_SET(SOCKET, &readable);
        sigset_t open;
        sigemptyset(&open);
        int is_told = pselect(SOCKET + 1, &readable, NULL, NULL, NULL, &open) > 0;
        reap();
        if (!is_told || obey()) continue;
        has_tester = 0;
        /* A process that was stopped has yet to notice it. */
        for (int i = 0; i < count; i++) kill(wards[i].pid, SIGCONT);
    }
    _exit(0);
}
