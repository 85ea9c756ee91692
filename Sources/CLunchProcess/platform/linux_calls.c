#ifdef __linux__
#define _GNU_SOURCE
#include "linux_calls.h"
#include <fcntl.h>
#include <linux/futex.h>
#include <poll.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

enum { MOST_DESCRIPTORS = 1024 };

static int read_memory(struct lunch_call *call, uint64_t address, void *bytes, size_t count) {
    if (call->memory < 0) {
        char path[64];
        snprintf(path, sizeof path, "/proc/%d/mem", call->thread);
        call->memory = open(path, O_RDONLY | O_CLOEXEC);
        if (call->memory < 0) lunch_note_shortage(call->shortage);
    }
    return call->memory >= 0 && pread(call->memory, bytes, count, (off_t)address) == (ssize_t)count;
}

/* A wait has one limit more; the nearest counts. */
void lunch_limit(struct lunch_task *thread, int64_t nanoseconds, int elapses) {
    if (nanoseconds > LUNCH_LONGEST) return;
    if (nanoseconds < 0) nanoseconds = 0;
    if (thread->limit >= 0 && thread->limit <= nanoseconds) return;
    thread->limit = nanoseconds;
    thread->elapses = (uint8_t)elapses;
}

static int64_t nanoseconds(struct timespec time) {
    return time.tv_sec > LUNCH_LONGEST / LUNCH_SECOND ? INT64_MAX : time.tv_sec * LUNCH_SECOND + time.tv_nsec;
}

/* A limit that is in the process's memory; NULL there means none. */
static void limit_at(struct lunch_call *call, uint64_t address, int is_microseconds, struct lunch_task *thread) {
    struct timespec time;
    if (address == 0) return;
    if (!read_memory(call, address, &time, sizeof time)) {
        thread->state = LUNCH_TASK_UNKNOWN;
        return;
    }
    if (is_microseconds) time.tv_nsec *= 1000;
    lunch_limit(thread, nanoseconds(time), 1);
}

/* A moment of a clock that is in the process's memory; NULL there means that there is none. */
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
    lunch_limit(thread, left.tv_sec < 0 ? 0 : nanoseconds(left), 0);
}

static void limit_milliseconds(int64_t milliseconds, struct lunch_task *thread) {
    if (milliseconds >= 0) lunch_limit(thread, milliseconds * 1000000, 1);
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
            lunch_watch(call, polled[i].fd, terminal, thread);
}

/* The number of descriptors a thread has room for, which bounds what select(2) looks at. */
static int table_size(const struct lunch_call *call) {
    char path[64], line[256];
    int size = MOST_DESCRIPTORS + 1;
    snprintf(path, sizeof path, "/proc/%d/status", call->thread);
    FILE *status = fopen(path, "re");
    if (!status) {
        lunch_note_shortage(call->shortage);
        return size;
    }
    while (fgets(line, sizeof line, status) && sscanf(line, "FDSize: %d", &size) != 1) {}
    fclose(status);
    return size;
}

static void watch_select(struct lunch_call *call, uint64_t count, uint64_t address,
                         const struct lunch_terminal *terminal, struct lunch_task *thread) {
    uint8_t bits[MOST_DESCRIPTORS / 8] = {0};
    if (address == 0 || count == 0) return;
    if (count > MOST_DESCRIPTORS) {
        /* Some systems claim this in any case, and have far fewer. */
        if (table_size(call) > MOST_DESCRIPTORS) thread->state = LUNCH_TASK_UNKNOWN;
        count = MOST_DESCRIPTORS;
    }
    /* The kernel reads whole words (select(2)). */
    if (!read_memory(call, address, bits, (count + 63) / 64 * 8)) {
        thread->state = LUNCH_TASK_UNKNOWN;
        return;
    }
    for (uint64_t i = 0; i < count; i++)
        if (bits[i / 8] & (1u << (i % 8))) lunch_watch(call, (int)i, terminal, thread);
}

/* A futex's limit is a span of time for FUTEX_WAIT, and a moment for all others (futex(2)). */
static void limit_futex(struct lunch_call *call, struct lunch_task *thread) {
    uint64_t operation = call->made.arguments[1], address = call->made.arguments[3];
    switch (operation & FUTEX_CMD_MASK) {
    case FUTEX_WAIT: limit_at(call, address, 0, thread); break;
    case FUTEX_LOCK_PI: moment_at(call, address, CLOCK_REALTIME, thread); break;
    default:
        moment_at(call, address, operation & FUTEX_CLOCK_REALTIME ? CLOCK_REALTIME : CLOCK_MONOTONIC, thread);
    }
}

void lunch_understand(struct lunch_call *call, const struct lunch_terminal *terminal, struct lunch_relays *relays,
                      struct lunch_task *thread) {
    call->relays = relays;
    const uint64_t *a = call->made.arguments;
    const char *name = lunch_call_name(call->made.number);
    if (name) snprintf(thread->call, sizeof thread->call, "%s", name);
    else snprintf(thread->call, sizeof thread->call, "system call %ld", call->made.number);
    switch (call->made.number) {
    case SYS_read: case SYS_readv: case SYS_pread64:
        if (lunch_watch(call, (int)a[0], terminal, thread)) thread->reads_terminal = 1;
        if (call->read_limit >= 0) lunch_limit(thread, call->read_limit, 1);
        if (!thread->reads_terminal && lunch_is_socket(call, (int)a[0])) lunch_limit_by_socket(call, (int)a[0], SO_RCVTIMEO, thread);
        break;
    case SYS_recvfrom: case SYS_recvmsg: case SYS_accept: case SYS_accept4:
        lunch_watch(call, (int)a[0], terminal, thread);
        lunch_limit_by_socket(call, (int)a[0], SO_RCVTIMEO, thread);
        break;
    case SYS_sendto: case SYS_sendmsg: case SYS_connect:
        lunch_limit_by_socket(call, (int)a[0], SO_SNDTIMEO, thread);
        break;
    case SYS_write: case SYS_writev: case SYS_pwrite64:
        if (lunch_is_terminal(call, (int)a[0], terminal)) thread->writes_terminal = 1;
        if (lunch_is_socket(call, (int)a[0])) lunch_limit_by_socket(call, (int)a[0], SO_SNDTIMEO, thread);
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
        lunch_watch_epoll(call, (int)a[0], terminal, thread);
        limit_milliseconds((int)a[3], thread);
        break;
#ifdef SYS_epoll_pwait2
    case SYS_epoll_pwait2:
        lunch_watch_epoll(call, (int)a[0], terminal, thread);
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
    /* These wait until another process does something. */
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
