#ifdef __linux__
#define _GNU_SOURCE
#include "linux_calls.h"
#include <errno.h>
#include <fcntl.h>
#include <linux/futex.h>
#include <linux/sockios.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/sysmacros.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

/* The kernel nests no more instances of epoll(7). */
enum { MOST_DESCRIPTORS = 1024, DEEPEST_INSTANCE = 5 };
/* The numbers of devices (Documentation/admin-guide/devices.txt of the kernel). */
enum { TTY_MAJOR_OTHER = 5, TTY_MINOR = 0, PTMX_MINOR = 2, PTS_MAJOR_FIRST = 136, PTS_MAJOR_LAST = 143 };

static const int64_t SECOND = 1000000000;
/* Longer than any test: what has more than this has no limit that anybody would wait for. */
static const int64_t LONGEST = (int64_t)1000000000 * 86400 * 365;
/* TCP_DELACK_MAX of the kernel. */
static const int64_t LONGEST_ACKNOWLEDGEMENT = 200000000;

int lunch_read_terminal(int slave, struct lunch_terminal *terminal) {
    struct stat status;
    struct termios modes;
    if (fstat(slave, &status) < 0 || tcgetattr(slave, &modes) < 0) return -errno;
    terminal->device = status.st_rdev;
    /* Who reads several bytes at once may have got some of them, and then waits that long for each of the others. */
    terminal->read_limit = (modes.c_lflag & ICANON) == 0 && modes.c_cc[VMIN] != 1 && modes.c_cc[VTIME] > 0
        ? modes.c_cc[VTIME] * (SECOND / 10) : -1;
    return 0;
}

static int read_memory(struct lunch_call *call, uint64_t address, void *bytes, size_t count) {
    if (call->memory < 0) {
        char path[64];
        snprintf(path, sizeof path, "/proc/%d/mem", call->thread);
        call->memory = open(path, O_RDONLY | O_CLOEXEC);
    }
    return call->memory >= 0 && pread(call->memory, bytes, count, (off_t)address) == (ssize_t)count;
}

/* A wait has one limit more; the nearest counts. */
static void limit(struct lunch_task *thread, int64_t nanoseconds, int elapses) {
    if (nanoseconds > LONGEST) return;
    if (nanoseconds < 0) nanoseconds = 0;
    if (thread->limit >= 0 && thread->limit <= nanoseconds) return;
    thread->limit = nanoseconds;
    thread->elapses = (uint8_t)elapses;
}

static int64_t nanoseconds(struct timespec time) {
    return time.tv_sec > LONGEST / SECOND ? INT64_MAX : time.tv_sec * SECOND + time.tv_nsec;
}

/* A limit that lies in the process's memory; NULL there means none. */
static void limit_at(struct lunch_call *call, uint64_t address, int is_microseconds, struct lunch_task *thread) {
    struct timespec time;
    if (address == 0) return;
    if (!read_memory(call, address, &time, sizeof time)) {
        thread->state = LUNCH_TASK_UNKNOWN;
        return;
    }
    if (is_microseconds) time.tv_nsec *= 1000;
    limit(thread, nanoseconds(time), 1);
}

/* A moment of a clock that lies in the process's memory; NULL there means that there is none. */
static void moment_at(struct lunch_call *call, uint64_t address, clockid_t clock, struct lunch_task *thread) {
    struct timespec time, now;
    if (address == 0) return;
    if (!read_memory(call, address, &time, sizeof time) || clock_gettime(clock, &now) < 0) {
        thread->state = LUNCH_TASK_UNKNOWN;
        return;
    }
    /* Counted from 1970, a moment is further away than any wait lasts. */
    struct timespec left = {.tv_sec = time.tv_sec, .tv_nsec = time.tv_nsec - now.tv_nsec};
    if (__builtin_sub_overflow(left.tv_sec, now.tv_sec, &left.tv_sec)) return;
    limit(thread, left.tv_sec < 0 ? 0 : nanoseconds(left), 0);
}

static void limit_milliseconds(int64_t milliseconds, struct lunch_task *thread) {
    if (milliseconds >= 0) limit(thread, milliseconds * 1000000, 1);
}

/* A descriptor of the thread's as one of ours, to be closed, or -1. Where that is forbidden, nobody can tell whether the
   wait has a limit. */
static int copy_descriptor(const struct lunch_call *call, int descriptor, struct lunch_task *thread) {
    int copy = -1;
#if defined(SYS_pidfd_open) && defined(SYS_pidfd_getfd)
    /* The first thread may have ended, and has no descriptors then (PIDFD_THREAD, pidfd_open(2)). */
    int process = call->thread == call->process ? -1 : (int)syscall(SYS_pidfd_open, call->thread, O_EXCL);
    if (process < 0) process = (int)syscall(SYS_pidfd_open, call->process, 0);
    if (process >= 0) {
        copy = (int)syscall(SYS_pidfd_getfd, process, descriptor, 0);
        int error = errno;
        close(process);
        errno = error;
    }
    if (copy < 0 && (errno == EPERM || errno == EACCES || errno == ENOSYS)) thread->may_end = 1;
#else
    thread->may_end = 1;
#endif
    return copy;
}

/* Has the kernel hand on what is under way to a terminal of the process's own, or from it. Otherwise all may seem to
   wait while nobody has been woken yet. */
static void flush_terminal(struct lunch_call *call, int descriptor, int is_slave, struct lunch_task *thread) {
    int copy = copy_descriptor(call, descriptor, thread);
    if (copy < 0) return;
    struct pollfd look = {.fd = copy, .events = POLLIN};
    poll(&look, 1, 0);
    struct lunch_terminal own;
    if (is_slave && lunch_read_terminal(copy, &own) == 0) call->read_limit = own.read_limit;
    close(copy);
}

/* Whether /dev/tty is the terminal of the test, and not one that a program of the tree has made. */
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

/* How long a socket lets its reads or writes wait (SO_RCVTIMEO, socket(7)). */
static void limit_by_socket(const struct lunch_call *call, int descriptor, int option, struct lunch_task *thread) {
    int copy = copy_descriptor(call, descriptor, thread);
    struct timeval time;
    socklen_t size = sizeof time;
    if (copy < 0) return;
    if (getsockopt(copy, SOL_SOCKET, option, &time, &size) == 0 && (time.tv_sec || time.tv_usec))
        limit(thread, time.tv_sec > LONGEST / SECOND ? INT64_MAX : time.tv_sec * SECOND + time.tv_usec * 1000, 1);
    close(copy);
}

/* What was sent through TCP may be held back until what was sent before has been acknowledged (tcp(7)): by a timer of
   the kernel, while all may seem to wait. */
static void limit_by_acknowledgement(const struct lunch_call *call, int descriptor, struct lunch_task *thread) {
    int copy = copy_descriptor(call, descriptor, thread), family = 0, unsent = 0;
    socklen_t size = sizeof family;
    if (copy < 0) return;
    if (getsockopt(copy, SOL_SOCKET, SO_DOMAIN, &family, &size) == 0 && (family == AF_INET || family == AF_INET6)
        && ioctl(copy, SIOCOUTQNSD, &unsent) == 0 && unsent > 0)
        limit(thread, LONGEST_ACKNOWLEDGEMENT, 0);
    close(copy);
}

/* When a timer is due that a descriptor stands for (timerfd_create(2)). */
static void limit_by_timer(const struct lunch_call *call, int descriptor, struct lunch_task *thread) {
    char path[64], text[1024];
    snprintf(path, sizeof path, "/proc/%d/fdinfo/%d", call->thread, descriptor);
    int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0) return;
    ssize_t length = read(file, text, sizeof text - 1);
    close(file);
    if (length <= 0) return;
    text[length] = 0;
    const char *value = strstr(text, "it_value: (");
    long long seconds, rest;
    if (!value || sscanf(value, "it_value: (%lld, %lld)", &seconds, &rest) != 2 || (seconds == 0 && rest == 0)) return;
    limit(thread, seconds > LONGEST / SECOND ? INT64_MAX : seconds * SECOND + rest, 0);
}

static void watch_epoll(struct lunch_call *call, int instance, const struct lunch_terminal *terminal,
                        struct lunch_task *thread);

/* A descriptor that a thread waits to read from; returns whether it is the terminal. */
static int watch(struct lunch_call *call, int descriptor, const struct lunch_terminal *terminal,
                 struct lunch_task *thread) {
    char path[64];
    struct stat status;
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
        if (status.st_rdev == terminal->device || (is_own && is_device(call, descriptor, terminal, thread))) {
            call->read_limit = terminal->read_limit;
            thread->for_input = 1;
            return 1;
        }
        int is_slave = is_own || (upper >= PTS_MAJOR_FIRST && upper <= PTS_MAJOR_LAST);
        if (is_slave || (upper == TTY_MAJOR_OTHER && lower == PTMX_MINOR))
            flush_terminal(call, descriptor, is_slave, thread);
        return 0;
    }
    if (S_ISSOCK(status.st_mode)) limit_by_acknowledgement(call, descriptor, thread);
    if (S_ISREG(status.st_mode) || S_ISFIFO(status.st_mode) || S_ISSOCK(status.st_mode)) return 0;
    char target[64] = {0};
    if (readlink(path, target, sizeof target - 1) <= 0) return 0;
    if (!strcmp(target, "anon_inode:[timerfd]")) limit_by_timer(call, descriptor, thread);
    else if (!strcmp(target, "anon_inode:[eventpoll]")) watch_epoll(call, descriptor, terminal, thread);
    /* It may have timers, of which it does not tell. */
    else if (!strcmp(target, "anon_inode:[io_uring]")) thread->may_end = 1;
    return 0;
}

static void watch_poll(struct lunch_call *call, uint64_t address, uint64_t count, const struct lunch_terminal *terminal,
                       struct lunch_task *thread) {
    struct pollfd polled[MOST_DESCRIPTORS];
    if (count > MOST_DESCRIPTORS || !read_memory(call, address, polled, count * sizeof polled[0])) {
        if (count) thread->state = LUNCH_TASK_UNKNOWN;
        return;
    }
    for (uint64_t i = 0; i < count; i++)
        if (polled[i].fd >= 0 && (polled[i].events & (POLLIN | POLLRDNORM)))
            watch(call, polled[i].fd, terminal, thread);
}

/* How many descriptors a thread has room for, which bounds what select(2) looks at. */
static int table_size(const struct lunch_call *call) {
    char path[64], line[256];
    int size = MOST_DESCRIPTORS + 1;
    snprintf(path, sizeof path, "/proc/%d/status", call->thread);
    FILE *status = fopen(path, "re");
    if (!status) return size;
    while (fgets(line, sizeof line, status) && sscanf(line, "FDSize: %d", &size) != 1) {}
    fclose(status);
    return size;
}

static void watch_select(struct lunch_call *call, uint64_t count, uint64_t address,
                         const struct lunch_terminal *terminal, struct lunch_task *thread) {
    uint8_t bits[MOST_DESCRIPTORS / 8] = {0};
    if (address == 0 || count == 0) return;
    if (count > MOST_DESCRIPTORS) {
        /* Some say so in any case, and have far fewer. */
        if (table_size(call) > MOST_DESCRIPTORS) thread->state = LUNCH_TASK_UNKNOWN;
        count = MOST_DESCRIPTORS;
    }
    /* The kernel reads whole words (select(2)). */
    if (!read_memory(call, address, bits, (count + 63) / 64 * 8)) {
        thread->state = LUNCH_TASK_UNKNOWN;
        return;
    }
    for (uint64_t i = 0; i < count; i++)
        if (bits[i / 8] & (1u << (i % 8))) watch(call, (int)i, terminal, thread);
}

/* What an epoll(7) instance waits for stands in its fdinfo (proc_pid_fdinfo(5)). */
static void watch_epoll(struct lunch_call *call, int instance, const struct lunch_terminal *terminal,
                        struct lunch_task *thread) {
    char path[64], line[256];
    if (call->depth > DEEPEST_INSTANCE) return;
    snprintf(path, sizeof path, "/proc/%d/fdinfo/%d", call->thread, instance);
    FILE *info = fopen(path, "re");
    if (!info) {
        thread->state = LUNCH_TASK_UNKNOWN;
        return;
    }
    call->depth++;
    while (fgets(line, sizeof line, info)) {
        int descriptor;
        unsigned events;
        if (sscanf(line, "tfd: %d events: %x", &descriptor, &events) == 2 && (events & (EPOLLIN | EPOLLRDNORM)))
            watch(call, descriptor, terminal, thread);
    }
    call->depth--;
    fclose(info);
}

static int is_terminal(const struct lunch_call *call, int descriptor, const struct lunch_terminal *terminal) {
    char path[64];
    struct stat status;
    snprintf(path, sizeof path, "/proc/%d/fd/%d", call->thread, descriptor);
    return stat(path, &status) == 0 && S_ISCHR(status.st_mode)
        && (status.st_rdev == terminal->device || status.st_rdev == makedev(TTY_MAJOR_OTHER, TTY_MINOR));
}

static int is_socket(const struct lunch_call *call, int descriptor) {
    char path[64];
    struct stat status;
    snprintf(path, sizeof path, "/proc/%d/fd/%d", call->thread, descriptor);
    return stat(path, &status) == 0 && S_ISSOCK(status.st_mode);
}

/* A futex's limit is a span of time for FUTEX_WAIT, and a moment for all others (futex(2)). */
static void limit_futex(struct lunch_call *call, struct lunch_task *thread) {
    uint64_t operation = call->arguments[1], address = call->arguments[3];
    switch (operation & FUTEX_CMD_MASK) {
    case FUTEX_WAIT: limit_at(call, address, 0, thread); break;
    case FUTEX_LOCK_PI: moment_at(call, address, CLOCK_REALTIME, thread); break;
    default:
        moment_at(call, address, operation & FUTEX_CLOCK_REALTIME ? CLOCK_REALTIME : CLOCK_MONOTONIC, thread);
    }
}

void lunch_understand(struct lunch_call *call, const struct lunch_terminal *terminal, struct lunch_task *thread) {
    const uint64_t *a = call->arguments;
    const char *name = lunch_call_name(call->number);
    if (name) snprintf(thread->call, sizeof thread->call, "%s", name);
    else snprintf(thread->call, sizeof thread->call, "system call %ld", call->number);
    switch (call->number) {
    case SYS_read: case SYS_readv: case SYS_pread64:
        if (watch(call, (int)a[0], terminal, thread)) thread->reads_terminal = 1;
        if (call->read_limit >= 0) limit(thread, call->read_limit, 1);
        if (is_socket(call, (int)a[0])) limit_by_socket(call, (int)a[0], SO_RCVTIMEO, thread);
        break;
    case SYS_recvfrom: case SYS_recvmsg: case SYS_accept: case SYS_accept4:
        watch(call, (int)a[0], terminal, thread);
        limit_by_socket(call, (int)a[0], SO_RCVTIMEO, thread);
        break;
    case SYS_sendto: case SYS_sendmsg: case SYS_connect:
        limit_by_socket(call, (int)a[0], SO_SNDTIMEO, thread);
        break;
    case SYS_write: case SYS_writev: case SYS_pwrite64:
        if (is_terminal(call, (int)a[0], terminal)) thread->writes_terminal = 1;
        if (is_socket(call, (int)a[0])) limit_by_socket(call, (int)a[0], SO_SNDTIMEO, thread);
        break;
#ifdef SYS_poll
    case SYS_poll:
        watch_poll(call, a[0], a[1], terminal, thread);
        limit_milliseconds((int)a[2], thread);
        break;
    case SYS_select:
        watch_select(call, a[0], a[1], terminal, thread);
        limit_at(call, a[4], 1, thread);
        break;
    case SYS_epoll_wait:
#endif
    case SYS_epoll_pwait:
        watch_epoll(call, (int)a[0], terminal, thread);
        limit_milliseconds((int)a[3], thread);
        break;
#ifdef SYS_epoll_pwait2
    case SYS_epoll_pwait2:
        watch_epoll(call, (int)a[0], terminal, thread);
        limit_at(call, a[3], 0, thread);
        break;
#endif
    case SYS_ppoll:
        watch_poll(call, a[0], a[1], terminal, thread);
        limit_at(call, a[2], 0, thread);
        break;
    case SYS_pselect6:
        watch_select(call, a[0], a[1], terminal, thread);
        limit_at(call, a[4], 0, thread);
        break;
    case SYS_nanosleep: limit_at(call, a[0], 0, thread); break;
    case SYS_clock_nanosleep:
        if (a[1] & TIMER_ABSTIME) moment_at(call, a[2], (clockid_t)a[0], thread);
        else limit_at(call, a[2], 0, thread);
        break;
    case SYS_futex: limit_futex(call, thread); break;
#ifdef SYS_futex_waitv
    case SYS_futex_waitv: moment_at(call, a[3], (clockid_t)a[4], thread); break;
#endif
    case SYS_rt_sigtimedwait: limit_at(call, a[2], 0, thread); break;
    case SYS_semtimedop: limit_at(call, a[3], 0, thread); break;
    case SYS_recvmmsg: limit_at(call, a[4], 0, thread); break;
    case SYS_mq_timedreceive: case SYS_mq_timedsend: moment_at(call, a[4], CLOCK_REALTIME, thread); break;
    /* These wait until somebody else does something. */
#ifdef SYS_pause
    case SYS_pause: case SYS_vfork:
#endif
    case SYS_wait4: case SYS_waitid: case SYS_rt_sigsuspend: case SYS_semop: case SYS_msgrcv: case SYS_msgsnd: case SYS_flock: case SYS_fcntl: case SYS_ioctl: case SYS_clone: case SYS_openat: case SYS_splice: case SYS_sendfile:
#ifdef SYS_clone3
    case SYS_clone3:
#endif
#ifdef SYS_open
    case SYS_open:
#endif
        break;
    default: thread->state = LUNCH_TASK_UNKNOWN;
    }
}
#endif
