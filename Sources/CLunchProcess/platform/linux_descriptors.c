#ifdef __linux__
#define _GNU_SOURCE
#include "linux_calls.h"
#include <errno.h>
#include <fcntl.h>
#include <linux/kcmp.h>
#include <linux/sockios.h>
#include <poll.h>
#include <stdio.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/sysmacros.h>
#include <termios.h>
#include <unistd.h>

/* The kernel nests no more instances of epoll(7). */
enum { DEEPEST_INSTANCE = 5 };
/* The numbers of devices (Documentation/admin-guide/devices.txt of the kernel). */
enum { TTY_MAJOR_OTHER = 5, TTY_MINOR = 0, PTMX_MINOR = 2, PTS_MAJOR_FIRST = 136, PTS_MAJOR_LAST = 143 };
/* TCP_DELACK_MAX of the kernel, in nanoseconds. */
static const int64_t LONGEST_ACKNOWLEDGEMENT = 200000000;

int lunch_read_terminal(int slave, struct lunch_terminal *terminal) {
    struct stat status;
    struct termios modes;
    if (fstat(slave, &status) < 0 || tcgetattr(slave, &modes) < 0) return -errno;
    terminal->device = status.st_rdev;
    terminal->slave = slave;
    /* A reader of several bytes at once may have got some of them, and then waits that long for each of the others. */
    terminal->read_limit = (modes.c_lflag & ICANON) == 0 && modes.c_cc[VMIN] != 1 && modes.c_cc[VTIME] > 0
        ? modes.c_cc[VTIME] * (LUNCH_SECOND / 10) : -1;
    return 0;
}

/* Duplicates a thread's descriptor; returns the copy, which the caller closes, or -1 with errno. */
static int copy_of(pid_t process, pid_t thread, int descriptor) {
#if defined(SYS_pidfd_open) && defined(SYS_pidfd_getfd)
    /* The first thread may have ended, and has no descriptors then (PIDFD_THREAD, pidfd_open(2)). */
    int owner = thread == process ? -1 : (int)syscall(SYS_pidfd_open, thread, O_EXCL);
    if (owner < 0) owner = (int)syscall(SYS_pidfd_open, process, 0);
    if (owner < 0) return -1;
    int copy = (int)syscall(SYS_pidfd_getfd, owner, descriptor, 0), error = errno;
    close(owner);
    errno = error;
    return copy;
#else
    (void)process, (void)thread, (void)descriptor;
    errno = ENOSYS;
    return -1;
#endif
}

/* Duplicates a thread's descriptor; returns the copy, which the caller closes, or -1. If that is forbidden, it is unknown whether the
   wait has a limit. */
static int copy_descriptor(const struct lunch_call *call, int descriptor, struct lunch_task *thread) {
    int copy = copy_of(call->process, call->thread, descriptor);
    if (copy < 0) lunch_note_shortage(call->shortage);
    if (copy < 0 && (errno == EPERM || errno == EACCES || errno == ENOSYS)) thread->may_end = 1;
    return copy;
}

void lunch_note_shortage(int *shortage) {
    if (lunch_is_shortage(errno)) *shortage = errno;
}

void lunch_flush_relay(const struct lunch_relay *relay, int *shortage) {
    int copy = copy_of(relay->process, relay->thread, relay->descriptor);
    if (copy < 0) return lunch_note_shortage(shortage);
    struct pollfd look = {.fd = copy, .events = POLLIN};
    poll(&look, 1, 0);
    close(copy);
}

/* A terminal of the program's own. */
static void watch_relay(struct lunch_call *call, int descriptor, int is_slave, struct lunch_task *thread) {
    struct lunch_relays *relays = call->relays;
    if (relays->count < (int)(sizeof relays->list / sizeof relays->list[0]))
        relays->list[relays->count++] = (struct lunch_relay){call->process, call->thread, descriptor};
    else thread->state = LUNCH_TASK_UNKNOWN;
    int copy = copy_descriptor(call, descriptor, thread);
    if (copy < 0) return;
    struct lunch_terminal own;
    if (is_slave && lunch_read_terminal(copy, &own) == 0) call->read_limit = own.read_limit;
    close(copy);
}

/* True if /dev/tty is the terminal of the test, and not one that a program of the tree has made. */
static int is_device(struct lunch_call *call, int descriptor, const struct lunch_terminal *terminal,
                     struct lunch_task *thread) {
    int copy = copy_descriptor(call, descriptor, thread);
    unsigned device;
    if (copy < 0) return 1;
    int is_known = ioctl(copy, TIOCGDEV, &device) == 0;
    close(copy);
    /* As the kernel packs the two numbers. */
    return !is_known
        || makedev(device >> 8 & 0xFFF, (device & 0xFF) | (device >> 12 & 0xFFF00)) == (dev_t)terminal->device;
}

/* The time that a socket lets its reads or writes wait (SO_RCVTIMEO, socket(7)). */
void lunch_limit_by_socket(const struct lunch_call *call, int descriptor, int option, struct lunch_task *thread) {
    int copy = copy_descriptor(call, descriptor, thread);
    struct timeval time;
    socklen_t size = sizeof time;
    if (copy < 0) return;
    if (getsockopt(copy, SOL_SOCKET, option, &time, &size) == 0 && (time.tv_sec || time.tv_usec))
        lunch_limit(thread, time.tv_sec > LUNCH_LONGEST / LUNCH_SECOND ? INT64_MAX : time.tv_sec * LUNCH_SECOND + time.tv_usec * 1000, 1);
    close(copy);
}

/* Data sent through TCP may be held back until what was sent before has been acknowledged (tcp(7)): by a timer of
   the kernel, while all may seem to wait. */
static void limit_by_acknowledgement(const struct lunch_call *call, int descriptor, struct lunch_task *thread) {
    int copy = copy_descriptor(call, descriptor, thread), family = 0, unsent = 0;
    socklen_t size = sizeof family;
    if (copy < 0) return;
    if (getsockopt(copy, SOL_SOCKET, SO_DOMAIN, &family, &size) == 0 && (family == AF_INET || family == AF_INET6)
        && ioctl(copy, SIOCOUTQNSD, &unsent) == 0 && unsent > 0)
        lunch_limit(thread, LONGEST_ACKNOWLEDGEMENT, 0);
    close(copy);
}

/* When the timer of a descriptor is due (timerfd_create(2)). */
static void limit_by_timer(const struct lunch_call *call, int descriptor, struct lunch_task *thread) {
    char path[64], text[1024];
    snprintf(path, sizeof path, "/proc/%d/fdinfo/%d", call->thread, descriptor);
    int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0) return lunch_note_shortage(call->shortage);
    ssize_t length = read(file, text, sizeof text - 1);
    close(file);
    if (length <= 0) return;
    text[length] = 0;
    const char *value = strstr(text, "it_value: (");
    long long seconds, rest;
    if (!value || sscanf(value, "it_value: (%lld, %lld)", &seconds, &rest) != 2 || (seconds == 0 && rest == 0)) return;
    lunch_limit(thread, seconds > LUNCH_LONGEST / LUNCH_SECOND ? INT64_MAX : seconds * LUNCH_SECOND + rest, 0);
}

/* True if a descriptor of a thread is the end of the terminal that was handed to the program, which is quicker to find than
   what another is. The kernel may not tell, as in a container (kcmp(2)). */
static int is_handed_over(const struct lunch_call *call, int descriptor, const struct lunch_terminal *terminal) {
#ifdef SYS_kcmp
    return syscall(SYS_kcmp, getpid(), call->thread, KCMP_FILE, terminal->slave, descriptor) == 0;
#else
    (void)call, (void)descriptor, (void)terminal;
    return 0;
#endif
}

/* The program waits for what is typed. */
static int watch_terminal(struct lunch_call *call, const struct lunch_terminal *terminal, struct lunch_task *thread) {
    call->read_limit = terminal->read_limit;
    thread->for_input = 1;
    return 1;
}

/* A descriptor that a thread waits to read from; returns whether it is the terminal. */
int lunch_watch(struct lunch_call *call, int descriptor, const struct lunch_terminal *terminal,
                 struct lunch_task *thread) {
    char path[64];
    struct stat status;
    if (is_handed_over(call, descriptor, terminal)) return watch_terminal(call, terminal, thread);
    snprintf(path, sizeof path, "/proc/%d/fd/%d", call->thread, descriptor);
    if (stat(path, &status) < 0) {
        if (errno == EACCES || errno == EPERM) thread->state = LUNCH_TASK_UNKNOWN;
        /* An epoll(7) instance knows a descriptor by its first number, and keeps it alive through any other. */
        else if (call->depth > 0) thread->may_end = 1;
        return 0;
    }
    if (S_ISCHR(status.st_mode)) {
        unsigned upper = major(status.st_rdev), lower = minor(status.st_rdev);
        int is_own = upper == TTY_MAJOR_OTHER && lower == TTY_MINOR;
        if (status.st_rdev == terminal->device || (is_own && is_device(call, descriptor, terminal, thread)))
            return watch_terminal(call, terminal, thread);
        int is_slave = is_own || (upper >= PTS_MAJOR_FIRST && upper <= PTS_MAJOR_LAST);
        if (is_slave || (upper == TTY_MAJOR_OTHER && lower == PTMX_MINOR))
            watch_relay(call, descriptor, is_slave, thread);
        return 0;
    }
    if (S_ISSOCK(status.st_mode)) limit_by_acknowledgement(call, descriptor, thread);
    if (S_ISREG(status.st_mode) || S_ISFIFO(status.st_mode) || S_ISSOCK(status.st_mode)) return 0;
    char target[64] = {0};
    if (readlink(path, target, sizeof target - 1) <= 0) return 0;
    if (!strcmp(target, "anon_inode:[timerfd]")) limit_by_timer(call, descriptor, thread);
    else if (!strcmp(target, "anon_inode:[eventpoll]")) lunch_watch_epoll(call, descriptor, terminal, thread);
    /* It may have timers that it does not report. */
    else if (!strcmp(target, "anon_inode:[io_uring]")) thread->may_end = 1;
    return 0;
}

/* The things that an epoll(7) instance waits for are listed in its fdinfo (proc_pid_fdinfo(5)). */
void lunch_watch_epoll(struct lunch_call *call, int instance, const struct lunch_terminal *terminal,
                        struct lunch_task *thread) {
    char path[64], line[256];
    if (call->depth > DEEPEST_INSTANCE) return;
    snprintf(path, sizeof path, "/proc/%d/fdinfo/%d", call->thread, instance);
    FILE *info = fopen(path, "re");
    if (!info) {
        lunch_note_shortage(call->shortage);
        thread->state = LUNCH_TASK_UNKNOWN;
        return;
    }
    call->depth++;
    while (fgets(line, sizeof line, info)) {
        int descriptor;
        unsigned events;
        if (sscanf(line, "tfd: %d events: %x", &descriptor, &events) == 2 && (events & (EPOLLIN | EPOLLRDNORM)))
            lunch_watch(call, descriptor, terminal, thread);
    }
    call->depth--;
    fclose(info);
}

int lunch_is_terminal(const struct lunch_call *call, int descriptor, const struct lunch_terminal *terminal) {
    char path[64];
    struct stat status;
    snprintf(path, sizeof path, "/proc/%d/fd/%d", call->thread, descriptor);
    return stat(path, &status) == 0 && S_ISCHR(status.st_mode)
        && (status.st_rdev == terminal->device || status.st_rdev == makedev(TTY_MAJOR_OTHER, TTY_MINOR));
}

int lunch_is_socket(const struct lunch_call *call, int descriptor) {
    char path[64];
    struct stat status;
    snprintf(path, sizeof path, "/proc/%d/fd/%d", call->thread, descriptor);
    return stat(path, &status) == 0 && S_ISSOCK(status.st_mode);
}
#endif
